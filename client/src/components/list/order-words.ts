import { LIST_ORDERS, SORT_DIRECTIONS, type OrderKey, type SortedList } from '@sideline/schema/lists';

type Words = Readonly<Record<(typeof SORT_DIRECTIONS)[number], string>>;

const TIME = (what: string): Words => ({
  ascending: `${what}, oldest first`,
  descending: `${what}, newest first`,
});
const NAME: Words = { ascending: 'Name, A to Z', descending: 'Name, Z to A' };

/** Each order in words, for lists without a head to press. */
export const ORDER_WORDS: { readonly [L in SortedList]: Readonly<Record<OrderKey<L>, Words>> } = {
  patients: {
    name: NAME,
    dob: {
      ascending: 'Date of birth, oldest person first',
      descending: 'Date of birth, youngest person first',
    },
    updated: TIME('Last changed'),
  },
  prfs: {
    created: TIME('Started'),
    updated: TIME('Last changed'),
    status: { ascending: 'Status, open first', descending: 'Status, closed first' },
  },
  events: { start: TIME('Start'), name: NAME },
  audit: { time: TIME('Time') },
  seeAndTreat: { incident: TIME('Incident') },
  stockItems: { name: NAME, sku: { ascending: 'SKU, A to Z', descending: 'SKU, Z to A' } },
  stockBatches: {
    expiry: { ascending: 'Expiry, soonest first', descending: 'Expiry, latest first' },
    lot: { ascending: 'Lot, A to Z', descending: 'Lot, Z to A' },
  },
};

export interface OrderOption<L extends SortedList> {
  /** As the address writes it, if it is not the list's default. */
  readonly key: string;
  readonly by: OrderKey<L>;
  readonly direction: (typeof SORT_DIRECTIONS)[number];
  readonly label: string;
}

/** Every order of a list as a choice. */
export function orderOptions<L extends SortedList>(list: L): readonly OrderOption<L>[] {
  const keys: readonly OrderKey<L>[] = LIST_ORDERS[list];
  return keys.flatMap((by) =>
    SORT_DIRECTIONS.map((direction) => ({
      key: `${by} ${direction}`,
      by,
      direction,
      label: ORDER_WORDS[list][by][direction],
    })),
  );
}
