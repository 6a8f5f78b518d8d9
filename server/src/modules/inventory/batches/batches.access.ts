import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('stockBatches', CLINICIANS, 'any', '', '{ totalCount nodes { id } }'),
  q('stockBatch', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { batch { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStockBatch',
    'CreateStockBatchInput',
    CLINICIANS_ON_UNKNOWN,
    'of an unknown item',
    '{ stockBatch { id } }',
    () => ({
      ...{ id: newId(), itemId: newId(), lot: 'A1', expiresOn: '2027-06-30' },
    }),
  ),
  m(
    'updateStockBatch',
    'UpdateStockBatchInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ id: newId(), version: 1, lot: 'A1', expiresOn: '2027-06-30' },
    }),
  ),
  m(
    'setStockBatchStatus',
    'SetStockBatchStatusInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ id: newId(), version: 1, status: 'recalled', reason: 'Notice' },
    }),
  ),
  m(
    'recordStockService',
    'RecordStockServiceInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ id: newId(), batchId: newId(), servicedOn: '2026-11-01' },
    }),
  ),
  m(
    'reportStockFault',
    'ReportStockFaultInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ id: newId(), batchId: newId(), description: 'The screen is cracked' },
    }),
  ),
  m(
    'resolveStockFault',
    'ResolveStockFaultInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ faultId: newId(), resolution: 'Screen replaced' },
    }),
  ),
  m(
    'readCylinderGauge',
    'ReadCylinderGaugeInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockBatch { id } }',
    () => ({
      ...{ batchId: newId(), percent: 50 },
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
