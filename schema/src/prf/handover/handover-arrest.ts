import type { CprEntry, DefibrillationEntry } from '../catalogue/catalogue.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { isEntered } from '../catalogue/rules.js';
import { formatValue } from '../record/format.js';
import { inSentence, type HandoverRecord } from './handover-record.js';
import { holds } from '../catalogue/rules.js';

/**
 * A cardiac arrest as the receiving team asks about it (Utstein 2015 and 2024): what we and others did, one fact a line.
 * What the form asks about the arrest itself is read first; where it was not answered, the entries of CPR and shocks say
 * what they can.
 */

const SECTION = 'ClinicalInterventions';
const MINUTE_MS = 60_000;

export interface ArrestSummary {
  /** True once anything of the record says so; false where it says that there was none; null where it says nothing. */
  readonly wasArrest: boolean | null;
  readonly collapse: string;
  readonly bystanderCpr: string;
  readonly rhythm: string;
  readonly shocks: string;
  readonly rosc: string;
  readonly downtime: string;
  readonly resuscitation: string;
  /** What is read out where no entry under the treatment mentions the arrest. */
  readonly spoken: string;
}

/** What the form asks about the arrest itself. */
const ASKED = [
  'collapse_at',
  'arrest_witnessed_by',
  'bystander_cpr',
  'first_cpr_at',
  'first_cpr_by',
  'first_rhythm',
  'aed_before_arrival',
  'first_shock_by',
  'any_rosc',
  'resuscitation_attempted',
] as const;

const labelOf = (path: string, value: unknown): string => {
  const field = fieldAt(SECTION, path);
  return field === undefined ? '' : formatValue(field, value);
};

const at = (name: string, clock: string): string => (clock === '' ? name : `${name} at ${clock}`);

const joined = (parts: readonly string[], between = ', '): string => parts.filter(Boolean).join(between);

/** 'witnessed by family member'; empty where the form does not say. */
const after = (words: string, text: string): string => (text === '' ? '' : `${words} ${text}`);

/** An answer of the form about the arrest, in a sentence. */
const answer = (record: HandoverRecord, name: string): string => inSentence(record.text(SECTION, name));

/** One of two answers of a yes or no question. */
const either = (record: HandoverRecord, name: string, yes: string, no: string): string => {
  const value = record.value(SECTION, name);
  return value === true ? yes : value === false ? no : '';
};

const ROSC_SECTION = 'PrimarySurvey';

const collapseText = (record: HandoverRecord): string => {
  const known = record.moment(record.value(SECTION, 'collapse_at'));
  const onset = record.moment(record.value('PresentingComplaint', 'onset_at'));
  const why = record.reason(SECTION, 'collapse_at');
  const witness = record.value(SECTION, 'arrest_witnessed_by');
  const seen = answer(record, 'arrest_witnessed_by');
  const more = [
    witness === 'not_witnessed'
      ? seen
      : witness === 'not_known'
        ? `witness ${seen}`
        : after('witnessed by', seen),
    after('cause:', answer(record, 'arrest_cause')),
    after('before the arrest:', answer(record, 'function_before_arrest')),
    either(
      record,
      'implanted_device',
      'implanted defibrillator or heart pump',
      'no implanted defibrillator or heart pump',
    ),
  ];
  const time =
    known || joined([why === '' ? '' : `time ${why}`, onset === '' ? '' : `${onset} (symptoms began)`]);
  return joined([time || (joined(more) === '' ? '' : 'time not recorded'), ...more]);
};

/** First and last, where they differ: 'first VF at 14:02, last sinus at 14:06'. */
const rhythmText = (
  events: readonly CprEntry[],
  shocks: readonly DefibrillationEntry[],
  record: HandoverRecord,
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
  const [earliest] = seen;
  const last = seen.at(-1);
  const said = record.value(SECTION, 'first_rhythm');
  const first =
    typeof said === 'string'
      ? { rhythm: said, time: seen.find(({ rhythm }) => rhythm === said)?.time }
      : earliest;
  const words = ({ rhythm, time }: { readonly rhythm?: unknown; readonly time?: unknown }): string =>
    at(labelOf('cpr.rhythm', rhythm), record.clock(time));
  return joined([
    first === undefined ? '' : `first ${words(first)}`,
    last === undefined || last.rhythm === first?.rhythm ? '' : `last ${words(last)}`,
    after('at handover', record.text(SECTION, 'rhythm_at_handover')),
  ]);
};

