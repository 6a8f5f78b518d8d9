import type { StockTransition } from './transition.js';

/** Where a transfer is (operations section 3, Transfer). */
export const TRANSFER_STATES = ['draft', 'dispatched', 'part_received', 'received', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** `all_settled`: every line was received in full, or what is missing has a reason. */
export type TransferFact = 'has_lines' | 'source_holds_lines' | 'all_settled' | 'some_open';
type Row = StockTransition<TransferState, TransferFact>;

/** Every change of a transfer's state (operations section 3, Transfer): cancelled only while nothing has left. */
export const TRANSFER_TRANSITIONS = {
  create: { from: [], to: 'draft', who: ['admin', 'staff'] },
  dispatch: {
    from: ['draft'],
    to: 'dispatched',
    who: ['admin', 'staff'],
    when: ['has_lines', 'source_holds_lines'],
  },
  receive_part: {
    from: ['dispatched', 'part_received'],
    to: 'part_received',
    who: ['admin', 'staff'],
    when: ['some_open'],
  },
  receive: {
    from: ['dispatched', 'part_received'],
    to: 'received',
    who: ['admin', 'staff'],
    when: ['all_settled'],
  },
  cancel: { from: ['draft'], to: 'cancelled', who: ['admin', 'staff'] },
} as const satisfies Record<string, Row>;
export type TransferAction = keyof typeof TRANSFER_TRANSITIONS;
