import { expect, it } from 'vitest';
import { draftLinesOf } from './order-lines';

const line = (id: string, locationId: string) => ({
  ...{ id, supplierItemId: `offer ${id}`, itemName: 'Gauze', packs: 2, packQuantity: 10 },
  ...{ locationId, locationName: `Name of ${locationId}` },
});

it('uses the order’s delivery place if a line has none of its own', () => {
  const draft = {
    order: { deliveryLocationId: 'store' },
    lines: [line('a', 'store'), line('b', 'tent')],
  } as unknown as Parameters<typeof draftLinesOf>[0];
  expect(draftLinesOf(draft).map(({ id, packs, place }) => ({ id, packs, place }))).toEqual([
    { id: 'a', packs: 2, place: null },
    { id: 'b', packs: 2, place: { id: 'tent', name: 'Name of tent' } },
  ]);
});
