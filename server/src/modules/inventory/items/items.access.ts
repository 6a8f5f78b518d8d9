import { newId } from '../../../platform/ids.js';
import {
  ADMINS,
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
} from '../../../../test/access/rows.js';

const STOCK_ITEM = (): Facts => ({
  ...{ id: newId(), sku: newId(), name: 'Gauze swab', itemType: 'consumable', unit: 'each', unitsPerPack: 1 },
  ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
});

const GRAPHQL: readonly Call[] = [
  q('stockItems', CLINICIANS, 'any', '', '{ totalCount nodes { id onHand } }'),
  m('createStockItem', 'CreateStockItemInput', ADMINS, 'any', '{ stockItem { id } }', STOCK_ITEM),
  m('updateStockItem', 'UpdateStockItemInput', ADMINS_ON_UNKNOWN, 'unknown', '{ stockItem { id } }', () => ({
    ...STOCK_ITEM(),
    version: 1,
    isActive: true,
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
