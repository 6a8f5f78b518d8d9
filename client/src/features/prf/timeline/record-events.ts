import { clockFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { AlertOnRecord, ClockOnRecord, RecordEvent } from '@sideline/schema/prf/record/timeline';
import type { Values } from '../drafts/changes';
import type { DraftState } from '../drafts/draft-state';
import { sectionDraft, sectionKeys } from '../drafts/draft-view';
import type { PrfRecord } from '../prf-record';

const nameOf = (person: { readonly firstName: string; readonly lastName: string } | null): string | null => {
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return name === '' ? null : name;
};

/** What happened to the record as a whole, as the server last reported it; empty until the server has it. */
export const recordEvents = (record: PrfRecord | null): readonly RecordEvent[] => {
  if (!record) return [];
  const { createdAt, author, revisions, reviewRequests, voidedAt, voidReason } = record;
  return [
    { key: 'begun', at: createdAt, title: 'Record started', text: nameOf(author) ?? '' },
    ...reviewRequests.flatMap(({ requestedAt, requestedBy, endedAt, endedBy }, index) => [
      {
        key: `review.${String(index + 1)}`,
        at: requestedAt,
        title: 'Review requested',
        text: nameOf(requestedBy) ?? '',
      },
      ...(endedAt
        ? [
            {
              key: `resumed.${String(index + 1)}`,
              at: endedAt,
              title: 'In progress again',
              text: nameOf(endedBy) ?? '',
            },
          ]
        : []),
    ]),
    ...revisions.map(({ revision, signedAt, name, grade, reason }) => ({
      key: `signed.${String(revision)}`,
      at: signedAt,
      title: revision === 1 ? 'Signed' : `Amended: version ${String(revision)}`,
      text: [`${name}, ${grade}`, reason ?? ''].filter(Boolean).join(' · '),
    })),
    ...(voidedAt
      ? [{ key: 'void', at: voidedAt, title: 'Declared entered in error', text: voidReason ?? '' }]
      : []),
  ];
};

/** The alerts that the server has recorded. */
export const alertsOnRecord = (record: PrfRecord | null): readonly AlertOnRecord[] =>
  (record?.alerts ?? []).map((alert) => ({
    entryId: alert.entryId,
    total: alert.total,
    basis: alert.basis,
    reasons: alert.reasons,
    occurredAt: alert.occurredAt ?? null,
    raisedAt: alert.raisedAt,
    action: alert.action ?? null,
    actionedAt: alert.actionedAt ?? null,
    actionRecordedAt: alert.actionRecordedAt ?? null,
    actionedBy: nameOf(alert.actionedBy ?? null),
    clearedAt: alert.clearedAt ?? null,
  }));

const isSameMoment = (one: unknown, at: string): boolean =>
  typeof one === 'string' && Date.parse(one) === Date.parse(at);

/** When a time was written down, according to the record as last loaded; null if the record has a different time. */
const recordedIn = (record: PrfRecord | null, section: PrfSectionKey, field: string, at: string) => {
  const values: Values = record?.data[section] ?? {};
  if (!isSameMoment(values[field], at)) return null;
  return (
    record?.clocks.find((clock) => clock.section === section && clock.field === field)?.recordedAt ?? null
  );
};

/** The contact times that the server has, with when they were written down: as loaded, or sent from here since. */
export const clocksOnRecord = (draft: DraftState, record: PrfRecord | null): readonly ClockOnRecord[] =>
  sectionKeys(draft).flatMap((section) => {
    const { data, recorded = {} } = sectionDraft(draft, section);
    return clockFieldsOf(section).flatMap(({ name: field }): ClockOnRecord[] => {
      const at = data[field];
      if (typeof at !== 'string') return [];
      const sent = recorded[field];
      const recordedAt = isSameMoment(sent?.at, at) ? sent?.recordedAt : null;
      return [{ section, field, at, recordedAt: recordedAt ?? recordedIn(record, section, field, at) }];
    });
  });

/** The sections as the server has them, without what is only on this device. */
export const sectionsOnRecord = (draft: DraftState): PrfFacts['data'] =>
  Object.fromEntries(sectionKeys(draft).map((key) => [key, sectionDraft(draft, key).data]));
