import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';

/**
 * The observation sets that count, oldest first. Those whose time is not known (before we arrived) come first.
 * Struck-through ones are left out.
 */
export const liveSets = (facts: PrfFacts): readonly ObservationEntry[] =>
  allSets(facts).filter((set) => set.void_reason === null || set.void_reason === undefined);

export const allSets = (facts: PrfFacts): readonly ObservationEntry[] => {
  const entries = facts.data['observations']?.['entries'];
  if (!Array.isArray(entries)) return [];
  return [...(entries as readonly ObservationEntry[])].sort(
    (a, b) => (a.date_time ? Date.parse(a.date_time) : 0) - (b.date_time ? Date.parse(b.date_time) : 0),
  );
};

type SetMoment = Pick<ObservationEntry, 'id' | 'date_time'>;

/** The other sets up to a set's time, oldest first. A set whose time is not known counts as before everything. */
export const setsBefore = (
  sets: readonly ObservationEntry[],
  current: SetMoment,
): readonly ObservationEntry[] => {
  const moment = current.date_time ? Date.parse(current.date_time) : Infinity;
  return sets.filter(
    (set) => set.id !== current.id && (set.date_time ? Date.parse(set.date_time) : 0) <= moment,
  );
};

/** The last value of a measurement before a set; null if there is none. */
export const previousValue = <K extends keyof ObservationEntry>(
  sets: readonly ObservationEntry[],
  current: SetMoment,
  key: K,
): NonNullable<ObservationEntry[K]> | null => {
  return (
    setsBefore(sets, current)
      .map((set) => set[key])
      .findLast((value) => value != null) ?? null
  );
};

/**
 * The last blood pressure before a set, both figures from one reading. A palpated one has no second figure, and does not
 * take one from an earlier reading.
 */
export const pressureBefore = (
  sets: readonly ObservationEntry[],
  current: SetMoment,
): Pick<ObservationEntry, 'bp_systolic' | 'bp_diastolic'> | undefined =>
  setsBefore(sets, current).findLast((set) => set.bp_systolic != null);
