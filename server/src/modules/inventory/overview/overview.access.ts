import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

/** Only administrators see the value of stock: stock-overview.e2e.test.ts. */
const GRAPHQL: readonly Call[] = [
  q('stockOverview', CLINICIANS, 'any', '', '{ low out inTransit }'),
  q('stockTasks', CLINICIANS, 'any', '', '{ low out inTransit }'),
  q('stockKeepers', CLINICIANS, 'of any', '($id: ID!)', '(locationId: $id) { userId }', () => ({
    id: newId(),
  })),
  m(
    'setStockKeepers',
    'SetStockKeepersInput',
    ADMINS_ON_UNKNOWN,
    'of an unknown place',
    '{ stockKeepers { userId } }',
    () => ({
      ...{ locationId: newId(), userIds: [] },
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
