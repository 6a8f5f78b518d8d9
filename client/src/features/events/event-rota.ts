import { localDay } from '@sideline/schema/local-day';

/** The list of an event's shifts in the calendar, from the local day on which it starts. */
export const eventRotaPath = ({
  id,
  date,
  timeZone,
}: {
  readonly id: string;
  readonly date: string;
  readonly timeZone: string;
}): string =>
  `/shifts?${new URLSearchParams({ view: 'list', date: localDay(date, timeZone), event: id }).toString()}`;
