import type { OrderColumns } from '../../platform/lists/ordering.js';
import type { KeysetColumn } from '../../platform/lists/paging.js';

const ID: KeysetColumn = { expression: 'l.log_id', type: 'uuid' };

/** The orders of the list of logs, of a row `l`; each has its index. */
export const SEE_AND_TREAT_ORDERS: OrderColumns<'seeAndTreat'> = {
  incident: [{ expression: 'l.incident_at', type: 'timestamptz' }, ID],
};
