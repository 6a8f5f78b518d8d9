import { childSignsNote, PREGNANCY_NOTE } from '@sideline/schema/clinical/single-signs';
import { derivationPatient } from '@sideline/schema/prf/record/derive';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';

/** Why this patient has no early warning score, and what is checked instead; null if NEWS2 is valid. */
export const noScoreNote = (facts: PrfFacts): string | null =>
  childSignsNote(facts.ageYears) ?? (derivationPatient(facts).isPregnant ? PREGNANCY_NOTE : null);
