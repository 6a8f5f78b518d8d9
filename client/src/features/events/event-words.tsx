import { EVENT_STATUS_LABELS, type EventStatus } from '@sideline/schema/events';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { browserZone } from '../../lib/dates';

const TONES: Readonly<Record<EventStatus, Tone>> = {
  planned: 'waiting',
  live: 'success',
  closed: 'neutral',
  cancelled: 'danger',
};

export function EventStatusTag({ status }: { readonly status: EventStatus }) {
  return <StatusTag tone={TONES[status]}>{EVENT_STATUS_LABELS[status]}</StatusTag>;
}

/** The event's times in its own zone, if that differs from the browser's (operations section 2). */
export function localSpan(from: string, to: string, timeZone: string): string | null {
  if (browserZone() === timeZone) return null;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${format.format(new Date(from))} to ${format.format(new Date(to))} in ${timeZone.replace('_', ' ')}`;
}
