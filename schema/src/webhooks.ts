/** What both sides agree on about webhooks: which events there are, and how often a delivery is tried. */

export const WEBHOOK_EVENTS = [
  'prf.signed',
  'prf.amended',
  'prf.voided',
  'patient.merged',
  'patient.unmerged',
  'stock.low',
  'order.approved',
  'order.received',
  'recall.activated',
  'figures.released',
  'patient.created',
  'patient.changed',
  'patient.deleted',
  'prf.created',
  'prf.changed',
  'prf.deleted',
  'shift.created',
  'shift.changed',
  'shift.deleted',
  'event.created',
  'event.changed',
  'event.deleted',
  'stock_item.created',
  'stock_item.changed',
  'stock_item.deleted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'prf.signed': 'PRF signed',
  'prf.amended': 'PRF amended',
  'prf.voided': 'PRF entered in error',
  'patient.merged': 'Patient merged',
  'patient.unmerged': 'Patient merge undone',
  'stock.low': 'Stock below its minimum',
  'order.approved': 'Purchase order approved',
  'order.received': 'Delivery received',
  'recall.activated': 'Recall activated',
  'figures.released': 'Event figures changed (sent at most once an hour)',
  'patient.created': 'Patient registered',
  'patient.changed': 'Patient changed',
  'patient.deleted': 'Patient erased',
  'prf.created': 'PRF started',
  'prf.changed': 'PRF changed',
  'prf.deleted': 'PRF erased',
  'shift.created': 'Shift planned',
  'shift.changed': 'Shift changed',
  'shift.deleted': 'Shift deleted',
  'event.created': 'Event planned',
  'event.changed': 'Event changed',
  'event.deleted': 'Event deleted',
  'stock_item.created': 'Stock item added',
  'stock_item.changed': 'Stock item changed, or its stock moved',
  'stock_item.deleted': 'Stock item deleted',
};

const DATA: Readonly<Partial<Record<WebhookEvent, readonly string[]>>> = {
  'prf.signed': ['prfId', 'patientId'],
  'prf.amended': ['prfId', 'patientId'],
  'prf.voided': ['prfId', 'patientId'],
  'patient.merged': ['patientId', 'mergedPatientId'],
  'patient.unmerged': ['patientId', 'mergedPatientId'],
  'stock.low': ['itemId', 'locationId'],
  'order.approved': ['orderId', 'supplierId'],
  'order.received': ['orderId', 'receiptId'],
  'recall.activated': ['recallId'],
  'figures.released': ['eventId', 'asAt'],
};

/** What a client's own endpoint may be notified of: when what the client is shown has changed, and nothing sooner (ADR 41). */
export const CLIENT_WEBHOOK_EVENTS: readonly WebhookEvent[] = ['figures.released'];

/** What each event's `data` holds: ids only. The reader fetches the rest under its own rights. */
export const webhookDataOf = (event: WebhookEvent): readonly string[] =>
  DATA[event] ?? ['kind', 'id', 'version'];

/** Sent to one endpoint on request; nobody subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test';

export const WEBHOOK_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next: the last one is a day and three quarters after the first. */
export const WEBHOOK_BACK_OFF: readonly number[] = [
  10,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

export const WEBHOOK_LIMITS = {
  endpoints: 20,
  urlLength: 2000,
  /** For name, connection and answer together. */
  timeoutMs: 10_000,
  /** Of an answer, how much is kept for the log. */
  answerBytes: 500,
  /** How long a secret that was replaced still signs: what is usual, and the longest. */
  overlapHours: { usual: 24, most: 168 },
  /** Deliveries that one replay sends again. */
  replayed: 1_000,
} as const;

/** When to try again after so many tries of a round (at least one); null where that was the last. */
export const nextTry = (tries: number, now: Date): Date | null => {
  const seconds = WEBHOOK_BACK_OFF[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
};
