import type { BagReason } from './bag-readiness.js';
import type { BagAction, BagStateName } from './bag-transitions.js';
import { quantityText } from './quantity.js';

/** The name of each state of a bag, and its colour in a list. */
export const BAG_STATE_TABLE = {
  ready: { label: 'Ready', tone: 'success' },
  out: { label: 'Out', tone: 'info' },
  returned: { label: 'Returned', tone: 'waiting' },
  check_due: { label: 'Check due', tone: 'warning' },
  restock_due: { label: 'Restock due', tone: 'warning' },
  out_of_service: { label: 'Out of service', tone: 'danger' },
} as const satisfies Readonly<
  Record<
    BagStateName,
    {
      readonly label: string;
      readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'waiting';
    }
  >
>;

/** The steps that a person takes with a button; a check takes the others. */
export const BAG_BUTTONS = [
  'issue',
  'bring_back',
  'call_for_check',
  'withdraw',
  'reinstate',
] as const satisfies readonly BagAction[];
export type BagButton = (typeof BAG_BUTTONS)[number];

export const BAG_BUTTON_TABLE: Readonly<Record<BagButton, { readonly label: string }>> = {
  issue: { label: 'Issue bag' },
  bring_back: { label: 'Bring back' },
  call_for_check: { label: 'Request a check' },
  withdraw: { label: 'Take out of service' },
  reinstate: { label: 'Put back into service' },
};

/** What the history says beside the name of a person. */
export const BAG_STEP_WORDS: Readonly<Record<BagAction, string>> = {
  create: 'added the bag',
  issue: 'issued it',
  bring_back: 'brought it back',
  call_for_check: 'requested a check',
  let_check_lapse: 'let its check lapse',
  find_short: 'found it incomplete',
  seal: 'checked and sealed it',
  withdraw: 'took it out of service',
  reinstate: 'put it back into service',
};

/** Whether a reason is about the contents of the bag, rather than its check or its service. */
export const isAboutContents = ({ why }: BagReason): boolean => !ABOUT_THE_BAG.has(why);
const ABOUT_THE_BAG: ReadonlySet<BagReason['why']> = new Set([
  'out_of_service',
  'returned',
  'check_due',
  'restock_due',
  'never_checked',
  'check_overdue',
]);

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`));
const named = (name: string, lot: string | null): string => (lot === null ? name : `${name}, lot ${lot}`);

/**
 * One reason why a bag is not ready, in words. `today` separates what has expired from what expires before the bag is back.
 */
export const bagReasonText = (reason: BagReason, today: string): string => {
  switch (reason.why) {
    case 'out_of_service':
      return 'Out of service';
    case 'returned':
      return 'Not checked since it came back';
    case 'check_due':
      return 'Check due';
    case 'restock_due':
      return 'Restock due';
    case 'never_checked':
      return 'Never checked';
    case 'check_overdue':
      return `Check was due on ${dayText(reason.dueOn)}`;
    case 'short':
      return `${reason.name}: ${quantityText(reason.there)} of ${quantityText(reason.wanted)}`;
    case 'expires':
      return `${named(reason.name, reason.lot)} ${reason.expiresOn < today ? 'expired' : 'expires'} on ${dayText(reason.expiresOn)}`;
    case 'recalled':
      return `${named(reason.name, reason.lot)} has been recalled`;
    case 'quarantined':
      return `${named(reason.name, reason.lot)} is in quarantine`;
    case 'faulty':
      return `${named(reason.name, reason.lot)} has an open fault`;
    case 'service_overdue':
      return `${named(reason.name, reason.lot)}: service was due on ${dayText(reason.dueOn)}`;
    case 'gas_low':
      return `${named(reason.name, reason.lot)}: ${reason.percent === null ? 'gauge not read' : `${String(reason.percent)} %`}, at least ${String(reason.least)} %`;
  }
};
