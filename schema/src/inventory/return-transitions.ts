import type { StockTransition } from './transition.js';

/** Why stock goes back (operations section 3, Return). */
export const RETURN_KINDS = ['to_supplier', 'unused_from_event', 'to_destruction'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Where a return is (operations section 3, Return). */
export const RETURN_STATES = [
  'draft',
  'authorised',
  'dispatched',
  'credited',
  'replaced',
  'rejected',
  'closed',
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * `is_witnessed` is also true where nothing in it needs a witness: no controlled drug goes to destruction. `sender_may_destroy` is
 * also true of a return that destroys nothing.
 */
export type ReturnFact =
  | 'has_lines'
  | 'is_from_event'
  | 'is_to_supplier'
  | 'expects_no_credit'
  | 'sender_may_destroy'
  | 'source_holds_lines'
  | 'is_witnessed';
type Row = StockTransition<ReturnState, ReturnFact>;

/** Every change of a return's state (operations section 3, Return, and section 5, Permissions and Controlled drugs). */
export const RETURN_TRANSITIONS = {
  create: { from: [], to: 'draft', who: ['admin', 'staff'] },
  authorise: { from: ['draft'], to: 'authorised', who: ['admin'], when: ['has_lines'] },
  // Staff bring unused stock back from an event without asking; suppliers and destruction are for administrators.
  authorise_from_event: {
    from: ['draft'],
    to: 'authorised',
    who: ['admin', 'staff'],
    when: ['is_from_event', 'has_lines'],
  },
  dispatch: {
    from: ['authorised'],
    to: 'dispatched',
    who: ['admin', 'staff'],
    // As everywhere else, only administrators destroy (operations section 5, Permissions).
    when: ['sender_may_destroy', 'source_holds_lines', 'is_witnessed'],
  },
  credit: { from: ['dispatched'], to: 'credited', who: ['admin'], when: ['is_to_supplier'] },
  replace: { from: ['dispatched'], to: 'replaced', who: ['admin'], when: ['is_to_supplier'] },
  reject: {
    from: ['dispatched'],
    to: 'rejected',
    who: ['admin'],
    when: ['is_to_supplier'],
    needsReason: true,
  },
  close: { from: ['credited', 'replaced', 'rejected'], to: 'closed', who: ['admin'] },
  finish: { from: ['dispatched'], to: 'closed', who: ['admin', 'staff'], when: ['expects_no_credit'] },
  // Nothing has moved yet: afterwards only the supplier's answer or a reversal ends it.
  cancel: { from: ['draft', 'authorised'], to: 'cancelled', who: ['admin'], needsReason: true },
  discard: { from: ['draft'], to: 'cancelled', who: ['staff'] },
} as const satisfies Record<string, Row>;
export type ReturnAction = keyof typeof RETURN_TRANSITIONS;
