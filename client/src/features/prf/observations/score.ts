import {
  news2,
  NEWS2_PARAMETERS,
  news2Subscore,
  type News2Input,
  type News2Parameter,
  type News2Result,
} from '@sideline/schema/clinical/news2';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { derivationPatient } from '@sideline/schema/prf/record/derive';
import { setScoreText } from '@sideline/schema/prf/rules/set-score';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';

/** A set without refused figures, because their earlier values are not what the boxes show. */
export const withoutRefused = <T extends ObservationEntry>(set: T, refused: readonly string[]): T => ({
  ...set,
  ...Object.fromEntries(
    NEWS2_PARAMETERS.filter((name) => refused.includes(name)).map((name) => [name, null]),
  ),
});

/** NEWS2 of a set as shown on the screen, for this patient (clinical section 2). */
export const scoreOf = (set: News2Input, facts: PrfFacts): News2Result =>
  news2(set, derivationPatient(facts));

/** The score of a recorded set in words, as calculated or signed: 'NEWS2 5, medium', 'NEWS2 incomplete: needs …'. */
export const scoreWords = (set: ObservationEntry): string => setScoreText(set);

/** The points of one parameter, for its tile; null if it has no value or NEWS2 is not valid for this patient. */
export const subscoreOf = (parameter: News2Parameter, set: News2Input, facts: PrfFacts): number | null =>
  news2Subscore(parameter, set, derivationPatient(facts));
