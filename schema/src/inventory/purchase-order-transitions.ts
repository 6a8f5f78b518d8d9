import type { StockTransition } from './transition.js';

/** Where a purchase order is (operations section 3, Purchase order). */
export const PURCHASE_ORDER_STATES = [
  'draft',
  'submitted',
  'approved',
  'ordered',
  'part_received',
  'received',
  'closed',
  'closed_short',
  'cancelled',
] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** `approver_is_another` is also true at or below the value from which two people are needed: see `approvalIsIndependent`. */
export type PurchaseOrderFact =
  | 'has_lines'
  | 'approver_is_another'
  | 'nothing_received'
  | 'some_received'
  | 'all_received';
type Row = StockTransition<PurchaseOrderState, PurchaseOrderFact>;

/** Every change of a purchase order's state (operations section 3, and section 5, Permissions). */
export const PURCHASE_ORDER_TRANSITIONS = {
  create: { from: [], to: 'draft', who: ['admin', 'staff'] },
  submit: { from: ['draft'], to: 'submitted', who: ['admin', 'staff'], when: ['has_lines'] },
  send_back: { from: ['submitted'], to: 'draft', who: ['admin'], needsReason: true },
  approve: { from: ['submitted'], to: 'approved', who: ['admin'], when: ['approver_is_another'] },
  order: { from: ['approved'], to: 'ordered', who: ['admin'] },
  receive_part: {
    from: ['ordered', 'part_received'],
    to: 'part_received',
    who: ['admin', 'staff'],
    when: ['some_received'],
  },
  receive: {
    from: ['ordered', 'part_received'],
    to: 'received',
    who: ['admin', 'staff'],
    when: ['all_received'],
  },
  close: { from: ['received'], to: 'closed', who: ['admin'] },
  close_short: { from: ['part_received'], to: 'closed_short', who: ['admin'], needsReason: true },
  discard: { from: ['draft'], to: 'cancelled', who: ['admin', 'staff'] },
  cancel: {
    from: ['submitted', 'approved', 'ordered'],
    to: 'cancelled',
    who: ['admin'],
    when: ['nothing_received'],
    needsReason: true,
  },
} as const satisfies Record<string, Row>;
export type PurchaseOrderAction = keyof typeof PURCHASE_ORDER_TRANSITIONS;

/** Above a set value the person who approves is not the one who submitted (operations section 3). Pence; at the value one may. */
export const approvalIsIndependent = (
  order: { readonly valuePence: number; readonly submittedBy: string },
  approver: string,
  twoPeopleAbovePence: number,
): boolean => order.valuePence <= twoPeopleAbovePence || order.submittedBy !== approver;
