import type { AlertOnRecord, ClockOnRecord, RecordEvent } from '@sideline/schema/prf/timeline';
import type { Values } from '../../../lib/drafts/changes';
import type { PrfRecord } from '../prf-record';

const nameOf = (person: { readonly firstName: string; readonly lastName: string } | null): string | null => {
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return name === '' ? null : name;
};

/** What became of the record as a whole, as the server last said; nothing before it has a row. */
export const recordEvents = (record: PrfRecord | null): readonly RecordEvent[] => {
  if (!record) return [];
  const { createdAt, author, revisions, reviewRequestedAt, reviewRequestedBy, voidedAt, voidReason } = record;
  return [
    { key: 'begun', at: createdAt, title: 'Record begun', text: nameOf(author) ?? '' },
    ...(reviewRequestedAt
      ? [
          {
            key: 'review',
            at: reviewRequestedAt,
            title: 'Review asked for',
            text: nameOf(reviewRequestedBy ?? null) ?? '',
          },
        ]
      : []),
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

/** The alerts that the server has on record. */
export const alertsOnRecord = (record: PrfRecord | null): readonly AlertOnRecord[] =>
  (record?.alerts ?? []).map((alert) => ({
    entryId: alert.entryId,
    total: alert.total,
    occurredAt: alert.occurredAt ?? null,
    raisedAt: alert.raisedAt,
    action: alert.action ?? null,
    actionedAt: alert.actionedAt ?? null,
    actionedBy: nameOf(alert.actionedBy ?? null),
    clearedAt: alert.clearedAt ?? null,
  }));

/** When the moments of the contact were written down, as the server has them. */
export const clocksOnRecord = (record: PrfRecord | null): readonly ClockOnRecord[] =>
  (record?.clocks ?? []).flatMap(({ section, field, recordedAt }) => {
    const values: Values = record?.data[section] ?? {};
    const at = values[field];
    return typeof at === 'string' ? [{ section, field, at, recordedAt }] : [];
  });
