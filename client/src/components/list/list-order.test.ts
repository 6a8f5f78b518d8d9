import { LIST_ORDERS, SORT_DIRECTIONS, type SortedList } from '@sideline/schema/lists';
import { describe, expect, it } from 'vitest';
import { readOrder, writeOrder } from './list-order';

describe('an order in an address', () => {
  it.each(Object.keys(LIST_ORDERS) as SortedList[])('of %s comes back as it was written', (list) => {
    for (const by of LIST_ORDERS[list]) {
      for (const direction of SORT_DIRECTIONS) {
        const order = { by, direction } as Parameters<typeof writeOrder<typeof list>>[1];
        expect(readOrder(list, writeOrder(list, order))).toEqual(order);
      }
    }
  });

  it('is short, and left out of the address if it is the list’s own order', () => {
    expect(writeOrder('patients', { by: 'name', direction: 'ascending' })).toBeNull();
    expect(writeOrder('patients', { by: 'name', direction: 'descending' })).toBe('-name');
    expect(writeOrder('events', { by: 'name', direction: 'ascending' })).toBe('name');
  });

  it.each([null, '', '-', 'shoe-size', '--name', 'name '])(
    'that is not valid (%j) leaves the list’s own order',
    (text) => {
      expect(readOrder('patients', text)).toEqual({ by: 'name', direction: 'ascending' });
    },
  );
});
