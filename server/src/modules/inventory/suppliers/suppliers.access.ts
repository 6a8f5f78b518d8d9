import { newId } from '../../../platform/ids.js';
import {
  ADMINS,
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('suppliers', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('supplierItems', CLINICIANS, 'any', '', '{ totalCount nodes { id packQuantity } }'),
  q(
    'supplierPrices',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(supplierItemId: $id) { id packPricePence }',
    () => ({ id: newId() }),
  ),
  m('createSupplier', 'CreateSupplierInput', ADMINS, 'any', '{ supplier { id } }', () => ({
    id: newId(),
    name: newId(),
  })),
  m('updateSupplier', 'UpdateSupplierInput', ADMINS_ON_UNKNOWN, 'unknown', '{ supplier { id } }', () => ({
    ...{ id: newId(), name: newId(), version: 1, isActive: true },
  })),
  m(
    'createSupplierItem',
    'CreateSupplierItemInput',
    '    U  B  F  F  F  F  F  F  F',
    'of an unknown supplier',
    '{ supplierItem { id } }',
    () => ({
      ...{
        id: newId(),
        supplierId: newId(),
        itemId: newId(),
        supplierSku: 'A1',
        packQuantity: 10,
        isPreferred: false,
      },
    }),
  ),
  m(
    'updateSupplierItem',
    'UpdateSupplierItemInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ supplierItem { id } }',
    () => ({
      ...{ id: newId(), supplierSku: 'A1', packQuantity: 10, isPreferred: false, version: 1, isActive: true },
    }),
  ),
  m(
    'setSupplierPrice',
    'SetSupplierPriceInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ supplierItem { id } }',
    () => ({
      ...{ id: newId(), supplierItemId: newId(), packPricePence: 100, validFrom: '2026-11-01' },
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
