import { HOME_ZONE } from '@sideline/schema/local-day';
import { remembered } from '@sideline/schema/remembered';
import type { Span } from '@sideline/schema/shifts/recurrence';

/** A formatter takes longer to make than a month of times takes to format. */
const momentsOf = remembered(
  50,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);

/** The reader is assumed to be in the provider's time zone, so other time zones are named. */
const named = (text: string, timeZone: string): string =>
  timeZone === HOME_ZONE ? text : `${text} (${timeZone})`;

/** A moment on the clocks of an event, without the zone: '20 Nov 2026, 07:00'. For texts that name it themselves. */
export const onClocksOf = (at: Date | string, timeZone: string): string =>
  momentsOf(timeZone).format(new Date(at));

/** A moment as the people of an event read it: '20 Nov 2026, 07:00', and away from home '20 Nov 2026, 07:00 (Europe/Paris)'. */
export const spoken = (at: Date | string, timeZone: string): string =>
  named(onClocksOf(at, timeZone), timeZone);

/** From one moment to another, the day given once: '20 Nov 2026, 07:00–15:00', the zone named as of a moment. */
export const spokenSpan = ({ start, end }: Span, timeZone: string): string =>
  named(momentsOf(timeZone).formatRange(start, end), timeZone);
