import { remembered } from '@sideline/schema/remembered';
import type { Span } from '@sideline/schema/shifts/recurrence';

/** A formatter takes longer to make than a month's times to say. */
const momentsOf = remembered(
  50,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);

/** A moment as the people of an event read it: '20 Nov 2026, 07:00'. */
export const spoken = (at: Date | string, timeZone: string): string =>
  momentsOf(timeZone).format(new Date(at));

/** From one moment to another, a day said once: '20 Nov 2026, 07:00–15:00'. */
export const spokenSpan = ({ start, end }: Span, timeZone: string): string =>
  momentsOf(timeZone).formatRange(start, end);
