import { newId } from '../../platform/ids.js';
import {
  ADMINS,
  ADMIN_SESSION,
  ADMINS_ON_UNKNOWN,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('qualityEntries', ADMINS, 'any', '', '{ totalCount }'),
  m(
    'addQualityEntry',
    'AddQualityEntryInput',
    ADMIN_SESSION,
    'any',
    '{ qualityEntry { id } }',
    ({ ids }) => ({
      id: newId(),
      kind: 'complaint',
      happenedOn: '2026-01-02',
      text: 'The queue was long',
      eventId: ids.event,
    }),
  ),
  m('addQualityStep', 'AddQualityStepInput', ADMINS_ON_UNKNOWN, 'unknown', '{ qualityEntry { id } }', () => ({
    id: newId(),
    entryId: newId(),
    kind: 'note',
    happenedOn: '2026-01-02',
    text: 'Rang back',
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
