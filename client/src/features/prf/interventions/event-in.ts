import type { RecordView } from '../record-view';

/** The record's event; null if it names none. */
export const eventIn = (view: RecordView): string | null => {
  const eventId = view.facts().data['incidentDetails']?.['event_id'];
  return typeof eventId === 'string' ? eventId : null;
};
