import { expect, it } from 'vitest';
import type { ItemRowFragment } from './inventory.generated';
import { itemInput } from './item-input';

const ITEM: ItemRowFragment = {
  ...{ id: '01', version: 3, sku: 'BG-1', name: 'Burn gel', itemType: 'consumable', legalClass: null },
  ...{
    controlledSchedule: null,
    isWitnessed: false,
    drug: null,
    strength: null,
    unit: 'each',
    unitsPerPack: 1,
  },
  ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient', barcode: null },
  ...{
    minShelfLifeDays: null,
    isSingleUse: true,
    serviceIntervalDays: null,
    cylinderLitres: null,
    notes: null,
  },
  ...{ isActive: true, onHand: 4 },
};

it('sends every field of the item input, and no field that only the list reads', () => {
  const { onHand: _onHand, ...taken } = ITEM;
  const read = { ...ITEM, __typename: 'StockItem', valuePence: 1250, later: 'more' };
  expect(itemInput(read)).toEqual(taken);
});
