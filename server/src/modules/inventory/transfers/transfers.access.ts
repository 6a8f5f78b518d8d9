import { newId } from '../../../platform/ids.js';
import {
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  ON_UNKNOWN_PLACES,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('stockTransfers', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stockTransfer', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { transfer { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStockTransfer',
    'CreateStockTransferInput',
    ON_UNKNOWN_PLACES,
    'between unknown places',
    '{ stockTransfer { transfer { id } } }',
    () => ({
      ...{ id: newId(), fromLocationId: newId(), toLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'updateStockTransfer',
    'UpdateStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockTransfer { transfer { id } } }',
    () => ({
      ...{ id: newId(), version: 1, fromLocationId: newId(), toLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'dispatchStockTransfer',
    'DispatchStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockTransfer { transfer { id } } }',
    () => ({ id: newId() }),
  ),
  m(
    'receiveStockTransfer',
    'ReceiveStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockTransfer { transfer { id } } }',
    () => ({ id: newId(), transferId: newId(), lines: [{ pickId: newId(), received: 1 }] }),
  ),
  m(
    'cancelStockTransfer',
    'CancelStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockTransfer { transfer { id } } }',
    () => ({ id: newId() }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
