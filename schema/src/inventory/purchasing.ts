import type { Formats } from '../provider/formats.js';
import { daysUntil } from '../staff/expiry.js';
import { poundsText } from './money.js';
import type { PurchaseOrderAction, PurchaseOrderState } from './purchase-order-transitions.js';
import { compareQuantities, fromThousandths, thousandthsOf } from './quantity.js';

/** What each state is called, and how a list colours it. */
export const PURCHASE_ORDER_STATE_TABLE = {
  draft: { label: 'Draft', tone: 'neutral' },
  submitted: { label: 'Waiting for approval', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'info' },
  ordered: { label: 'Ordered', tone: 'info' },
  part_received: { label: 'Part received', tone: 'warning' },
  received: { label: 'Received', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
  closed_short: { label: 'Closed short', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} as const satisfies Readonly<
  Record<
    PurchaseOrderState,
    {
      readonly label: string;
      readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'waiting';
    }
  >
>;

/**
 * The states in which what has not arrived still counts as on its way: including drafts, so that nothing is drafted twice.
 */
export const ON_ORDER_STATES = [
  'draft',
  'submitted',
  'approved',
  'ordered',
  'part_received',
] as const satisfies readonly PurchaseOrderState[];

/** The steps that a person takes by a button; receipts take the others. */
export const PURCHASE_ORDER_BUTTONS = [
  'submit',
  'approve',
  'send_back',
  'order',
  'close',
  'close_short',
  'discard',
  'cancel',
] as const satisfies readonly PurchaseOrderAction[];
export type PurchaseOrderButton = (typeof PURCHASE_ORDER_BUTTONS)[number];

export const PURCHASE_ORDER_BUTTON_TABLE = {
  submit: { label: 'Submit order' },
  approve: { label: 'Approve order' },
  send_back: { label: 'Send back' },
  order: { label: 'Mark as ordered' },
  close: { label: 'Close order' },
  close_short: { label: 'Close short' },
  discard: { label: 'Discard draft' },
  cancel: { label: 'Cancel order' },
} as const satisfies Readonly<Record<PurchaseOrderButton, { readonly label: string }>>;

/** A step of an order as its history says it. */
const STEP_WORDS: Readonly<Record<PurchaseOrderAction, string>> = {
  create: 'drafted the order',
  submit: 'submitted it for approval',
  send_back: 'sent it back to draft',
  approve: 'approved it',
  order: 'placed the order',
  receive_part: 'received part of it',
  receive: 'received the rest of it',
  close: 'closed it',
  close_short: 'closed it short',
  discard: 'discarded the draft',
  cancel: 'cancelled it',
};

/** What a step did, after the name of the person: 'Robin Ash approved it'. */
export const stepWords = (action: PurchaseOrderAction): string => STEP_WORDS[action];

/** What a line still waits for, derived from its quantities. */
export type PurchaseLineState = 'open' | 'part' | 'received' | 'over';

export const lineStateOf = (ordered: number, received: number): PurchaseLineState => {
  if (thousandthsOf(received) === 0) return 'open';
  const side = compareQuantities(received, ordered);
  return side < 0 ? 'part' : side === 0 ? 'received' : 'over';
};

export const PURCHASE_LINE_STATE_TABLE = {
  open: { label: 'Not received' },
  part: { label: 'Part received' },
  received: { label: 'Received' },
  over: { label: 'More than ordered' },
} as const satisfies Readonly<Record<PurchaseLineState, { readonly label: string }>>;

interface LineQuantities {
  readonly ordered: number;
  readonly received: number;
}

/** The state of an order after its receipts: nothing, a part, or all of every line. */
export const receivedOf = (lines: readonly LineQuantities[]): 'nothing' | 'some' | 'all' => {
  if (lines.every(({ ordered, received }) => compareQuantities(received, ordered) >= 0)) return 'all';
  return lines.some(({ received }) => thousandthsOf(received) > 0) ? 'some' : 'nothing';
};

/** How much of a line has not arrived, in the item's unit. */
export const outstandingOf = ({ ordered, received }: LineQuantities): number =>
  fromThousandths(Math.max(0, thousandthsOf(ordered) - thousandthsOf(received)));

/** What the lines cost, in pence; null where one has no price. */
export const orderValueOf = (
  lines: readonly { readonly packs: number; readonly packPricePence: number | null }[],
): number | null => {
  let sum = 0;
  for (const { packs, packPricePence } of lines) {
    if (packPricePence === null) return null;
    sum += packs * packPricePence;
  }
  return sum;
};

/** The cost of one unit of a pack, to the nearest penny, halves up. Null where there is no price. */
export const unitCostOf = (packPricePence: number | null, packQuantity: number): number | null =>
  packPricePence === null ? null : Math.floor((packPricePence * 1_000) / thousandthsOf(packQuantity) + 0.5);

/**
 * By how many days a lot falls short of the shelf life that its item must have on arrival; null where it does not. `today` and
 * `expiresOn` are YYYY-MM-DD.
 */
export const shortDatedBy = (
  expiresOn: string | null,
  minShelfLifeDays: number | null,
  today: string,
): number | null => {
  if (expiresOn === null || minShelfLifeDays === null) return null;
  const left = daysUntil(expiresOn, today);
  return left < minShelfLifeDays ? minShelfLifeDays - left : null;
};

/**
 * The day on which an order is expected, from the day on which it is placed: a number of calendar days, whatever a clock
 * change does. YYYY-MM-DD.
 */
export const expectedOnOf = (orderedOn: string, leadDays: number): string =>
  new Date(Date.parse(`${orderedOn}T00:00:00Z`) + leadDays * 86_400_000).toISOString().slice(0, 10);

/** An invoice beside its order, in words: '£3.00 more than ordered'. Null where they agree. */
export const varianceWords = (variancePence: number, formats?: Formats): string | null =>
  variancePence === 0
    ? null
    : `${poundsText(Math.abs(variancePence), formats)} ${variancePence > 0 ? 'more' : 'less'} than ordered`;

/** The number of an order, from its place in the row of orders. */
export const orderNumberOf = (place: number): string => `PO-${String(place).padStart(5, '0')}`;
