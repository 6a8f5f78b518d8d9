import { remembered } from './remembered.js';

/** Clock times of a zone, by Intl. */

/** The date and time on a clock and calendar in the zone. */
export interface WallClock {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

/** What the wall says at a moment. Throws RangeError for an unknown zone. */
export const wallClock = (moment: Date, timeZone: string): WallClock => {
  const parts = formatterFor(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
};

const asUtc = ({ year, month, day, hour, minute, second }: WallClock): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const offsetAt = (at: number, timeZone: string): number => asUtc(wallClock(new Date(at), timeZone)) - at;

const DAY_MS = 86_400_000;

/**
 * The moment at which the wall says this. A time that comes twice (clocks go back) is the first of both; one that never comes
 * (clocks go forward) is as much later as the clocks jump.
 */
export const momentOf = (wall: WallClock, timeZone: string): Date => {
  const local = asUtc(wall);
  // A zone changes its clock at most once in two days: the offsets before and after are all that can be.
  const before = offsetAt(local - DAY_MS, timeZone);
  const since = offsetAt(local + DAY_MS, timeZone);
  for (const offset of [before, since])
    if (offsetAt(local - offset, timeZone) === offset) return new Date(local - offset);
  return new Date(local - before);
};

const HOUR_MS = 3_600_000;
/** Longer than any change of the clocks. */
const PAST_THE_CHANGE_MS = 3 * HOUR_MS;

/** By how much the clocks go back around an hour (`Europe/London 494808`), and their offset before; null where they do not. */
const setBackAround = remembered(5_000, (hourIn: string) => {
  const [timeZone = '', hour] = hourIn.split(' ');
  const from = Number(hour) * HOUR_MS;
  const before = offsetAt(from - PAST_THE_CHANGE_MS, timeZone);
  const after = offsetAt(from + HOUR_MS + PAST_THE_CHANGE_MS, timeZone);
  return before > after ? { before, by: before - after } : null;
});

/** The other moment at which the clocks show the same, in the hour that comes twice when they go back; else null. */
export const twinOf = (moment: Date, timeZone: string): Date | null => {
  const change = setBackAround(`${timeZone} ${Math.floor(moment.getTime() / HOUR_MS)}`);
  if (change === null) return null;
  const at = Math.floor(moment.getTime() / 1_000) * 1_000;
  const isFirst = offsetAt(at, timeZone) === change.before;
  const twin = at + (isFirst ? change.by : -change.by);
  return (offsetAt(twin, timeZone) === change.before) === isFirst
    ? null
    : new Date(moment.getTime() + twin - at);
};

/** Which of two a clock time is, to stand after it: ' BST' or ' GMT' in the hour that comes twice, '' in every other. */
export const clockMark = (moment: Date, timeZone: string): string => {
  if (twinOf(moment, timeZone) === null) return '';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
};