const countedShocks = (shocks: readonly DefibrillationEntry[], record: HandoverRecord): string => {
  const countOf = (some: readonly DefibrillationEntry[]): number =>
    some.reduce((sum, { shocks_delivered }) => sum + (shocks_delivered ?? 1), 0);
  const total = countOf(shocks);
  if (total === 0) return '';
  const before = countOf(shocks.filter(({ is_before_arrival }) => is_before_arrival === true));
  const last = shocks.at(-1);
  return joined([
    String(total),
    before === 0 ? '' : `${before} before our arrival`,
    last === undefined || record.clock(last.time) === '' ? '' : `last at ${record.clock(last.time)}`,
    last?.energy_joules == null ? '' : `${last.energy_joules} J`,
  ]);
};

const shocksText = (shocks: readonly DefibrillationEntry[], record: HandoverRecord): string =>
  joined([
    countedShocks(shocks, record),
    after('first shock by', answer(record, 'first_shock_by')),
    after('defibrillator before our arrival:', answer(record, 'aed_before_arrival')),
    after('first applied by', answer(record, 'first_aed_by')),
  ]);

const BYSTANDER_GAVE: ReadonlySet<unknown> = new Set([
  'compressions_only',
  'compressions_and_breaths',
  'unknown_kind',
]);

/** What the entries say of it, where the form's own question was not answered. */
const bystanderOfEntries = (events: readonly CprEntry[], record: HandoverRecord): string => {
  const wasGiven =
    holds(SECTION, 'cpr_providers', 'bystander')(record.facts) ||
    events.some(({ provider }) => provider === 'bystander');
  if (wasGiven) return 'yes';
  if (record.value('ROLE', 'no_evidence_of_cpr_prior_to_arrival') === true) return 'no evidence of any';
  return events.some(({ is_before_arrival }) => is_before_arrival === true)
    ? 'CPR before our arrival, who gave it not recorded'
    : '';
};

const bystanderText = (events: readonly CprEntry[], record: HandoverRecord): string => {
  const kind = answer(record, 'bystander_cpr');
  const said = BYSTANDER_GAVE.has(record.value(SECTION, 'bystander_cpr'))
    ? `yes, ${kind.replace(/^yes, /, '')}`
    : kind || bystanderOfEntries(events, record) || record.reason(SECTION, 'bystander_cpr');
  const begun = events.find(({ provider, event }) => provider === 'bystander' && event === 'started');
  const first = record.clock(record.value(SECTION, 'first_cpr_at'));
  const by = answer(record, 'first_cpr_by');
  return joined([
    said,
    said.startsWith('yes') && first === '' && begun !== undefined && record.clock(begun.time) !== ''
      ? `begun at ${record.clock(begun.time)}`
      : '',
    first === '' && by === '' ? '' : joined([at('first CPR', first), after('by', by)], ' '),
    either(
      record,
      'call_handler_cpr',
      'guided by the call handler',
      said.startsWith('yes') ? 'not guided by the call handler' : 'no CPR guided by the call handler',
    ),
  ]);
};

const roscText = (times: readonly string[], record: HandoverRecord): string => {
  const clocks = [...new Set(times.map((time) => record.clock(time)))].join(' and ');
  const field = fieldAt(SECTION, 'any_rosc');
  const kept = record.value(SECTION, 'any_rosc');
  const said =
    field === undefined || !Array.isArray(kept)
      ? []
      : kept.map((key: unknown) => inSentence(formatValue(field, [key])));
  return joined(
    [
      clocks,
      ...said,
      either(
        record,
        'st_elevation_after_rosc',
        'ST elevation after return of circulation',
        'no ST elevation after return of circulation',
      ),
      either(record, 'targeted_temperature', 'temperature control begun', 'temperature control not begun'),
    ],
    '; ',
  );
};

/** Whole minutes from one moment to another; null where either is unknown or they stand the wrong way round. */
const minutesBetween = (from: unknown, to: unknown): number | null => {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  return minutes < 0 || Number.isNaN(minutes) ? null : minutes;
};

