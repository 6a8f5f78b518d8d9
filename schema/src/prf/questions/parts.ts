import { type DrugEntry, type PrfSectionKey } from '../catalogue/catalogue.js';
import { liveEntries, zoneOf } from '../record/facts.js';
import { formatTime } from '../record/format.js';
import { ACT_LISTS } from '../rules/act-lists.js';
import { isAnticoagulantTaken } from '../rules/anticoagulants.js';
import { ownMedicinesOf } from '../rules/own-medicines.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, valueOf } from '../catalogue/rules.js';
import type { Asked } from './question.js';

/** What the questions of several subjects are made of. */

export const MINUTE_MS = 60_000;

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Milliseconds since 1970; not a number where there is no moment. */
export const momentOf = (value: unknown): number =>
  typeof value === 'string' ? Date.parse(value) : Number.NaN;
const byTime =
  (field: string) =>
  (one: Row, other: Row): number =>
    momentOf(one[field]) - momentOf(other[field]);

/** Most questions look at the same lists: each is sorted out once for the same section. */
const kept = new WeakMap<object, Map<string, readonly Row[]>>();
const sortedOut = (
  facts: PrfFacts,
  section: PrfSectionKey,
  what: string,
  work: () => readonly Row[],
): readonly Row[] => {
  const data = facts.data[section];
  if (data === undefined) return [];
  const lists = kept.get(data) ?? new Map<string, readonly Row[]>();
  kept.set(data, lists);
  const rows = lists.get(what) ?? work();
  lists.set(what, rows);
  return rows;
};

/** Live entries that have a time, the first in time first. */
export const timed = (facts: PrfFacts, section: PrfSectionKey, list: string, field: string): readonly Row[] =>
  sortedOut(facts, section, `${list} ${field}`, () =>
    liveEntries(facts, section, list)
      .filter((row) => !Number.isNaN(momentOf(row[field])))
      .toSorted(byTime(field)),
  );
export const sets = (facts: PrfFacts): readonly Row[] =>
  sortedOut(facts, 'observations', 'entries', () => liveEntries(facts, 'observations', 'entries'));
export const setsInTime = (facts: PrfFacts): readonly Row[] =>
  timed(facts, 'observations', 'entries', 'date_time');
export const drugs = (facts: PrfFacts): readonly Row[] =>
  liveEntries(facts, 'ClinicalInterventions', 'drugs_administered').filter(
    (row) => (row as DrugEntry).not_given_reason == null,
  );

export const askOf = (
  section: PrfSectionKey,
  list: string,
  row: Row,
  field: string,
  message: string,
): Asked => ({
  ...{ section, field, entryId: row.id, message },
  of: { list, row },
});
export const askOfSet = (row: Row, field: string, message: string): Asked =>
  askOf('observations', 'entries', row, field, message);
export const askOfEntry = (list: string, row: Row, field: string, message: string): Asked =>
  askOf('ClinicalInterventions', list, row, field, message);
export const once = (
  isAsked: boolean,
  section: Asked['section'],
  field: string,
  message: string,
): readonly Asked[] => (isAsked ? [{ section, field, message }] : []);

export const isUnder = (facts: PrfFacts, years: number): boolean =>
  facts.ageYears !== null && facts.ageYears < years;
export const time = (facts: PrfFacts, section: PrfSectionKey, field: string): number =>
  momentOf(valueOf(facts, section, field));
/** In words that are the same on every device, whatever its own time zone: on the event's clock. */
export const clock = (facts: PrfFacts, moment: number): string =>
  formatTime(new Date(moment).toISOString(), zoneOf(facts));

export const hasCapacity = holds('PrimarySurvey', 'capacity_conclusion', 'has_capacity');
export const impressionIs = (...keys: readonly string[]) =>
  holds('clinical_impression', 'clinical_impression', ...keys);

export const SHOCKABLE: ReadonlySet<unknown> = new Set(['vf', 'pulseless_vt']);

export const person = (name: unknown): string =>
  typeof name === 'string' ? name.trim().toLowerCase().replace(/\s+/gu, ' ') : '';

/** What was done or measured, with its time. Its words are made only where it is asked about: there are many, and few are. */
interface Act {
  readonly at: number;
  readonly isBeforeArrival: boolean;
  readonly ask: (message: string) => Asked;
}

/** Everything that was done, in the order of the form: drugs, oxygen, airway, CPR, shocks, access, procedures, ECGs, tests, births. */
export const acts = (facts: PrfFacts): readonly Act[] =>
  ACT_LISTS.flatMap(({ section, list, field }) =>
    timed(facts, section, list, field)
      .filter((row) => list !== 'drugs_administered' || row['not_given_reason'] == null)
      .map((row) => ({
        at: momentOf(row[field]),
        isBeforeArrival: row['is_before_arrival'] === true,
        ask: (message: string) => askOf(section, list, row, field, message),
      })),
  );
/** Every set of observations, likewise. */
export const measurements = (facts: PrfFacts): readonly Act[] =>
  setsInTime(facts).map((row) => ({
    at: momentOf(row['date_time']),
    isBeforeArrival: row['is_before_arrival'] === true,
    ask: (message) => askOfSet(row, 'date_time', message),
  }));

/** What was said to be wrong: by the call, in the complaint, and in the list of complaints. */
const complaintsOf = (facts: PrfFacts): readonly string[] =>
  [
    valueOf(facts, 'incidentDetails', 'chief_complaint'),
    valueOf(facts, 'PresentingComplaint', 'presenting_complaint'),
    ...liveEntries(facts, 'PresentingComplaint', 'complaints').map(({ complaint }) => complaint),
  ].filter((text) => typeof text === 'string');

/** Just before a finding: 'no chest pain', 'denies any chest pain', 'no cough or chest pain', 'did not hit her head'. */
const DENIED =
  /\b(?:(?:no|nil|denies|denied|without)(?: [\p{L}/-]+){0,3} (?:or|nor)|no|nil|denies|denied|without|never|not|did ?n['’]?t)(?: (?:any|known|central|having|had|history of|past|previous))* $/iu;
/** What a text says by a pattern that looks for every place, in its words, and does not deny there; in doubt it is said. */
export const saidIn = (text: string, pattern: RegExp): string | null =>
  [...text.matchAll(pattern)].find(({ index }) => !DENIED.test(text.slice(0, index)))?.[0] ?? null;
export const isComplaint = (facts: PrfFacts, pattern: RegExp): boolean =>
  complaintsOf(facts).some((text) => saidIn(text, pattern) !== null);

/** The words by which the record says that the patient takes an anticoagulant; null where it does not. */
export const anticoagulantOf = (facts: PrfFacts): string | null => {
  const found = ownMedicinesOf(facts).find(({ text }) => isAnticoagulantTaken(text));
  if (found !== undefined)
    return found.row === undefined ? `${found.text}, in the patient’s own details` : found.text;
  return holds('SecondarySurvey', 'major_trauma_criteria', 'anticoagulant')(facts)
    ? 'the major trauma criteria say so'
    : null;
};
