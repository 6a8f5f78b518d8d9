import {
  CLIENT_WEBHOOK_EVENTS,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '@sideline/schema/webhooks';
import type { WebhookEvent as SentEvent, WebhookState } from '../../schema.generated';
import type { Tone } from '../../components/ui/status-tag';

/** The contract uses an underscore where an event's own name has a full stop. */
const sentName = (event: WebhookEvent) => event.replace('.', '_') as SentEvent;

export const EVENT_OPTIONS: readonly { readonly value: SentEvent; readonly label: string }[] =
  WEBHOOK_EVENTS.map((event) => ({ value: sentName(event), label: WEBHOOK_EVENT_LABELS[event] }));

export const CLIENT_EVENT_OPTIONS = CLIENT_WEBHOOK_EVENTS.map((event) => ({
  value: sentName(event),
  label: WEBHOOK_EVENT_LABELS[event],
}));

const LABELS = new Map<string, string>([
  ...EVENT_OPTIONS.map(({ value, label }) => [value, label] as const),
  ...Object.entries(WEBHOOK_EVENT_LABELS),
  [WEBHOOK_TEST, 'Test'],
]);

/** An event in words, whether named as in the contract or as in a delivery. */
export const eventWords = (event: string): string => LABELS.get(event) ?? event;

export const STATE_WORDS: Readonly<Record<WebhookState, { readonly tone: Tone; readonly label: string }>> = {
  pending: { tone: 'waiting', label: 'On its way' },
  delivered: { tone: 'success', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Given up' },
};