/** From collapse, otherwise from the first CPR, until circulation came back or resuscitation was stopped. */
const downtimeText = (
  began: string | undefined,
  back: string | undefined,
  record: HandoverRecord,
): string => {
  const collapsed = record.value(SECTION, 'collapse_at');
  const entered = record.value(SECTION, 'first_cpr_at');
  const firstCpr = entered ?? began;
  const stopped = record.value(SECTION, 'resuscitation_stopped_at');
  const [end, what] =
    back === undefined ? [stopped, 'the end of resuscitation'] : [back, 'first return of circulation'];
  const whole = minutesBetween(collapsed, end);
  const withCpr = minutesBetween(firstCpr, end);
  // Our own first CPR does not show the time without CPR where bystanders gave it, or nobody asked.
  const isKnown = entered !== undefined || record.value(SECTION, 'bystander_cpr') === 'none';
  const without = isKnown ? minutesBetween(collapsed, firstCpr) : null;
  const noFlow = without === null ? '' : `${without} min without CPR`;
  if (whole !== null)
    return joined([
      `${whole} min from collapse ${record.clock(collapsed)} to ${what} ${record.clock(end)}`,
      noFlow,
    ]);
  return withCpr === null
    ? noFlow
    : `${withCpr} min from CPR ${record.clock(firstCpr)} to ${what} ${record.clock(end)}`;
};

const resuscitationText = (record: HandoverRecord): string => {
  const stopped = record.time(SECTION, 'resuscitation_stopped_at');
  const because = answer(record, 'resuscitation_stopped_because');
  return joined(
    [
      answer(record, 'resuscitation_attempted'),
      after('CPR:', answer(record, 'cpr_methods')),
      stopped === '' && because === '' ? '' : joined([at('stopped', stopped), because], ': '),
      answer(record, 'arrest_end'),
    ],
    '; ',
  );
};

const spokenText = (record: HandoverRecord): string => {
  const collapsed = record.clock(record.value(SECTION, 'collapse_at'));
  const kind = record.value(SECTION, 'bystander_cpr');
  return joined([
    collapsed === '' ? '' : `collapsed ${collapsed}`,
    BYSTANDER_GAVE.has(kind) ? 'bystander CPR' : kind === 'none' ? 'no bystander CPR' : '',
  ]);
};

export const arrestSummary = (record: HandoverRecord): ArrestSummary => {
  const events: readonly CprEntry[] = record.entries(SECTION, 'cpr', 'time');
  const shocks: readonly DefibrillationEntry[] = record.entries(SECTION, 'defibrillation', 'time');
  const said = record.value(ROSC_SECTION, 'cardiac_arrest');
  const isAnswered = ASKED.some((name) => isEntered(record.value(SECTION, name)));
  const wasArrest =
    events.length + shocks.length > 0 || said === 'before_arrival' || said === 'after_arrival'
      ? true
      : said === 'no'
        ? false
        : isAnswered
          ? true
          : null;
  const nothing = '';
  // Answers of a form that says there was no arrest are those of an earlier 'yes': they are kept, and count for nothing.
  if (wasArrest !== true)
    return {
      wasArrest,
      collapse: nothing,
      bystanderCpr: wasArrest === false ? nothing : bystanderText(events, record),
      rhythm: nothing,
      shocks: nothing,
      rosc: nothing,
      downtime: nothing,
      resuscitation: nothing,
      spoken: nothing,
    };
  const roscTimes = [
    ...events.flatMap(({ event, time }) => (event === 'rosc' && time ? [time] : [])),
    record.value(ROSC_SECTION, 'return_of_circulation_at'),
  ].filter((time): time is string => typeof time === 'string');
  const began = events.find(
    ({ event, time }) => (event === 'started' || event === 'mechanical_started') && Boolean(time),
  );
  return {
    wasArrest,
    collapse: collapseText(record),
    bystanderCpr: bystanderText(events, record),
    rhythm: rhythmText(events, shocks, record),
    shocks: shocksText(shocks, record),
    rosc: roscText(roscTimes, record),
    downtime: downtimeText(began?.time ?? undefined, roscTimes[0], record),
    resuscitation: resuscitationText(record),
    spoken: spokenText(record),
  };
};
