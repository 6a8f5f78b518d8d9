import { thousandthsOf } from './quantity.js';
import type { StockTransition } from './transition.js';

/** Where a stocktake is (operations section 3, Stocktake). */
export const STOCKTAKE_STATES = ['open', 'counting', 'review', 'posted', 'cancelled'] as const;
export type StocktakeState = (typeof STOCKTAKE_STATES)[number];

export type StocktakeFact = 'all_counted' | 'no_recount_open';
type Row = StockTransition<StocktakeState, StocktakeFact>;

/** Every change of a stocktake's state (operations section 3, Stocktake, and section 5, Permissions). */
export const STOCKTAKE_TRANSITIONS = {
  create: { from: [], to: 'open', who: ['admin'] },
  start: { from: ['open'], to: 'counting', who: ['admin', 'assigned'] },
  hand_in: { from: ['counting'], to: 'review', who: ['admin', 'assigned'], when: ['all_counted'] },
  recount: { from: ['review'], to: 'counting', who: ['admin'] },
  post: { from: ['review'], to: 'posted', who: ['admin'], when: ['all_counted', 'no_recount_open'] },
  cancel: { from: ['open', 'counting', 'review'], to: 'cancelled', who: ['admin'], needsReason: true },
} as const satisfies Record<string, Row>;
export type StocktakeAction = keyof typeof STOCKTAKE_TRANSITIONS;

/** Whether a count is so far from what was expected that it is counted again: more than the limit, in hundredths. */
export const asksForRecount = (expected: number, counted: number, limitPercent: number): boolean => {
  const off = Math.abs(thousandthsOf(counted) - thousandthsOf(expected));
  return off * 100 > thousandthsOf(expected) * limitPercent;
};
