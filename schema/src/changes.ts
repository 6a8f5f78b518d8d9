import type { ScopeDomain } from './scopes.js';

/** What the change feed tells of, and webhooks with it. */
export const CHANGE_KINDS = ['patient', 'prf', 'shift', 'event', 'stock_item'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_KIND_LABELS: Readonly<Record<ChangeKind, string>> = {
  patient: 'Patient',
  prf: 'PRF',
  shift: 'Shift',
  event: 'Event',
  stock_item: 'Stock item',
};

/** The area whose scope a token needs to hear of each. */
export const CHANGE_DOMAINS = {
  patient: 'patients',
  prf: 'prfs',
  shift: 'shifts',
  event: 'events',
  stock_item: 'stock',
} as const satisfies Readonly<Record<ChangeKind, ScopeDomain>>;

/** `publishEveryMs`: how often webhooks hear of what has changed; a reader of the feed never waits for it. */
export const CHANGE_LIMITS = { first: 100, most: 1_000, batch: 5_000, publishEveryMs: 10_000 } as const;
