import { allocate } from './allocation.js';
import { isExpiredOn } from './lot-expiry.js';
import { fromThousandths, thousandthsOf } from './quantity.js';

/** A line that a bag must hold, as its kit has it. */
export interface BagLine {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly isOptional: boolean;
  readonly substitutes: readonly string[];
}

/** What is in a bag or one of its pouches. */
export interface BagContent {
  readonly itemId: string;
  readonly name: string;
  readonly lot: string | null;
  readonly expiresOn: string | null;
  readonly status: 'available' | 'quarantined' | 'recalled';
  readonly quantity: number;
  /** For a device with a serial number. */
  readonly nextServiceOn?: string | null;
  readonly isFaulty?: boolean;
  /** For a gas cylinder: what its gauge showed at the last check, and the least that may go out. */
  readonly percentLeft?: number | null;
  readonly leastPercent?: number | null;
}

export interface BagState {
  readonly isOutOfService: boolean;
  /** When the next check is due, YYYY-MM-DD; null where none was ever done. */
  readonly nextCheckOn: string | null;
  readonly lines: readonly BagLine[];
  readonly contents: readonly BagContent[];
}

/** One reason why a bag is not ready. */
export type BagReason =
  | { readonly why: 'out_of_service' }
  /** It waits for a check or for stock, and nothing else speaks against it. */
  | { readonly why: 'returned' | 'check_due' | 'restock_due' }
  | { readonly why: 'never_checked' }
  | { readonly why: 'check_overdue'; readonly dueOn: string }
  | {
      readonly why: 'short';
      readonly itemId: string;
      readonly name: string;
      readonly wanted: number;
      readonly there: number;
    }
  | {
      readonly why: 'expires';
      readonly name: string;
      readonly lot: string | null;
      readonly expiresOn: string;
    }
  | {
      readonly why: 'recalled' | 'quarantined' | 'faulty';
      readonly name: string;
      readonly lot: string | null;
    }
  | {
      readonly why: 'service_overdue';
      readonly name: string;
      readonly lot: string | null;
      readonly dueOn: string;
    }
  | {
      readonly why: 'gas_low';
      readonly name: string;
      readonly lot: string | null;
      readonly percent: number | null;
      readonly least: number;
    };

const reasonsOf = (content: BagContent, lastDay: string): readonly BagReason[] => {
  const { name, lot, expiresOn, status, nextServiceOn, isFaulty, percentLeft, leastPercent } = content;
  const reasons: BagReason[] = [];
  if (status !== 'available') reasons.push({ why: status, name, lot });
  if (expiresOn !== null && isExpiredOn(expiresOn, lastDay))
    reasons.push({ why: 'expires', name, lot, expiresOn });
  if (isFaulty === true) reasons.push({ why: 'faulty', name, lot });
  if (nextServiceOn != null && nextServiceOn < lastDay)
    reasons.push({ why: 'service_overdue', name, lot, dueOn: nextServiceOn });
  if (leastPercent != null && (percentLeft ?? 0) < leastPercent)
    reasons.push({ why: 'gas_low', name, lot, percent: percentLeft ?? null, least: leastPercent });
  return reasons;
};

/**
 * Why a bag is not ready; none where it is (operations section 3, Bag, and section 5, Expiry, Medical devices, Gas
 * cylinders). `lastDay` is the last day on which it will be used: today, or the day on which the event ends. What expires before
 * then, is recalled, faulty or overdue does not count towards what the bag must hold. Lines share
 * substitutes so that as much as possible is met.
 */
export const bagReasons = (bag: BagState, lastDay: string): readonly BagReason[] => {
  const reasons: BagReason[] = [];
  if (bag.isOutOfService) reasons.push({ why: 'out_of_service' });
  if (bag.nextCheckOn === null) reasons.push({ why: 'never_checked' });
  else if (bag.nextCheckOn < lastDay) reasons.push({ why: 'check_overdue', dueOn: bag.nextCheckOn });

  const usable = new Map<string, number>();
  for (const content of bag.contents) {
    if (thousandthsOf(content.quantity) <= 0) continue;
    const wrong = reasonsOf(content, lastDay);
    reasons.push(...wrong);
    if (wrong.length > 0) continue;
    usable.set(content.itemId, (usable.get(content.itemId) ?? 0) + thousandthsOf(content.quantity));
  }

  const required = bag.lines.filter(({ isOptional }) => !isOptional);
  const { missing } = allocate(
    required.map(({ itemId, substitutes, quantity }) => ({
      wanted: thousandthsOf(quantity),
      from: [itemId, ...substitutes],
    })),
    new Map([...usable].map(([itemId, amount]) => [itemId, fromThousandths(amount)])),
  );
  required.forEach(({ itemId, name, quantity }, line) => {
    const open = missing[line] ?? 0;
    if (open > 0)
      reasons.push({
        why: 'short',
        itemId,
        name,
        wanted: quantity,
        there: fromThousandths(thousandthsOf(quantity) - open),
      });
  });
  return reasons;
};

/** Whether a bag may go out and be used until that day. */
export const isBagReady = (bag: BagState, lastDay: string): boolean => bagReasons(bag, lastDay).length === 0;
