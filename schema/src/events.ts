/** States of an event (operations section 1). */
export const EVENT_STATUSES = ['planned', 'live', 'closed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const EVENT_STATUS_LABELS: Readonly<Record<EventStatus, string>> = {
  planned: 'Planned',
  live: 'Live',
  closed: 'Closed',
  cancelled: 'Cancelled',
};
