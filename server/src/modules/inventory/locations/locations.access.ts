import { newId } from '../../../platform/ids.js';
import {
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  CLINICIANS_WRITE,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('stockLocations', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('stockLocation', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { id }', () => ({
    id: newId(),
  })),
  m(
    'createStockLocation',
    'CreateStockLocationInput',
    CLINICIANS_WRITE,
    'any',
    '{ stockLocation { id } }',
    () => ({
      id: newId(),
      name: newId(),
      type: 'medical_tent',
    }),
  ),
  m(
    'updateStockLocation',
    'UpdateStockLocationInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stockLocation { id } }',
    () => ({
      ...{ id: newId(), name: newId(), type: 'medical_tent', version: 1, isActive: true },
    }),
  ),
  m(
    'deleteStockLocation',
    'DeleteStockLocationInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ isDone }',
    () => ({
      id: newId(),
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
