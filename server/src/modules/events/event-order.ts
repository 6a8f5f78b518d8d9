import type { OrderColumns } from '../../platform/lists/ordering.js';
import type { KeysetColumn } from '../../platform/lists/paging.js';

const ID: KeysetColumn = { expression: 'event.id', type: 'uuid' };

/** The orders of the list of events, of a query builder's `event`; each has its index. */
export const EVENT_ORDERS: OrderColumns<'events'> = {
  start: [{ expression: 'event.date', type: 'timestamptz' }, ID],
  name: [{ expression: 'name_folded(event.name)', type: 'text' }, ID],
};
