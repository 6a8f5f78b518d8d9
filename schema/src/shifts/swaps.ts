/** A swap between two people: offered, answered by the other, decided by an admin. Keys are stored and sent. */
export const SWAP_STATUSES = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'approved',
  'refused',
  'stale',
] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];
export const SWAP_STATUS_LABELS: Readonly<Record<SwapStatus, string>> = {
  offered: 'Offered',
  accepted: 'Accepted, waiting for approval',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
  refused: 'Refused',
  stale: 'No longer possible: a shift was changed or has begun',
};

/** Who takes part in a swap: the person offering the shift, the person it is offered to, and an administrator. */
export type SwapParty = 'offerer' | 'other' | 'admin';

interface SwapTransition {
  readonly from: readonly SwapStatus[];
  readonly to: SwapStatus;
  readonly who: SwapParty;
  readonly needsReason?: true;
}

/** Every change of a swap, and the only ones that the database lets through; it makes one stale itself when a shift changes, and a job when one begins. */
export const SWAP_TRANSITIONS = {
  accept: { from: ['offered'], to: 'accepted', who: 'other' },
  decline: { from: ['offered'], to: 'declined', who: 'other' },
  withdraw: { from: ['offered', 'accepted'], to: 'withdrawn', who: 'offerer' },
  approve: { from: ['accepted'], to: 'approved', who: 'admin' },
  refuse: { from: ['offered', 'accepted'], to: 'refused', who: 'admin', needsReason: true },
} as const satisfies Record<string, SwapTransition>;
export type SwapAction = keyof typeof SWAP_TRANSITIONS;
export const SWAP_ACTIONS = Object.keys(SWAP_TRANSITIONS) as readonly SwapAction[];

/** Whether a person may, in that state, being those parties. */
export const maySwap = (action: SwapAction, status: SwapStatus, parties: readonly SwapParty[]): boolean => {
  const { from, who }: SwapTransition = SWAP_TRANSITIONS[action];
  return parties.includes(who) && from.includes(status);
};

/** The states in which a swap is open: a shift has at most one. */
export const STANDING_SWAPS = ['offered', 'accepted'] as const satisfies readonly SwapStatus[];
