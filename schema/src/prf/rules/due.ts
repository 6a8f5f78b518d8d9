import { NEWS2_PARAMETERS, news2NextDueMinutes, news2Subscore } from '../../clinical/news2.js';
import { alertFigureOf } from './alerts.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isDeceased, isEntered, leftBeforeAssessment, valueOf } from '../catalogue/rules.js';
import { isEmptySet } from './empty-set.js';
import { minimumOf } from './set-score.js';

/** When the next observation set is due. Worked out from what is recorded; no clock runs for it. */
export interface ObservationsDue {
  /** ISO 8601. */
  readonly at: string;
  readonly everyMinutes: number;
}

const HOURLY = 60;

/**
 * Minutes to the next set (Royal College of Physicians, NEWS2, 2017): by its whole score; by what an incomplete one reaches; an
 * hour for a red sign or a concern, as for a single 3. Null where no published interval applies.
 */
const minutesToNext = (set: ObservationEntry): number | null => {
  const figure = alertFigureOf(set);
  const asked =
    figure === null ? null : figure.band === 'high' ? news2NextDueMinutes(figure.total, 'high') : HOURLY;
  const minimum = minimumOf(set);
  const scored =
    set.news2?.status === 'scored'
      ? (set.news2.next_due_minutes ?? null)
      : minimum === null
        ? null
        : // What is missing may score: never the longest interval.
          news2NextDueMinutes(Math.max(1, minimum.total), minimum.band);
  if (asked === null || scored === null) return asked ?? scored;
  return Math.min(asked, scored);
};

const ANY_ADULT = { ageYears: 16, isPregnant: false };
const CONCERNS = ['clinician_concern', 'carer_concern'] as const;

/** The signs of a set that call for action: those with points, or the red ones where no score is valid. */
export const signsCallingForAction = (set: ObservationEntry): readonly string[] =>
  set.news2?.status === 'not_valid'
    ? (set.news2.red_signs ?? [])
    : NEWS2_PARAMETERS.filter((parameter) => (news2Subscore(parameter, set, ANY_ADULT) ?? 0) > 0);

/** What of a set asks for the next one sooner: those signs, and concern. */
const causesOf = (set: ObservationEntry): readonly string[] => [
  ...signsCallingForAction(set),
  ...CONCERNS.filter((concern) => set[concern] === true),
];

/**
 * The shortest of the intervals that still hold. A later set ends an earlier one's where it measured again all that called for
 * it: some signs that are normal now do not make the others so.
 *
 * @param sets in the order of their times.
 */
const shortestOf = (sets: readonly ObservationEntry[]): number | null => {
  const measured = new Set<string>();
  let shortest: number | null = null;
  for (const [index, set] of sets.toReversed().entries()) {
    const isOpen = index === 0 || causesOf(set).some((cause) => !measured.has(cause));
    const minutes = isOpen ? minutesToNext(set) : null;
    if (minutes !== null) shortest = Math.min(minutes, shortest ?? minutes);
    if (set.news2?.status === 'scored') break;
    for (const [name, value] of Object.entries(set)) if (isEntered(value)) measured.add(name);
  }
  return shortest;
};

/** Nobody is in our care any more. */
const isCareOver = (facts: PrfFacts): boolean =>
  isDeceased(facts) ||
  leftBeforeAssessment(facts) ||
  isEntered(valueOf(facts, 'DispositionOutcome', 'time_left_dc_care')) ||
  isEntered(valueOf(facts, 'DispositionOutcome', 'handover_time'));

/** The next set after the newest one that has a time; null where none is due, or the patient has left our care. */
export const observationsDue = (facts: PrfFacts): ObservationsDue | null => {
  if (isCareOver(facts)) return null;
  const sets = (liveEntries(facts, 'observations', 'entries') as readonly ObservationEntry[])
    .filter((set) => !isEmptySet({ ...set }))
    .filter(({ date_time }) => date_time != null && !Number.isNaN(Date.parse(date_time)))
    .toSorted((a, b) => Date.parse(a.date_time ?? '') - Date.parse(b.date_time ?? ''));
  const newest = sets.at(-1);
  const everyMinutes = shortestOf(sets);
  if (newest?.date_time == null || everyMinutes === null) return null;
  return { at: new Date(Date.parse(newest.date_time) + everyMinutes * 60_000).toISOString(), everyMinutes };
};
