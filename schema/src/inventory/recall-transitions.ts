import type { StockTransition } from './transition.js';

/** Where a recall is (operations section 5, Recall). Stock is blocked while it is active, and stays so when it is closed. */
export const RECALL_STATES = ['draft', 'active', 'closed', 'withdrawn'] as const;
export type RecallState = (typeof RECALL_STATES)[number];

export type RecallFact = 'names_lots' | 'all_settled';
type Row = StockTransition<RecallState, RecallFact>;

/** Every change of a recall's state: only administrators recall (operations section 5, Permissions). */
export const RECALL_TRANSITIONS = {
  create: { from: [], to: 'draft', who: ['admin'] },
  activate: { from: ['draft'], to: 'active', who: ['admin'], when: ['names_lots'] },
  close: { from: ['active'], to: 'closed', who: ['admin'], when: ['all_settled'] },
  reopen: { from: ['closed'], to: 'active', who: ['admin'], needsReason: true },
  // The notice was withdrawn or meant another lot: what it blocked is free again.
  withdraw: { from: ['draft', 'active'], to: 'withdrawn', who: ['admin'], needsReason: true },
} as const satisfies Record<string, Row>;
export type RecallAction = keyof typeof RECALL_TRANSITIONS;
