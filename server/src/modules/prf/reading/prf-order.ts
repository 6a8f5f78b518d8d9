import { PRF_STATES } from '@sideline/schema/prf/record/states';
import type { OrderColumns } from '../../../platform/lists/ordering.js';
import type { KeysetColumn } from '../../../platform/lists/paging.js';

const ID: KeysetColumn = { expression: 'p.id', type: 'uuid' };
const CREATED: KeysetColumn = { expression: 'p.created_at', type: 'timestamptz' };

/** The orders of lists of records, of a row `p`. Status sorts by progress, then by when the record was begun. */
export const PRF_ORDERS: OrderColumns<'prfs'> = {
  created: [CREATED, ID],
  // Without an index of its own, which would cost every save of a section: see UNINDEXED.
  updated: [{ expression: 'p.updated_at', type: 'timestamptz' }, ID],
  status: [
    {
      expression: `array_position(ARRAY['${PRF_STATES.join("', '")}']::text[], p.status)`,
      type: 'integer',
    },
    CREATED,
    ID,
  ],
};

/** Orders that sort the filtered rows, and so need a filter that leaves few. */
export const UNINDEXED: ReadonlySet<keyof typeof PRF_ORDERS> = new Set(['updated']);
