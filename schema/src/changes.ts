import type { ScopeDomain } from './scopes.js';

/** What the change feed and webhooks report. */
export const CHANGE_KINDS = ['patient', 'prf', 'shift', 'event', 'stock_item'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_KIND_LABELS: Readonly<Record<ChangeKind, string>> = {
  patient: 'Patient',
  prf: 'PRF',
  shift: 'Shift',
  event: 'Event',
  stock_item: 'Stock item',
};

/** The area whose scope a token needs to receive each. */
export const CHANGE_DOMAINS = {
  patient: 'patients',
  prf: 'prfs',
  shift: 'shifts',
  event: 'events',
  stock_item: 'stock',
} as const satisfies Readonly<Record<ChangeKind, ScopeDomain>>;

/** `publishEveryMs`: how often webhooks are sent what has changed; readers of the feed never wait for it. */
export const CHANGE_LIMITS = { first: 100, most: 1_000, batch: 5_000, publishEveryMs: 10_000 } as const;
