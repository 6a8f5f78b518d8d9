import { EVENT_STATUS_LABELS, type EventStatus } from '@sideline/schema/events';
import { StatusTag, type Tone } from '../../components/ui/status-tag';

const TONES: Readonly<Record<EventStatus, Tone>> = {
  planned: 'waiting',
  live: 'success',
  closed: 'neutral',
  cancelled: 'danger',
};

export function EventStatusTag({ status }: { readonly status: EventStatus }) {
  return <StatusTag tone={TONES[status]}>{EVENT_STATUS_LABELS[status]}</StatusTag>;
}
