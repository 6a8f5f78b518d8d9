import { localDay } from '@sideline/schema/local-day';

/** The list of an event's shifts in the calendar, from the day on which it starts there. */
export const eventRotaPath = ({
  eventID,
  date,
  time_zone,
}: {
  readonly eventID: string;
  readonly date: string;
  readonly time_zone: string;
}): string =>
  `/shifts?${new URLSearchParams({ view: 'list', date: localDay(date, time_zone), event: eventID }).toString()}`;
