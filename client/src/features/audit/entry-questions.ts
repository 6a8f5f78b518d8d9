import type { AuditFilterKey } from './audit-filters';
import type { AuditRowFragment } from './audit.generated';

/** Shows the entries for these filters, and clears every other filter. */
export type Filtering = (filters: Readonly<Partial<Record<AuditFilterKey, string>>>) => void;

/** A question about an entry that one press answers. */
export interface Question {
  readonly key: string;
  readonly label: string;
  readonly ask: () => void;
}

/** The questions that can be asked of an entry. */
export function questionsOf(
  { patientId, actorId, actorName, address, requestId }: AuditRowFragment,
  onFilter: Filtering,
): readonly Question[] {
  return [
    ...(patientId
      ? [
          {
            key: 'readers',
            label: 'Who has looked at this patient',
            ask: () => onFilter({ patient: patientId, show: 'reading' }),
          },
        ]
      : []),
    ...(actorId
      ? [
          {
            key: 'opened',
            label: `What ${actorName ?? 'this account'} opened`,
            ask: () => onFilter({ person: actorId, show: 'reading' }),
          },
        ]
      : []),
    { key: 'request', label: 'All entries of this request', ask: () => onFilter({ request: requestId }) },
    ...(address
      ? [{ key: 'address', label: 'All entries from this address', ask: () => onFilter({ address }) }]
      : []),
  ];
}
