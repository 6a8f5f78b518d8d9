import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../../test/access/rows.js';

/** None of these witnesses is allowed to witness: after the access check, everyone is refused alike. */
const WITNESS = (): Facts => ({ userId: newId(), secret: 'x' });
const DRUG = (): Facts => ({ key: newId(), itemId: newId(), batchId: newId(), witness: WITNESS() });

const GRAPHQL: readonly Call[] = [
  q('drugRegisters', CLINICIANS, 'any', '', '{ totalCount nodes { itemId balance } }'),
  q(
    'drugRegister',
    UNKNOWN_READ,
    'unknown',
    '($id: ID!)',
    '(itemId: $id, locationId: $id) { lots { lot } }',
    () => ({ id: newId() }),
  ),
  q(
    'drugRegisterEntries',
    CLINICIANS,
    'unknown',
    '($id: ID!)',
    '(itemId: $id, locationId: $id) { totalCount nodes { id } }',
    () => ({ id: newId() }),
  ),
  q('drugCounts', CLINICIANS, 'any', '', '{ totalCount nodes { id } }'),
  q('unwitnessedEntries', CLINICIANS, 'any', '', '{ totalCount nodes { moveId } }'),
  m(
    'moveControlledDrug',
    'MoveControlledDrugInput',
    'U  N  W  W  F  F  W  F  F',
    'unknown',
    '{ controlledPosted { postingId } }',
    () => ({ ...DRUG(), kind: 'issue', fromLocationId: newId(), toLocationId: newId(), quantity: 1 }),
  ),
  m(
    'recordControlledDose',
    'RecordControlledDoseInput',
    'U  W  W  W  F  F  W  F  F',
    'without a position',
    '{ controlledPosted { postingId } }',
    () => ({ ...DRUG(), locationId: newId(), drawnUp: 1, given: 1 }),
  ),
  m(
    'destroyControlledDrug',
    'DestroyControlledDrugInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ controlledPosted { postingId } }',
    () => ({ ...DRUG(), locationId: newId(), quantity: 1, method: 'Denatured' }),
  ),
  m(
    'correctControlledEntry',
    'CorrectControlledEntryInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ controlledPosted { postingId } }',
    () => ({ key: newId(), moveId: newId(), reason: 'Wrong lot', witness: WITNESS() }),
  ),
  m(
    'witnessControlledEntry',
    'WitnessControlledEntryInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ isDone }',
    () => ({
      moveId: newId(),
      witness: WITNESS(),
    }),
  ),
  m(
    'countControlledDrug',
    'CountControlledDrugInput',
    'U  N  W  W  F  F  W  F  F',
    'unknown',
    '{ drugCount { id } }',
    () => ({
      ...{ id: newId(), itemId: newId(), locationId: newId(), occasion: 'start', counted: 1 },
      witness: WITNESS(),
    }),
  ),
  m(
    'closeDrugDiscrepancy',
    'CloseDrugDiscrepancyInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ drugCount { id } }',
    () => ({
      ...{ countId: newId(), outcome: 'count_wrong', finding: 'Counted again' },
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/controlled-drugs/{itemId}/registers/{locationId}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/controlled-drugs/${newId()}/registers/${newId()}/pdf`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
