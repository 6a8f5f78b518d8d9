import type { StockTransition } from './transition.js';

/** The states of a bag (operations section 3, Bag). */
export const BAG_STATES = ['ready', 'out', 'returned', 'check_due', 'restock_due', 'out_of_service'] as const;
export type BagStateName = (typeof BAG_STATES)[number];

/** `is_ready`: computed readiness finds no reason against it until the end of its assignment. */
export type BagFact = 'is_ready' | 'has_shortage' | 'check_is_over';
type Row = StockTransition<BagStateName, BagFact>;

/** Every change of a bag's state, and the only ones that the database lets through (operations section 3, Bag). */
export const BAG_TRANSITIONS = {
  create: { from: [], to: 'check_due', who: ['admin'] },
  issue: { from: ['ready'], to: 'out', who: ['admin', 'staff'], when: ['is_ready'] },
  bring_back: { from: ['out'], to: 'returned', who: ['admin', 'staff'] },
  // Also without a return: the job that looks for overdue checks acts as an administrator.
  call_for_check: { from: ['returned'], to: 'check_due', who: ['admin', 'staff'] },
  let_check_lapse: { from: ['ready'], to: 'check_due', who: ['admin', 'staff'], when: ['check_is_over'] },
  find_short: {
    from: ['returned', 'check_due', 'ready'],
    to: 'restock_due',
    who: ['admin', 'staff'],
    when: ['has_shortage'],
  },
  seal: {
    from: ['returned', 'check_due', 'restock_due'],
    to: 'ready',
    who: ['admin', 'staff'],
    when: ['is_ready'],
  },
  // Anyone who finds a bag broken can take it out of service; an administrator puts it back, through a check.
  withdraw: {
    from: ['ready', 'out', 'returned', 'check_due', 'restock_due'],
    to: 'out_of_service',
    who: ['admin', 'staff'],
    needsReason: true,
  },
  reinstate: { from: ['out_of_service'], to: 'check_due', who: ['admin'], needsReason: true },
} as const satisfies Record<string, Row>;
export type BagAction = keyof typeof BAG_TRANSITIONS;
