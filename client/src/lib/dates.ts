import { clockText } from '@sideline/schema/provider/formats';
import { remembered } from '@sideline/schema/remembered';
import { clockMark, wallClock } from '@sideline/schema/wall-clock';
import dayjs from 'dayjs';
import { browsersTurn } from './browsers-turn';
import { shownFormats } from './formats';

/**
 * How Sideline writes times: one format everywhere, in the browser's own zone. A provider may choose a 12-hour clock for
 * lists and the rota. A record's own clock (`clockOf`), and anything with seconds, always uses 24 hours. Never use dayjs'
 * timezone plugin: it corrupts the calendar's month grid around clock changes (design section 5).
 */

type Moment = string | Date | number;

const NOTHING = '–';

/** Safari has none. */
interface ZoneNow {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}
/** The zone of the device, which may change when it travels. */
export const browserZone = (): string =>
  (globalThis as ZoneNow).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
// A browser's first formatter takes a slow phone 80 ms: by itself, rather than in the task that draws a page.
void browsersTurn().then(() => Intl.DateTimeFormat());

/**
 * ' BST' or ' GMT', to follow a clock time in the hour that occurs twice when the clocks go back; '' in every other hour.
 */
export const markBeside = (moment: Moment | null | undefined): string => {
  const at = dayjs(moment);
  return moment === null || moment === undefined || !at.isValid() || !isNearSetBack(at)
    ? ''
    : clockMark(at.toDate(), browserZone());
};
/** Uses the browser's own offset, because the name of its zone is too slow for a list. */
const isNearSetBack = (at: dayjs.Dayjs): boolean =>
  at.subtract(3, 'hour').utcOffset() > at.add(3, 'hour').utcOffset();

const clockAt = (at: dayjs.Dayjs): string => clockText(at.hour(), at.minute(), shownFormats());

/** '20 Nov 2026, 14:32'; a dash if there is no time. */
export function formatDateTime(moment: Moment | null | undefined): string {
  return moment === null || moment === undefined
    ? NOTHING
    : `${dayjs(moment).format('D MMM YYYY')}, ${clockAt(dayjs(moment))}${markBeside(moment)}`;
}

/** '20 Nov 2026' for a time or for a calendar date (YYYY-MM-DD, which has no zone and never shifts by a day). */
export function formatDate(moment: Moment | null | undefined): string {
  return moment === null || moment === undefined ? NOTHING : dayjs(moment).format('D MMM YYYY');
}

/** '14:32' */
export function formatTime(moment: Moment | null | undefined): string {
  return moment === null || moment === undefined ? NOTHING : `${clockAt(dayjs(moment))}${markBeside(moment)}`;
}

/**
 * ' on 23 Nov', to follow the clock time of a moment, unless its day is both today and the incident's day; '' if there is
 * no time.
 */
export function dayBeside(moment: Moment | null | undefined, incident: Moment): string {
  if (moment === null || moment === undefined) return '';
  const day = dayjs(moment);
  if (day.isSame(dayjs(), 'day') && day.isSame(incident, 'day')) return '';
  return ` on ${day.format(day.isSame(dayjs(), 'year') ? 'D MMM' : 'D MMM YYYY')}`;
}

/** '03/05/2002', the format in which dates of birth are read out and compared in British practice. */
export function formatDateOfBirth(date: string | null | undefined): string {
  return date ? dayjs(date).format('DD/MM/YYYY') : NOTHING;
}

/** Whole years from a date of birth (YYYY-MM-DD) to a moment, by default now. Null when there is no date. */
export function ageInYears(dateOfBirth: string | null | undefined, at: Moment = Date.now()): number | null {
  if (!dateOfBirth) return null;
  const years = dayjs(at).diff(dayjs(dateOfBirth), 'year');
  return Number.isFinite(years) && years >= 0 ? years : null;
}

/** 'just now', '12 min', '3 h', '2 days': shown only next to an absolute time (screens section 6). */
export function formatAge(moment: Moment, now: Moment = Date.now()): string {
  const minutes = Math.max(0, dayjs(now).diff(dayjs(moment), 'minute'));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** '20 Nov 2026, 14:32 to 18:00', or both dates if they differ. */
export function formatSpan(from: Moment, to: Moment): string {
  return dayjs(from).isSame(dayjs(to), 'day')
    ? `${formatDateTime(from)} to ${formatTime(to)}`
    : `${formatDateTime(from)} to ${formatDateTime(to)}`;
}

/** Creating a formatter takes longer than writing all the times of a list. */
const clocksOf = remembered(20, (key: string) => {
  const [timeZone, clock] = key.split(' ');
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    ...(clock === 'h12' ? { hour12: true } : {}),
  });
});
const spanOn = (timeZone: string, from: Moment, to: Moment): string =>
  clocksOf(`${timeZone} ${shownFormats().clock}`).formatRange(new Date(from), new Date(to));

/** A span on the clocks of another zone; null if they show the same as the browser's (operations section 2). */
export function spanElsewhere(from: Moment, to: Moment, timeZone: string): string | null {
  const here = browserZone();
  // To make the formatters of a zone takes a phone longer than all else that a shift needs.
  if (timeZone === here) return null;
  const there = spanOn(timeZone, from, to);
  return there === spanOn(here, from, to) ? null : there;
}

