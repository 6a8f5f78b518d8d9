import type { RETURN_TRANSITIONS, ReturnAction, ReturnKind, ReturnState } from './return-transitions.js';
import type { StocktakeAction, StocktakeState } from './stocktake-transitions.js';
import type { TransferAction, TransferState } from './transfer-transitions.js';

/** How a list colours a state. */
export type StateTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'waiting';

interface Shown {
  readonly label: string;
  readonly tone: StateTone;
}

interface Worded {
  readonly label: string;
}

export const TRANSFER_STATE_TABLE = {
  draft: { label: 'Draft', tone: 'neutral' },
  dispatched: { label: 'In transit', tone: 'info' },
  part_received: { label: 'Part received', tone: 'warning' },
  received: { label: 'Received', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} as const satisfies Readonly<Record<TransferState, Shown>>;

/** The states in which something is between two places. */
export const IN_TRANSIT_STATES = ['dispatched', 'part_received'] as const satisfies readonly TransferState[];

/** What was wrong with a delivery, and the move that records it. */
export const DISCREPANCY_TABLE = {
  lost: { label: 'Did not arrive' },
  damaged: { label: 'Arrived damaged' },
  found: { label: 'More arrived than was sent' },
} as const satisfies Readonly<Record<string, Worded>>;
export type DiscrepancyKind = keyof typeof DISCREPANCY_TABLE;
export const DISCREPANCY_KINDS = Object.keys(DISCREPANCY_TABLE) as readonly DiscrepancyKind[];

export const RETURN_KIND_TABLE = {
  to_supplier: { label: 'To the supplier' },
  unused_from_event: { label: 'Unused from an event' },
  to_destruction: { label: 'To destruction' },
} as const satisfies Readonly<Record<ReturnKind, Worded>>;

export const RETURN_STATE_TABLE = {
  draft: { label: 'Draft', tone: 'neutral' },
  authorised: { label: 'Authorised', tone: 'waiting' },
  dispatched: { label: 'Sent', tone: 'info' },
  credited: { label: 'Credited', tone: 'success' },
  replaced: { label: 'Replaced', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  closed: { label: 'Closed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} as const satisfies Readonly<Record<ReturnState, Shown>>;

/** The steps of a return that a person takes by a button, the usual one first. */
export const RETURN_BUTTON_TABLE = {
  authorise: { label: 'Authorise return' },
  authorise_from_event: { label: 'Authorise return' },
  dispatch: { label: 'Send return' },
  credit: { label: 'Record credit' },
  replace: { label: 'Record replacement' },
  reject: { label: 'Record rejection' },
  close: { label: 'Close return' },
  finish: { label: 'Finish return' },
  discard: { label: 'Discard draft' },
  cancel: { label: 'Cancel return' },
} as const satisfies Readonly<Record<Exclude<keyof typeof RETURN_TRANSITIONS, 'create'>, Worded>>;
export type ReturnButton = keyof typeof RETURN_BUTTON_TABLE;
export const RETURN_BUTTONS = Object.keys(RETURN_BUTTON_TABLE) as readonly ReturnButton[];

export const STOCKTAKE_STATE_TABLE = {
  open: { label: 'Not started', tone: 'neutral' },
  counting: { label: 'Counting', tone: 'info' },
  review: { label: 'In review', tone: 'waiting' },
  posted: { label: 'Posted', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} as const satisfies Readonly<Record<StocktakeState, Shown>>;

/** What is counted. A cycle is the items that move most and were counted longest ago. */
export const STOCKTAKE_SCOPE_TABLE = {
  place: { label: 'All of a location' },
  class: { label: 'One type of item' },
  cycle: { label: 'Items that move most' },
} as const satisfies Readonly<Record<string, Worded>>;
export type StocktakeScope = keyof typeof STOCKTAKE_SCOPE_TABLE;
export const STOCKTAKE_SCOPES = Object.keys(STOCKTAKE_SCOPE_TABLE) as readonly StocktakeScope[];

export const STOCKTAKE_BUTTON_TABLE = {
  start: { label: 'Start counting' },
  hand_in: { label: 'Submit count' },
  post: { label: 'Post stocktake' },
  recount: { label: 'Ask for a recount' },
  cancel: { label: 'Cancel stocktake' },
} as const satisfies Readonly<Record<Exclude<StocktakeAction, 'create'>, Worded>>;
export type StocktakeButton = keyof typeof STOCKTAKE_BUTTON_TABLE;
export const STOCKTAKE_BUTTONS = Object.keys(STOCKTAKE_BUTTON_TABLE) as readonly StocktakeButton[];

/** What a step did, after the name of the person: 'Robin Ash sent it'. */
export const TRANSFER_STEP_WORDS: Readonly<Record<TransferAction, string>> = {
  create: 'drafted the transfer',
  dispatch: 'sent it',
  receive_part: 'received part of it',
  receive: 'received the rest of it',
  cancel: 'cancelled it',
};
export const RETURN_STEP_WORDS: Readonly<Record<ReturnAction, string>> = {
  create: 'drafted the return',
  authorise: 'authorised it',
  authorise_from_event: 'authorised it',
  dispatch: 'sent it',
  credit: 'recorded the credit',
  replace: 'recorded the replacement',
  reject: 'recorded that the supplier rejected it',
  close: 'closed it',
  finish: 'finished it',
  cancel: 'cancelled it',
  discard: 'discarded the draft',
};
export const STOCKTAKE_STEP_WORDS: Readonly<Record<StocktakeAction, string>> = {
  create: 'opened the stocktake',
  start: 'started the count',
  hand_in: 'submitted the count',
  recount: 'asked for a recount',
  post: 'posted it',
  cancel: 'cancelled it',
};

/** The number of a document, from its place in the row of its kind: 'TR-00012'. */
export const documentNumberOf = (prefix: 'TR' | 'RT' | 'ST', place: number): string =>
  `${prefix}-${String(place).padStart(5, '0')}`;

/** What can be drafted for expiring lots, many at once. */
export const EXPIRING_ACT_TABLE = {
  use_first: { label: 'Use first', hint: 'a transfer to where most of it is used' },
  move: { label: 'Move', hint: 'a transfer to a location that you choose' },
  give_back: { label: 'Return', hint: 'a return to each supplier' },
  destroy: { label: 'Destroy', hint: 'a destruction for each location' },
} as const satisfies Readonly<Record<string, Worded & { readonly hint: string }>>;
export type ExpiringAct = keyof typeof EXPIRING_ACT_TABLE;
export const EXPIRING_ACTS = Object.keys(EXPIRING_ACT_TABLE) as readonly ExpiringAct[];
