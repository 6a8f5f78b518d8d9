/** How typed text becomes a field's value, and the messages about it. Pure, for every form that the catalogue draws. */
import { LIMITS } from '@sideline/schema/limits';
import { EXCLUSIVE_KEYS } from '@sideline/schema/prf/catalogue/rules';
import type { ChoiceList, NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { momentOf, twinOf, wallClock } from '@sideline/schema/wall-clock';
import dayjs from 'dayjs';
import { browserZone, clockOf } from './dates';

/** A `value` of null means cleared. `problem` says what to do, in words, and then there is no value yet. */
export type Typed<T> =
  | { readonly value: T | null; readonly problem: null }
  | { readonly value: undefined; readonly problem: string };

const problem = (text: string): { value: undefined; problem: string } => ({
  value: undefined,
  problem: text,
});

/** '/ 10' repeats the maximum of a score. */
const isOutOf = (unitLabel: string): boolean => /^\/ ?\d+$/.test(unitLabel);

/** 'from 0 to 300 /min' */
export const limitsText = ({ min, max, unitLabel }: NumberField): string => {
  const unit = unitLabel && !isOutOf(unitLabel) ? ` ${unitLabel}` : '';
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}${unit}`;
  if (min !== undefined) return `at least ${min}${unit}`;
  return max === undefined ? '' : `at most ${max}${unit}`;
};

/** Text without the field's own unit after it, as in '7/10' or '98 %'. */
const withoutUnit = (text: string, unitLabel: string | undefined): string => {
  const [typed, unit] = [text, unitLabel ?? ''].map((one) => one.replaceAll(/\s/g, '').toLowerCase());
  return unit && typed && typed.length > unit.length && typed.endsWith(unit)
    ? typed.slice(0, -unit.length)
    : text;
};

/** A number as people type it (a decimal comma is accepted). Outside its limits it is refused (clinical section 3). */
export const parseNumber = (field: NumberField, text: string): Typed<number> => {
  // Some people read '1,000' as a thousand and others as one. A dose must not depend on that.
  if (/^[1-9]\d{0,2}(,\d{3})+$/.test(text.trim()))
    return problem(`Type ${text.trim().replaceAll(',', '')} without a comma, or with a point for decimals.`);
  const typed = withoutUnit(text, field.unitLabel).trim().replace(',', '.');
  if (typed === '') return { value: null, problem: null };
  if (!/^-?\d*\.?\d*$/.test(typed) || !/\d/.test(typed)) return problem('Enter a number.');
  const decimals = field.kind === 'integer' ? 0 : (field.decimals ?? 2);
  const typedDecimals = typed.split('.')[1]?.length ?? 0;
  if (typedDecimals > decimals) {
    return problem(
      decimals === 0
        ? 'Enter a whole number.'
        : `Enter at most ${decimals} decimal ${decimals === 1 ? 'place' : 'places'}.`,
    );
  }
  const value = Number(typed);
  const isOutside =
    (field.min !== undefined && value < field.min) || (field.max !== undefined && value > field.max);
  return isOutside ? problem(`Must be ${limitsText(field)}.`) : { value, problem: null };
};

/**
 * Whether a typed figure is complete: within its limits, with no further digit possible. '94' for a saturation is, '10'
 * is not. A decimal is complete only with its last place.
 */
export const isFigureWhole = (field: NumberField, text: string): boolean =>
  (field.kind === 'integer' || /[.,]/.test(text)) &&
  typeof parseNumber(field, text).value === 'number' &&
  parseNumber(field, `${text}0`).problem !== null;

/** What is unusual about a number that is still allowed; null if nothing is. */
export const numberWarning = (field: NumberField, value: unknown): string | null => {
  if (typeof value !== 'number') return null;
  if (field.warnBelow !== undefined && value < field.warnBelow) return 'Unusually low. Please check.';
  if (field.warnAbove !== undefined && value > field.warnAbove) return 'Unusually high. Please check.';
  return null;
};

/** What a typed time is compared with. */
interface ClockReading {
  readonly now: Date;
  /** Whether it may be in the future. */
  readonly isAhead: boolean;
  /** IANA name of the zone whose clock was read; the device's by default. */
  readonly zone?: string;
}

/**
 * Which moment of a clock time that occurs twice is meant: the later once the clocks can have shown it, or, for a future
 * time, as soon as the first is over.
 */
const meant = (first: Date, { now, isAhead, zone = browserZone() }: ClockReading): Date => {
  const later = twinOf(first, zone);
  if (later === null) return first;
  const isLater = isAhead
    ? first.getTime() < now.getTime()
    : later.getTime() <= now.getTime() + LIMITS.clockDriftMinutes * 60_000;
  return isLater ? later : first;
};

/**
 * The moment of a clock time; the first if it occurs twice. In the skipped hour, it is later by the length of the skip.
 */
const at = (day: Date, hours: number, minutes: number, seconds: number, zone: string): Date | null => {
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return momentOf({ ...wallClock(day, zone), hour: hours, minute: minutes, second: seconds }, zone);
};

interface ReadClock {
  readonly moment: Date;
  /** Whether it was pasted with its day and zone, so that nothing has to be guessed. */
  readonly isWhole: boolean;
}

const readClock = (typed: string, day: Date, zone: string): ReadClock | null => {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed)) {
    const whole = new Date(typed);
    if (!Number.isNaN(whole.getTime())) return { moment: whole, isWhole: true };
  }
  const parts =
    /^(\d{1,2})[:.h ](\d{2})(?:[:. ](\d{2}))?$/i.exec(typed) ?? /^(\d{1,2})(\d{2})(\d{2})?$/.exec(typed);
  const moment = parts && at(day, Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0), zone);
  return moment && { moment, isWhole: false };
};

const typedClock = (text: string, day: Date, zone: string, choose: (first: Date) => Date): Typed<string> => {
  const typed = text.trim();
  if (typed === '') return { value: null, problem: null };
  const read = readClock(typed, day, zone);
  if (read === null) return problem('Type a time such as 1432, or press Now.');
  return { value: (read.isWhole ? read.moment : choose(read.moment)).toISOString(), problem: null };
};

/**
 * A clock time as typed: `1432`, `14:32`, `14.32`, `932`, with seconds `143205` or `14:32:05`; a whole moment as pasted
 * (`2026-11-20T14:32:00+00:00`). The result is ISO 8601 in UTC, on the day of `day` in the reading's zone. In the hour
 * that occurs twice it is the later, once that can have happened.
 */
export const parseClock = (text: string, day: Date, reading: ClockReading): Typed<string> =>
  typedClock(text, day, reading.zone ?? browserZone(), (first) => meant(first, reading));

const HOUR_MS = 3_600_000;
/** Treatment comes after the incident. The time of the incident itself may be wrong by this much. */
const BEFORE_INCIDENT_MS = 2 * HOUR_MS;
/** A first onset or a last meal comes before the incident, by up to this much. */
const BACKGROUND_MS = 22 * HOUR_MS;
/** A future time is looked for within this much of now, on either side. */
const HALF_A_DAY_MS = 12 * HOUR_MS;
/** Further before the incident than this, a time is more likely mistyped than on the day before. */
const AT_MOST_BEFORE_MS = 15 * HOUR_MS;

interface ClockSetting extends ClockReading {
  /** The incident's time; now if it is not known. */
  readonly near: Date;
  /** Whether it is about something before the incident. */
  readonly isBackground: boolean;
}

/** The same clock time in a zone, a number of days later. */
const daysOn = (moment: Date, count: number, zone: string): Date => {
  const wall = wallClock(moment, zone);
  return momentOf({ ...wall, day: wall.day + count }, zone);
};

const isMidnight = (moment: Date, zone: string): boolean => {
  const { hour, minute, second } = wallClock(moment, zone);
  return hour === 0 && minute === 0 && second === 0 && moment.getMilliseconds() === 0;
};

/** The earliest moment that can be meant. Every clock time occurs once in the day that starts there. */
const earliest = ({ near, now, isAhead, isBackground, zone = browserZone() }: ClockSetting): dayjs.Dayjs => {
  const incident = dayjs(near);
  if (isAhead && Math.abs(dayjs(now).diff(incident)) < 2 * HALF_A_DAY_MS)
    return dayjs(now).subtract(HALF_A_DAY_MS);
  // A date without a time is stored as its midnight, so the incident may be at any time on that day.
  if (isMidnight(near, zone)) return incident;
  return incident.subtract(isBackground ? BACKGROUND_MS : BEFORE_INCIDENT_MS);
};

/** Whether a moment is on the day that its clock time alone would give. */
export const isDayImplied = (iso: string, setting: ClockSetting): boolean => {
  const from = earliest(setting);
  const moment = dayjs(iso);
  const until = daysOn(from.toDate(), 1, setting.zone ?? browserZone());
  return !moment.isBefore(from) && moment.isBefore(until);
};

/**
 * `parseClock` for a contact that may run past midnight, however much later it is written up: on the day of `near`, the
 * day after (`0015` for an incident at 23:50) or the day before (`2350` for one at 00:10). A future time is taken from
 * the day before, unless that is too far back. Then it stays, to be refused.
 */
export const parseClockNear = (text: string, setting: ClockSetting): Typed<string> =>
  typedClock(text, setting.near, setting.zone ?? browserZone(), (first) => {
    const { near, now, isAhead, zone = browserZone() } = setting;
    const from = earliest(setting);
    const days = [-1, 0, 1].map((count) => dayjs(daysOn(first, count, zone)));
    const implied = days.find((day) => !day.isBefore(from)) ?? dayjs(first);
    const dayBefore = dayjs(daysOn(implied.toDate(), -1, zone));
    const isToCome = implied.isAfter(dayjs(now).add(LIMITS.clockDriftMinutes, 'minute'));
    const isOfDayBefore = !isAhead && isToCome && dayjs(near).diff(dayBefore) < AT_MOST_BEFORE_MS;
    return meant((isOfDayBefore ? dayBefore : implied).toDate(), setting);
  });

/** '14:32', and '14:32:05' if seconds were given. */
export const clockText = (iso: unknown, zone = browserZone()): string => {
  if (typeof iso !== 'string') return '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const pad = (part: number) => String(part).padStart(2, '0');
  const { hour, minute, second } = wallClock(moment, zone);
  const minutes = `${pad(hour)}:${pad(minute)}`;
  return second === 0 ? minutes : `${minutes}:${pad(second)}`;
};

/** The calendar day of a moment in a zone, YYYY-MM-DD. */
export const dayOn = (moment: Date, zone: string): string => clockOf(zone).day(moment);

/** The same clock time on another day, both in one zone. A moment on that day stays unchanged. */
export const onDay = (iso: string, day: Date, zone = browserZone()): string => {
  const moment = new Date(iso);
  if (dayOn(moment, zone) === dayOn(day, zone)) return iso;
  const { hour, minute, second } = wallClock(moment, zone);
  return at(day, hour, minute, second, zone)?.toISOString() ?? iso;
};

/** Up to seven choices are buttons. More are a searchable list (screens section 2). */
export const SEGMENTED_MAX = 7;

/** The keys that can be chosen, in the catalogue's order, and a chosen one that is retired. */
export const offeredKeys = (list: ChoiceList, chosen: readonly unknown[]): string[] =>
  Object.entries(list.options)
    .filter(([key, choice]) => !choice.retired || chosen.includes(key))
    .map(([key]) => key);

/** The keys of an answer, whether single or multiple. */
export const chosenKeys = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (key): key is string => typeof key === 'string',
  );

/** Adds or removes one of several answers. 'None' and the others exclude each other. Null if nothing is left. */
export const toggleChoice = (chosen: readonly string[], key: string): readonly string[] | null => {
  if (chosen.includes(key)) {
    const left = chosen.filter((other) => other !== key);
    return left.length > 0 ? left : null;
  }
  return EXCLUSIVE_KEYS.has(key) ? [key] : [...chosen.filter((other) => !EXCLUSIVE_KEYS.has(other)), key];
};

/** The label of a stored key; the key itself if it is not known. */
export const choiceLabel = (list: ChoiceList, key: unknown): string =>
  typeof key === 'string' ? (list.options[key]?.label ?? key) : '';