/** How a zone's clock writes times, in the formats of this file. */
export interface Clock {
  /** IANA name. */
  readonly timeZone: string;
  /** '20 Nov 2026, 14:32' */
  readonly dateTime: (moment: Moment | null | undefined) => string;
  /** '20 Nov 2026' */
  readonly date: (moment: Moment | null | undefined) => string;
  /** '14:32' */
  readonly time: (moment: Moment | null | undefined) => string;
  /** As `formatSpan`: '20 Nov 2026, 14:32 to 18:00', or both dates if they differ. */
  readonly span: (from: Moment, to: Moment) => string;
  /** '14:32:05' */
  readonly seconds: (moment: Moment | null | undefined) => string;
  /** The day in the format of `<input type="date">`, '2026-11-20'. */
  readonly day: (moment: Moment) => string;
  /** As `dayBeside`: ' on 23 Nov' unless the day is both today and the incident's day. */
  readonly dayBeside: (moment: Moment | null | undefined, incident: Moment) => string;
  /** For a moment that is probably today: if it is, only its time. */
  readonly recent: (moment: Moment) => string;
}

const two = (figure: number): string => String(figure).padStart(2, '0');
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The clock of a zone: a record uses that of its event, whatever the device's is. */
export const clockOf = remembered(20, (timeZone: string): Clock => {
  const wall = (moment: Moment) => wallClock(new Date(moment), timeZone);
  const day = (moment: Moment): string => {
    const { year, month, day: of } = wall(moment);
    return `${String(year)}-${two(month)}-${two(of)}`;
  };
  const dayWords = (moment: Moment): string => {
    const { year, month, day: of } = wall(moment);
    return `${String(of)} ${MONTH_NAMES[month - 1] ?? ''} ${String(year)}`;
  };
  const minutes = (moment: Moment): string => {
    const { hour, minute } = wall(moment);
    return `${two(hour)}:${two(minute)}`;
  };
  const mark = (moment: Moment): string => clockMark(new Date(moment), timeZone);
  const unlessNone =
    (words: (moment: Moment) => string) =>
    (moment: Moment | null | undefined): string =>
      moment === null || moment === undefined || Number.isNaN(new Date(moment).getTime())
        ? NOTHING
        : words(moment);
  const dateTime = unlessNone((moment) => `${dayWords(moment)}, ${minutes(moment)}${mark(moment)}`);
  const time = unlessNone((moment) => `${minutes(moment)}${mark(moment)}`);
  return {
    timeZone,
    dateTime,
    date: unlessNone(dayWords),
    time,
    span: (from, to) => `${dateTime(from)} to ${day(from) === day(to) ? time(to) : dateTime(to)}`,
    seconds: unlessNone((moment) => `${minutes(moment)}:${two(wall(moment).second)}${mark(moment)}`),
    day,
    dayBeside: (moment, incident) => {
      if (moment === null || moment === undefined || Number.isNaN(new Date(moment).getTime())) return '';
      const today = day(Date.now());
      if (day(moment) === today && day(moment) === day(incident)) return '';
      const { year, month, day: of } = wall(moment);
      const isThisYear = today.startsWith(String(year));
      return ` on ${String(of)} ${MONTH_NAMES[month - 1] ?? ''}${isThisYear ? '' : ` ${String(year)}`}`;
    },
    recent: (moment) => (day(moment) === day(Date.now()) ? time(moment) : dateTime(moment)),
  };
});

/** 'America/New York' */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** Whether the clocks of a zone differ from this device's. */
export const isClockElsewhere = (timeZone: string, now = Date.now()): boolean => {
  const here = browserZone();
  return here !== timeZone && clockOf(here).dateTime(now) !== clockOf(timeZone).dateTime(now);
};

/** 'All times are on the event’s clock (Europe/Paris) …', if this device's clock differs; otherwise null. */
export const otherClockText = (timeZone: string, whose: string, now = Date.now()): string | null =>
  isClockElsewhere(timeZone, now)
    ? `All times are on the ${whose} clock (${zoneName(timeZone)}), where it is ${clockOf(timeZone).time(now)}. This device is set to ${zoneName(browserZone())}.`
    : null;

/**
 * Midnight of a calendar date (YYYY-MM-DD) in the browser's zone, `plus` days later, as ISO 8601; null if it is not a
 * date.
 */
export function dayStart(day: string | undefined, plus = 0): string | null {
  const moment = day ? dayjs(day).add(plus, 'day') : null;
  return moment?.isValid() ? moment.toISOString() : null;
}

/** Today as a calendar date, YYYY-MM-DD, in the browser's zone. */
export function todayAsLocalDate(): string {
  return dayjs().format('YYYY-MM-DD');
}

/**
 * A date typed or pasted as people write it (03/05/2002, 3.5.2002, 3 May 2002, 2002-05-03), day before month; null if the
 * day does not exist.
 */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})$/.exec(typed);
  if (figures) return calendarDate(Number(figures[3]), Number(figures[2]), Number(figures[1]));
  const words = /^(\d{1,2})\s+([A-Za-z]{3,9})\s+(\d{4})$/.exec(typed);
  const month = words?.[2] ? MONTHS.indexOf(words[2].slice(0, 3).toLowerCase()) + 1 : 0;
  if (words && month > 0) return calendarDate(Number(words[3]), month, Number(words[1]));
  return null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

/** For a moment that is probably today: if it is, only its time. */
export const formatRecent = (moment: string | number): string =>
  formatDate(moment) === formatDate(Date.now()) ? formatTime(moment) : formatDateTime(moment);
