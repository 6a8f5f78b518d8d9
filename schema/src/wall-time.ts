const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
};

const DAY_MS = 86_400_000;

/** What the clocks of a zone show at a moment, as if it were UTC: milliseconds, to the second. */
const shownAt = (moment: number, timeZone: string): number => {
  const parts = formatterFor(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. `timeZone` is an IANA name. */
export const zoneOffset = (moment: Date | number, timeZone: string): number => {
  const second = Math.floor(Number(moment) / 1_000) * 1_000;
  return shownAt(second, timeZone) - second;
};

/** What the clocks of a zone show at a moment: `2026-11-20T14:32`. */
export const wallTime = (moment: Date | string, timeZone: string): string =>
  new Date(shownAt(new Date(moment).getTime(), timeZone)).toISOString().slice(0, 16);

/**
 * The moment at which a zone's clocks show a time (`2026-11-20T14:32`). Of the two moments of the hour that comes twice in
 * autumn the first; for a time that spring leaves out as much later as the clocks go forward. Null for what is no time.
 */
export const momentAt = (wall: string, timeZone: string): Date | null => {
  const shown = Date.parse(`${wall}Z`);
  // 31 February is read as a day of March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wall)) return null;
  const before = zoneOffset(shown - DAY_MS, timeZone);
  const after = zoneOffset(shown + DAY_MS, timeZone);
  const moments = [shown - before, shown - after].filter(
    (moment) => moment + zoneOffset(moment, timeZone) === shown,
  );
  return new Date(moments.length === 0 ? shown - before : Math.min(...moments));
};

/** Whether a text is a zone that this machine knows by its IANA name; what is none of its names is none. */
export const isTimeZone = (text: string): boolean => {
  try {
    return formatterFor(text).resolvedOptions().timeZone !== '' && !/^[+-]/.test(text);
  } catch {
    return false;
  }
};
