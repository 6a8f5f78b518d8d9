/** The lists that people sort, save views of and download as CSV: one table for the server and the screens. */

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What each list can be sorted by. Keys are in addresses and in the contract. */
export const LIST_ORDERS = {
  patients: ['name', 'dob', 'updated'],
  prfs: ['created', 'updated', 'status'],
  events: ['start', 'name'],
  audit: ['time'],
  seeAndTreat: ['incident'],
  stockItems: ['name', 'sku'],
  stockBatches: ['expiry', 'lot'],
} as const;
export type SortedList = keyof typeof LIST_ORDERS;
export type OrderKey<L extends SortedList> = (typeof LIST_ORDERS)[L][number];

export interface ListOrder<L extends SortedList> {
  readonly by: OrderKey<L>;
  readonly direction: SortDirection;
}

/** The default order of a list. */
export const DEFAULT_ORDERS: { readonly [L in SortedList]: ListOrder<L> } = {
  patients: { by: 'name', direction: 'ascending' },
  prfs: { by: 'created', direction: 'descending' },
  events: { by: 'start', direction: 'descending' },
  audit: { by: 'time', direction: 'descending' },
  seeAndTreat: { by: 'incident', direction: 'descending' },
  stockItems: { by: 'name', direction: 'ascending' },
  stockBatches: { by: 'expiry', direction: 'ascending' },
};

/** The lists that can have saved views: those with filters in their address. */
export const VIEWED_LISTS = ['patients', 'events', 'audit', 'seeAndTreat'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];
