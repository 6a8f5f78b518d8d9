import type { CprEntry, DefibrillationEntry } from '../catalogue/catalogue.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import type { Told } from './handover-told.js';
import { holds } from '../catalogue/rules.js';

/** A cardiac arrest as who takes over asks about it (Utstein 2015): others' part in it and ours, each fact a line. */

const SECTION = 'ClinicalInterventions';
const MINUTE_MS = 60_000;

export interface ArrestTold {
  /** True once anything of the record says so; false where it says that there was none; null where it says nothing. */
  readonly wasArrest: boolean | null;
  readonly collapse: string;
  readonly bystanderCpr: string;
  readonly rhythm: string;
  readonly shocks: string;
  readonly rosc: string;
  readonly downtime: string;
}

const labelOf = (path: string, value: unknown): string => {
  const field = fieldAt(SECTION, path);
  return field === undefined ? '' : formatValue(field, value);
};

const at = (name: string, clock: string): string => (clock === '' ? name : `${name} at ${clock}`);

/** First and last, where they differ: 'first VF at 14:02, last sinus at 14:06'. */
const rhythmText = (
  events: readonly CprEntry[],
  shocks: readonly DefibrillationEntry[],
  record: Told,
): string => {
  const seen = [
    ...events.map(({ rhythm, time }) => ({ rhythm, time, order: 0 })),
    ...shocks.flatMap(({ rhythm, outcome_rhythm, time }) => [
      { rhythm, time, order: 1 },
      { rhythm: outcome_rhythm, time, order: 2 },
    ]),
  ]
    .filter(({ rhythm }) => rhythm != null)
    .sort((a, b) => (Date.parse(a.time ?? '') || 0) - (Date.parse(b.time ?? '') || 0) || a.order - b.order);
  const [first] = seen;
  const last = seen.at(-1);
  if (first === undefined || last === undefined) return '';
  const words = ({ rhythm, time }: typeof first): string =>
    at(labelOf('cpr.rhythm', rhythm), record.clock(time));
  return first === last || first.rhythm === last.rhythm
    ? `first ${words(first)}`
    : `first ${words(first)}, last ${words(last)}`;
};

const shocksText = (shocks: readonly DefibrillationEntry[], record: Told): string => {
  const countOf = (some: readonly DefibrillationEntry[]): number =>
    some.reduce((sum, { shocks_delivered }) => sum + (shocks_delivered ?? 1), 0);
  const total = countOf(shocks);
  if (total === 0) return '';
  const before = countOf(shocks.filter(({ is_before_arrival }) => is_before_arrival === true));
  const last = shocks.at(-1);
  return [
    String(total),
    before === 0 ? '' : `${before} before our arrival`,
    last === undefined || record.clock(last.time) === '' ? '' : `last at ${record.clock(last.time)}`,
    last?.energy_joules == null ? '' : `${last.energy_joules} J`,
  ]
    .filter(Boolean)
    .join(', ');
};

const bystanderText = (events: readonly CprEntry[], record: Told): string => {
  const wasGiven =
    holds(SECTION, 'cpr_providers', 'bystander')(record.facts) ||
    events.some(({ provider }) => provider === 'bystander');
  if (wasGiven) {
    const begun = events.find(({ provider, event }) => provider === 'bystander' && event === 'started');
    return begun === undefined ? 'yes' : at('yes, begun', record.clock(begun.time));
  }
  if (record.value('ROLE', 'no_evidence_of_cpr_prior_to_arrival') === true) return 'no evidence of any';
  const before = events.find(({ is_before_arrival }) => is_before_arrival === true);
  return before === undefined ? '' : 'CPR before our arrival, who gave it not recorded';
};

export const arrestTold = (record: Told): ArrestTold => {
  const events: readonly CprEntry[] = record.entries(SECTION, 'cpr', 'time');
  const shocks: readonly DefibrillationEntry[] = record.entries(SECTION, 'defibrillation', 'time');
  const said = record.value('PrimarySurvey', 'cardiac_arrest');
  const wasArrest =
    events.length + shocks.length > 0 || said === 'before_arrival' || said === 'after_arrival'
      ? true
      : said === 'no'
        ? false
        : null;
  const roscTimes = [
    ...events.flatMap(({ event, time }) => (event === 'rosc' && time ? [time] : [])),
    record.value('PrimarySurvey', 'return_of_circulation_at'),
  ].filter((time): time is string => typeof time === 'string');
  const clocks = [...new Set(roscTimes.map((time) => record.clock(time)))];
  const began = events.find(
    ({ event, time }) => (event === 'started' || event === 'mechanical_started') && Boolean(time),
  );
  const [back] = roscTimes;
  const minutes =
    began?.time == null || back === undefined
      ? null
      : Math.round((Date.parse(back) - Date.parse(began.time)) / MINUTE_MS);
  const onset = record.moment(record.value('PresentingComplaint', 'onset_at'));
  return {
    wasArrest,
    // The form asks for no collapse of its own: in an arrest it is when the symptoms began.
    collapse: wasArrest !== true || onset === '' ? '' : `${onset} (symptoms began)`,
    bystanderCpr: bystanderText(events, record),
    rhythm: rhythmText(events, shocks, record),
    shocks: shocksText(shocks, record),
    rosc: clocks.join(' and '),
    downtime:
      minutes === null || minutes < 0
        ? ''
        : `${minutes} min from CPR ${record.clock(began?.time)} to circulation ${record.clock(back)}`,
  };
};
