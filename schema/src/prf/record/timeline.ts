import { capitalise } from '../../letter-case.js';
import { LIMITS } from '../../limits.js';
import {
  type Alert,
  type AlertBasis,
  alertName,
  type AlertReason,
  alertsOf,
  withdrawnBecause,
} from '../rules/alerts.js';
import { isRecord } from './canonical.js';
import {
  clockFieldsOf,
  entriesFieldsOf,
  fieldsOf,
  PRF_SECTION_KEYS,
  type PrfSectionKey,
} from '../catalogue/catalogue.js';
import type { FormatOptions } from './format.js';
import type { GroupField, PrfFacts, TimeField } from '../catalogue/kinds.js';
import { isSame } from './merge.js';
import { isEntered } from '../catalogue/rules.js';
import {
  entryWords,
  momentWords,
  rowWords,
  type TimelineEntry,
  type TimelineWords,
} from './timeline-words.js';

/**
 * One patient contact in the order in which it happened: what is in the record, worked out only from the record, so that the
 * device shows it offline, including what has not been sent yet.
 */

export const TIMELINE_KIND_LABELS = {
  observation: 'Observations',
  drug: 'Drugs',
  arrest: 'CPR and shocks',
  procedure: 'Procedures',
  wound: 'Wounds',
  note: 'Notes',
  alert: 'NEWS2 alerts',
  clock: 'Times',
  state: 'Record',
} as const;
export type TimelineKind = keyof typeof TIMELINE_KIND_LABELS;
export const TIMELINE_KINDS = Object.keys(TIMELINE_KIND_LABELS) as readonly TimelineKind[];

/** Where an item was entered; what became of the record as a whole stands nowhere. */
export interface TimelinePlace {
  readonly section: PrfSectionKey;
  readonly field: string;
  /** Where in the field: an entry's id, or a row and what says its time as `0/at`; null where it is the field itself. */
  readonly within: string | null;
}

export interface TimelineItem extends TimelineWords {
  readonly key: string;
  readonly kind: TimelineKind;
  /** When it happened, ISO 8601; null where nobody knows. */
  readonly at: string | null;
  /** When it was written down, where that was more than 15 minutes from when it happened; else null. */
  readonly recordedAt: string | null;
  /** Why an entry was struck through; null where it stands. */
  readonly struckBecause: string | null;
  /** False while only this device has it. */
  readonly isSent: boolean;
  readonly place: TimelinePlace | null;
}

export interface Timeline {
  /** Oldest first. */
  readonly timed: readonly TimelineItem[];
  /** What happened at a time that nobody knows: before our arrival, or not filled in yet. */
  readonly untimed: readonly TimelineItem[];
}

