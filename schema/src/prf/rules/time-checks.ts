import { entryTitle, formatTime } from '../record/format.js';
import { entriesFieldsOf, type PrfSectionKey, fieldAt } from '../catalogue/catalogue.js';
import { liveEntries, zoneOf } from '../record/facts.js';
import type { EntriesField, PrfFacts } from '../catalogue/kinds.js';
import {
  AFTERWARDS,
  ARRIVAL,
  AT_HOSPITAL,
  CALL,
  type Clock,
  HANDOVER,
  HANDOVER_SIGNED,
  IN_HOSPITAL,
  JOURNEY,
  LEFT_CARE,
  ON_THE_WAY,
  PRE_ALERT,
} from './clocks.js';
import type { Notice } from './notice.js';
import { holds, isConveyedByUs } from '../catalogue/rules.js';

/**
 * Times against one another across sections (clinical section 3, last paragraph). Unlikely times are asked about, and
 * nothing here stops a draft from being saved. Times in the future are checked on every write (prf/validate).
 */

const timeOf = (facts: PrfFacts, section: PrfSectionKey, field: string): number | null => {
  const value = facts.data[section]?.[field];
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
};

const inWords = (facts: PrfFacts, moment: number): string =>
  formatTime(new Date(moment).toISOString(), zoneOf(facts));

const labelOf = (section: PrfSectionKey, field: string): string => fieldAt(section, field)?.label ?? field;

/** A patient who presented themselves was seen first, and written up or called about later. */
const hasPresentedHimself = holds('incidentDetails', 'attendance_type', 'self_presented');

/**
 * The attendance's clocks, each of which mostly runs forwards. What is out of order in several is said by the last of them, which is
 * the attendance's own.
 */
const clocksOf = (facts: PrfFacts): readonly Clock[] => {
  const call = hasPresentedHimself(facts) ? [] : CALL;
  const onTheWay = ON_THE_WAY.map((step): Clock => [...call, step, ...AFTERWARDS]);
  if (isConveyedByUs(facts))
    return [
      ...onTheWay,
      [...ARRIVAL, ...PRE_ALERT, ...AT_HOSPITAL],
      [...ARRIVAL, ...JOURNEY, ...IN_HOSPITAL],
      [...ARRIVAL, ...JOURNEY, ...LEFT_CARE, ...AFTERWARDS],
      [...ARRIVAL, ...JOURNEY, ...HANDOVER_SIGNED],
      [...call, ...ARRIVAL, ...JOURNEY, ...HANDOVER, ...AFTERWARDS],
    ];
  // Whom others take over at the scene is handed over before we leave it.
  return [
    ...onTheWay,
    [...ARRIVAL, ...PRE_ALERT, ...IN_HOSPITAL],
    [...ARRIVAL, ...LEFT_CARE, ...IN_HOSPITAL],
    [...ARRIVAL, ...LEFT_CARE, ...AFTERWARDS],
    [...ARRIVAL, ...HANDOVER_SIGNED],
    [...call, ...ARRIVAL, ...JOURNEY, ...AFTERWARDS],
    [...ARRIVAL, ...HANDOVER, ...AFTERWARDS],
  ];
};

/** At the patient, where that is known: the scene can be ten minutes away from them. */
const ROLE_BEFORE_ARRIVAL = [
  ['at_patient_time', 'before we were with the patient'],
  ['arrived_time', 'before we arrived'],
] as const;

/** Sections whose lists say of an entry whether others did it before us: what they did not cannot be older than the call. */
const AFTER_CALL: readonly PrfSectionKey[] = ['observations', 'ClinicalInterventions', 'SecondarySurvey'];
const saysWhose = ({ fields }: EntriesField): boolean =>
  fields.some(({ name }) => name === 'is_before_arrival');

