import { newId } from '../../../platform/ids.js';
import { CLINICIANS, m, q, type AccessRows, type Call, type RestCall } from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('crewBag', 'U  -  -  -  F  F  -  -  F', 'any', '', '{ id }'),
  q(
    'stockToUse',
    'U  N  N  N  F  F  N  N  F',
    'unknown',
    '($id: ID!)',
    '(locationId: $id) { place { id } }',
    () => ({ id: newId() }),
  ),
  q('lotsToUse', CLINICIANS, 'any', '($text: String!)', '(search: { text: $text }) { batchId }', () => ({
    text: newId(),
  })),
  q('stockUsage', CLINICIANS, 'any', '', '{ totalCount nodes { isShort } }'),
  m(
    'recordStockUsage',
    'RecordStockUsageInput',
    'U  B  B  B  F  F  B  F  F',
    'unknown',
    '{ usageRecorded { postingId } }',
    () => ({
      key: newId(),
      lines: [{ itemId: newId(), locationId: newId(), quantity: 1 }],
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/usage-logs/csv',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/inventory/usage-logs/csv',
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
