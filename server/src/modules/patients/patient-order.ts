import type { OrderColumns } from '../../platform/lists/ordering.js';
import type { KeysetColumn } from '../../platform/lists/paging.js';

const ID: KeysetColumn = { expression: 'p.patient_id', type: 'uuid' };

/** The orders of the list of patients, of a row `p`; each has its index. */
export const PATIENT_ORDERS: OrderColumns<'patients'> = {
  name: [{ expression: 'p.sort_name', type: 'text' }, ID],
  dob: [
    (direction) => ({
      expression: `coalesce(p.dob, '${direction === 'ascending' ? '' : '-'}infinity'::date)`,
      type: 'date',
    }),
    ID,
  ],
  updated: [{ expression: 'p.updated_at', type: 'timestamptz' }, ID],
};