/** Entries of before a moment that do not say that others made them before us. */
const entriesBefore = (
  facts: PrfFacts,
  moment: number,
): (Omit<Notice, 'code' | 'message'> & { at: number })[] =>
  AFTER_CALL.flatMap((section) =>
    entriesFieldsOf(section)
      .filter(saysWhose)
      .flatMap((field) =>
        liveEntries(facts, section, field.name)
          .filter((entry) => {
            const at = entry[field.timeField];
            return typeof at === 'string' && entry['is_before_arrival'] !== true && Date.parse(at) < moment;
          })
          .map((entry) => ({
            section,
            field: field.timeField,
            entryId: entry.id,
            label: entryTitle(field, entry, { timeZone: zoneOf(facts) }),
            at: Date.parse(String(entry[field.timeField])),
          })),
      ),
  );

const entriesBeforeCall = (facts: PrfFacts): Notice[] => {
  if (hasPresentedHimself(facts)) return [];
  const call = timeOf(facts, 'incidentDetails', 'call_time');
  if (call === null) return [];
  return entriesBefore(facts, call).map(({ at, ...place }) => ({
    ...place,
    code: 'BEFORE_CALL',
    message: `This is at ${inWords(facts, at)}, before the call at ${inWords(facts, call)}. Correct the time, or mark it as before our arrival.`,
  }));
};

/** Times before the incident, mostly of the wrong day. Times before the call already have a question of their own. */
export const beforeIncident = (facts: PrfFacts): readonly Notice[] => {
  const incident = timeOf(facts, 'incidentDetails', 'incident_date');
  if (incident === null) return [];
  const told = new Set(entriesBeforeCall(facts).map(({ entryId }) => entryId));
  return entriesBefore(facts, incident)
    .filter(({ entryId }) => !told.has(entryId))
    .map(({ at, ...place }) => ({
      ...place,
      code: 'BEFORE_INCIDENT',
      message: `This is at ${inWords(facts, at)}, before the incident at ${inWords(facts, incident)}. Correct the time, or mark it as before our arrival.`,
    }));
};

const backwards = (facts: PrfFacts, clock: Clock): Notice[] => {
  const notices: Notice[] = [];
  let former: { readonly label: string; readonly at: number } | null = null;
  for (const [section, field] of clock) {
    const at = timeOf(facts, section, field);
    if (at === null) continue;
    const label = labelOf(section, field);
    if (former !== null && at < former.at) {
      notices.push({
        section,
        field,
        code: 'TIME_ORDER',
        label,
        message: `'${label}' at ${inWords(facts, at)} is before '${former.label}' at ${inWords(facts, former.at)}. Is that right?`,
      });
    } else {
      former = { label, at };
    }
  }
  return notices;
};

/**
 * The attendance's clocks where they run backwards: a question, because control rooms may record times in a different order
 * from the events. Each names the later of the two fields, which is usually the one that was mistyped.
 */
export const clockOrder = (facts: PrfFacts): readonly Notice[] => {
  const found = clocksOf(facts).flatMap((clock) => backwards(facts, clock));
  // The clocks share their ends: what is wrong there is said once.
  return [...new Map(found.map((notice) => [notice.field, notice])).values()];
};

/** Times that can hardly be right together. */
export const timeChecks = (facts: PrfFacts): readonly Notice[] => {
  const notices: Notice[] = [];
  const role = timeOf(facts, 'ROLE', 'role_time');
  const arrival = ROLE_BEFORE_ARRIVAL.flatMap(([field, words]) => {
    const at = timeOf(facts, 'incidentDetails', field);
    return at === null ? [] : [{ at, words }];
  })[0];
  if (role !== null && arrival !== undefined && role < arrival.at) {
    notices.push({
      section: 'ROLE',
      field: 'role_time',
      code: 'ROLE_BEFORE_ARRIVAL',
      label: labelOf('ROLE', 'role_time'),
      message: `Life was recognised as extinct at ${inWords(facts, role)}, ${arrival.words} at ${inWords(facts, arrival.at)}.`,
    });
  }
  return [...notices, ...entriesBeforeCall(facts)];
};
