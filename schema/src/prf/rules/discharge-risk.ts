import { alertFigureOf, alertWords, type AlertFigure } from './alerts.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isDischargedOnScene, isEntered, valueOf } from '../catalogue/rules.js';
import { compare } from '../../compare.js';

/**
 * What speaks against the last state that is known: the newest set that called for action, unless a whole set of a low score
 * came after it. Null where nothing does.
 */
export const lastRisk = (facts: Pick<PrfFacts, 'data'>): AlertFigure | null => {
  const sets = (
    liveEntries(
      { ageYears: null, hasPatient: false, ...facts },
      'observations',
      'entries',
    ) as readonly ObservationEntry[]
  ).toSorted((a, b) => compare(b.date_time, a.date_time));
  for (const set of sets) {
    const figure = alertFigureOf(set);
    if (figure !== null) return figure;
    if (set.news2?.status === 'scored') return null;
  }
  return null;
};

/**
 * A discharge on scene with a score of 5 or more, a red sign, a concern or an open alert wants a named senior, or why there was
 * none (clinical section 9). The words of what asks for it; null where nothing does, or one of the two is said.
 */
export const unexplainedRisk = (facts: PrfFacts): string | null => {
  if (!isDischargedOnScene(facts)) return null;
  const isSaid = ['discharge_senior', 'discharge_no_senior_reason'].some((field) =>
    isEntered(valueOf(facts, 'DispositionOutcome', field)),
  );
  const risk = isSaid ? null : lastRisk(facts);
  return risk === null ? null : alertWords(risk);
};