/** What became of the record itself: begun, sent to review, signed, amended, voided. */
export interface RecordEvent {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

/** What is on record about a set's alert. */
export interface AlertOnRecord {
  readonly entryId: string;
  readonly total: number;
  /** A whole score and nothing besides, where absent. */
  readonly basis?: AlertBasis;
  readonly reasons?: readonly AlertReason[];
  readonly occurredAt: string | null;
  /** When the server first had it. */
  readonly raisedAt: string;
  readonly action: string | null;
  /** When it was done. */
  readonly actionedAt: string | null;
  /** When the server got that; null where it was reported at once. */
  readonly actionRecordedAt: string | null;
  readonly actionedBy: string | null;
  readonly clearedAt: string | null;
}

/** A moment of the contact itself that the server has, and when it was written down. */
export interface ClockOnRecord {
  readonly section: PrfSectionKey;
  readonly field: string;
  /** The moment that was written, ISO 8601. */
  readonly at: string;
  /** Null if this device does not know yet. */
  readonly recordedAt: string | null;
}

export interface TimelineSource {
  readonly facts: PrfFacts;
  readonly events: readonly RecordEvent[];
  readonly alerts: readonly AlertOnRecord[];
  readonly clocks: readonly ClockOnRecord[];
  /** The sections as the server has them. */
  readonly stored: PrfFacts['data'];
}

const RECORDED_LATE_MS = LIMITS.recordedApartMinutes * 60_000;

const KIND_OF_ENTRIES: Readonly<Record<string, TimelineKind>> = {
  Observation: 'observation',
  DrugAdministration: 'drug',
  CprEvent: 'arrest',
  Defibrillation: 'arrest',
  Procedure: 'procedure',
  PrfBodyMark: 'wound',
  RunningNote: 'note',
  PrfAccess: 'procedure',
  PrfInvestigation: 'procedure',
};

/** What was done, of the rows that say when. Any other row's time is a moment of the contact, as a clock field's is. */
const KIND_OF_ROWS: Readonly<Record<string, TimelineKind>> = {
  PrfAccess: 'procedure',
  PrfInvestigation: 'procedure',
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const moment = (value: unknown): string | null => {
  const iso = text(value);
  return iso !== null && !Number.isNaN(Date.parse(iso)) ? iso : null;
};

/** The recording time where it says something: recorded more than 15 minutes from when it happened, either way. */
export const lateRecording = (at: string | null, recordedAt: string | null): string | null =>
  at !== null && recordedAt !== null && Math.abs(Date.parse(recordedAt) - Date.parse(at)) > RECORDED_LATE_MS
    ? recordedAt
    : null;

const entryItems = (facts: PrfFacts, options: FormatOptions): TimelineItem[] =>
  PRF_SECTION_KEYS.flatMap((section) =>
    entriesFieldsOf(section).flatMap((field) => {
      if (field.isHistory) return [];
      const list = facts.data[section]?.[field.name];
      const entries = (Array.isArray(list) ? list : []).filter(
        (entry): entry is TimelineEntry => isRecord(entry) && typeof entry['id'] === 'string',
      );
      return entries.flatMap((entry): TimelineItem[] => {
        const at = moment(entry[field.timeField]) ?? moment(entry['occurred_at']);
        const recordedAt = moment(entry['recorded_at']);
        const known = {
          kind: KIND_OF_ENTRIES[field.typeName] ?? 'note',
          struckBecause: text(entry['void_reason']),
          isSent: recordedAt !== null,
          place: { section, field: field.name, within: entry.id },
        };
        // When oxygen was stopped, an ECG sent: moments of their own, under the name of what they end or follow.
        const later = field.fields.flatMap((sub): TimelineItem[] => {
          const then = sub.kind === 'time' && sub.name !== field.timeField ? moment(entry[sub.name]) : null;
          if (then === null || sub.kind !== 'time') return [];
          const { title, text: words } = momentWords(field, sub, entry, options);
          const name = `${field.entryLabel}: ${title.toLowerCase()}`;
          return [
            {
              ...known,
              key: `${entry.id}.${sub.name}`,
              at: then,
              recordedAt: null,
              title: name,
              text: words,
              brief: '',
            },
          ];
        });
        return [
          {
            ...known,
            key: entry.id,
            at,
            recordedAt: lateRecording(at, recordedAt),
            ...entryWords(field, entry, options),
          },
          ...later,
        ];
      });
    }),
  );

const rowsIn = (data: PrfFacts['data'], section: PrfSectionKey, field: string): readonly unknown[] => {
  const list = data[section]?.[field];
  return Array.isArray(list) ? list : [];
};

/** The rows of one list: what was done also where nobody knows when, a mere moment only where it is known. */
const itemsOfRows = (
  { facts, stored }: TimelineSource,
  section: PrfSectionKey,
  field: GroupField,
  time: TimeField,
  options: FormatOptions,
): TimelineItem[] => {
  const kind = KIND_OF_ROWS[field.typeName] ?? 'clock';
  const sent = rowsIn(stored, section, field.name);
  return rowsIn(facts.data, section, field.name).flatMap((row, index): TimelineItem[] => {
    if (!isRecord(row) || !isEntered(row)) return [];
    const at = moment(row[time.name]);
    if (at === null && kind === 'clock') return [];
    const words =
      kind === 'clock'
        ? momentWords(field, time, row, options)
        : rowWords({ ...field, entryLabel: field.label, timeField: time.name }, row, options);
    return [
      {
        ...words,
        key: `${section}.${field.name}.${index}.${time.name}`,
        kind,
        at,
        // The list is one answer: the server knows when it last changed, not when this row was written (ADR 19).
        recordedAt: null,
        struckBecause: null,
        isSent: sent.some((one) => isSame(one, row)),
        place: { section, field: field.name, within: `${index}/${time.name}` },
      },
    ];
  });
};

/** The rows of every list whose rows say when: access, tests, medicines last taken. */
const rowItems = (source: TimelineSource, options: FormatOptions): TimelineItem[] =>
  PRF_SECTION_KEYS.flatMap((section) =>
    fieldsOf(section).flatMap((field) => {
      if (field.kind !== 'groups') return [];
      const times = field.fields.filter((sub): sub is TimeField => sub.kind === 'time');
      return times.flatMap((time) => itemsOfRows(source, section, field, time, options));
    }),
  );

const simple = { brief: '', recordedAt: null, struckBecause: null, isSent: true } as const;

/** The times of answers that are several fields: waters broken, a spine assessed. */
const groupItems = ({ facts, stored }: TimelineSource): TimelineItem[] =>
  PRF_SECTION_KEYS.flatMap((section) =>
    fieldsOf(section).flatMap((field) => {
      const row = facts.data[section]?.[field.name];
      if (field.kind !== 'group' || !isRecord(row)) return [];
      return field.fields.flatMap((sub): TimelineItem[] => {
        const at = sub.kind === 'time' ? moment(row[sub.name]) : null;
        if (at === null) return [];
        return [
          {
            ...simple,
            key: `${section}.${field.name}.${sub.name}`,
            kind: 'clock',
            at,
            title: sub.label,
            text: '',
            isSent: isSame(stored[section]?.[field.name], row),
            place: { section, field: field.name, within: sub.name },
          },
        ];
      });
    }),
  );

const clockItems = (facts: PrfFacts, clocks: readonly ClockOnRecord[]): TimelineItem[] =>
  PRF_SECTION_KEYS.flatMap((section) =>
    clockFieldsOf(section).flatMap((field): TimelineItem[] => {
      const at = moment(facts.data[section]?.[field.name]);
      if (at === null) return [];
      // What was changed here since is not what the server wrote down then.
      const recorded = clocks.find(
        (clock) =>
          clock.section === section && clock.field === field.name && Date.parse(clock.at) === Date.parse(at),
      );
      return [
        {
          ...simple,
          key: `${section}.${field.name}`,
          kind: 'clock',
          at,
          recordedAt: lateRecording(at, recorded?.recordedAt ?? null),
          title: field.label,
          text: '',
          isSent: recorded !== undefined,
          place: { section, field: field.name, within: null },
        },
      ];
    }),
  );

const setPlace = (entryId: string): TimelinePlace => ({
  section: 'observations',
  field: 'entries',
  within: entryId,
});

/**
 * Each alert when its set was taken, with when it came up if that was later; where its score came back after it was withdrawn,
 * when it did. And what was done about it when that was recorded.
 */
const alertItems = (facts: PrfFacts, recorded: readonly AlertOnRecord[]): TimelineItem[] => {
  const isOnRecord = (alert: Alert) =>
    recorded.some((one) => one.entryId === alert.entryId && alertName(one) === alertName(alert));
  const here = alertsOf(facts.data['observations']).filter((alert) => !isOnRecord(alert));
  // How often a score of a set had come up by then: what was withdrawn comes back with a pregnancy or an age.
  const known = recorded.map((alert) => ({
    ...alert,
    words: alertName(alert),
    times: recorded.filter(
      (one) =>
        one.entryId === alert.entryId &&
        alertName(one) === alertName(alert) &&
        Date.parse(one.raisedAt) <= Date.parse(alert.raisedAt),
    ).length,
  }));
  const raised = [
    ...here.map((alert) => ({
      entryId: alert.entryId,
      words: alertName(alert),
      times: 1,
      at: alert.at,
      raisedAt: null,
      isSent: false,
    })),
    ...known.map(({ entryId, words, occurredAt, raisedAt, times }) => ({
      entryId,
      words,
      times,
      at: times === 1 ? occurredAt : raisedAt,
      raisedAt,
      isSent: true,
    })),
  ];
  const sets = rowsIn(facts.data, 'observations', 'entries').filter(isRecord);
  return [
    ...raised.map(({ entryId, words, times, at, raisedAt, isSent }): TimelineItem => ({
      ...simple,
      key: `${entryId}.alert.${words}.${times}`,
      kind: 'alert',
      at,
      recordedAt: lateRecording(at, raisedAt),
      title: times === 1 ? `${words}: alert` : `${words}: alert again`,
      text: times === 1 ? '' : 'The score was worked out again.',
      isSent,
      place: setPlace(entryId),
    })),
    ...known.flatMap((alert): TimelineItem[] => {
      const { entryId, words, times, action, actionedAt, actionRecordedAt, actionedBy, clearedAt } = alert;
      const base = { ...simple, kind: 'alert', place: setPlace(entryId) } as const;
      return [
        ...(action === null
          ? []
          : [
              {
                ...base,
                key: `${entryId}.action.${words}.${times}`,
                at: actionedAt,
                recordedAt: lateRecording(actionedAt, actionRecordedAt),
                title: `${words}: action taken`,
                text: actionedBy === null ? action : `${action} (${actionedBy})`,
              },
            ]),
        ...(clearedAt === null
          ? []
          : [
              {
                ...base,
                key: `${entryId}.cleared.${words}.${times}`,
                at: clearedAt,
                title: `${words}: alert withdrawn`,
                text: `${capitalise(
                  withdrawnBecause(
                    sets.find(({ id }) => id === entryId),
                    clearedAt,
                  ),
                )}.`,
              },
            ]),
      ];
    }),
  ];
};

const eventItems = (events: readonly RecordEvent[]): TimelineItem[] =>
  events.map((event) => ({ ...simple, ...event, kind: 'state', place: null }));

/** Within one moment: the clock, what was done, what it raised, what became of the record. */
const RANK: Readonly<Record<TimelineKind, number>> = {
  clock: 0,
  observation: 1,
  procedure: 1,
  wound: 1,
  arrest: 1,
  drug: 1,
  note: 1,
  alert: 2,
  state: 3,
};

/** An entry's own id; of a row, which has none, what comes after every id. */
const idOf = ({ key, place }: TimelineItem): string => (place?.within === key ? key : '~');

const byMaking = (a: TimelineItem, b: TimelineItem): number =>
  RANK[a.kind] - RANK[b.kind] ||
  // Ids are UUID v7: of two entries of one moment the one that was made first comes first. Clock fields and rows keep the form's order.
  (RANK[a.kind] === RANK.note ? (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0) : 0);

const byTime = (a: TimelineItem, b: TimelineItem): number =>
  Date.parse(a.at ?? '') - Date.parse(b.at ?? '') || byMaking(a, b);

/** Everything of the contact, oldest first, entries struck through among the rest; what has no known time apart. */
export const timelineOf = (source: TimelineSource, options: FormatOptions = {}): Timeline => {
  const items = [
    ...clockItems(source.facts, source.clocks),
    ...entryItems(source.facts, options),
    ...rowItems(source, options),
    ...groupItems(source),
    ...alertItems(source.facts, source.alerts),
    ...eventItems(source.events),
  ];
  return {
    timed: items.filter(({ at }) => at !== null).sort(byTime),
    untimed: items.filter(({ at }) => at === null).sort(byMaking),
  };
};
