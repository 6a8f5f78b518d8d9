/** Clock times of a zone, by Intl. */

/** What a clock and a calendar on the wall say. */
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

/** What the wall says at a moment. Throws RangeError for what is no zone. */
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
