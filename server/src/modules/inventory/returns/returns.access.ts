import { newId } from '../../../platform/ids.js';
import {
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  CLINICIANS_WRITE,
  m,
  ON_UNKNOWN_PLACES,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('stockReturns', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stockReturn', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { return { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStockReturn',
    'CreateStockReturnInput',
    ON_UNKNOWN_PLACES,
    'from an unknown place',
    '{ stockReturn { return { id } } }',
    () => ({
      ...{ id: newId(), kind: 'to_destruction', fromLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'updateStockReturn',
    'UpdateStockReturnInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockReturn { return { id } } }',
    () => ({
      ...{ id: newId(), version: 1, kind: 'to_destruction', fromLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'stepStockReturn',
    'StepStockReturnInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockReturn { return { id } } }',
    () => ({
      ...{ id: newId(), action: 'authorise' },
    }),
  ),
  m(
    'draftExpiringStock',
    'DraftExpiringStockInput',
    CLINICIANS_WRITE,
    'of a lot that is nowhere',
    '{ draftedExpiring { leftOut } }',
    () => ({ key: newId(), act: 'destroy', lots: [{ batchId: newId(), locationId: newId() }] }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
