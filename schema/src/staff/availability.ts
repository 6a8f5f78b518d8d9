import { HOME_ZONE, localDay } from '../local-day.js';
import { remembered } from '../remembered.js';
import { momentAt } from '../wall-time.js';

/** One block of a person's week: `weekday` 1 (Monday) to 7, times `HH:mm`; an end at or before its start is next day. */
export interface WeeklyBlock {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** A time when the weekly pattern does not apply. */
export interface AvailabilityException {
  readonly isAvailable: boolean;
  readonly from: Date | string;
  readonly until: Date | string;
}

/** When a person has said that they can work; times of the week are on the clocks of the provider's zone. */
export interface Availability {
  readonly weekly: readonly WeeklyBlock[];
  readonly exceptions: readonly AvailabilityException[];
}

/** `not_said`: nothing speaks against it, and nothing for the whole of it either. */
export type AvailabilityAnswer = 'available' | 'unavailable' | 'not_said';

type Span = readonly [from: number, until: number];

/** What is left of spans after one is removed. */
const without = (spans: readonly Span[], [from, until]: Span): readonly Span[] =>
  spans.flatMap(([start, end]): Span[] => {
    if (until <= start || from >= end) return [[start, end]];
    return [
      ...(from > start ? [[start, from] as const] : []),
      ...(until < end ? [[until, end] as const] : []),
    ];
  });

const spanOf = ({ from, until }: AvailabilityException): Span => [
  new Date(from).getTime(),
  new Date(until).getTime(),
];

const DAY_MS = 86_400_000;
const dayAfter = remembered(2_000, (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10),
);
/** 1 for a Monday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** When the clocks of the provider's zone show a time ('2026-11-20T14:32'). */
const momentHere = remembered(5_000, (wall: string) => momentAt(wall, HOME_ZONE));

/** The blocks of a week as moments, on every day that a span touches and the one before: a night reaches into the next day. */
const blocksIn = (weekly: readonly WeeklyBlock[], [start, end]: Span): readonly Span[] => {
  const spans: Span[] = [];
  const last = localDay(new Date(end));
  for (let day = localDay(new Date(start - DAY_MS)); day <= last; day = dayAfter(day)) {
    const today = weekdayOf(day);
    for (const { weekday, from, until } of weekly) {
      if (weekday !== today) continue;
      const begins = momentHere(`${day}T${from}`);
      const ends = momentHere(`${until > from ? day : dayAfter(day)}T${until}`);
      if (begins !== null && ends !== null) spans.push([begins.getTime(), ends.getTime()]);
    }
  }
  return spans;
};

/**
 * Whether a person can work from one moment to another. An exception overrides the week, and 'unavailable' overrides
 * 'available'. With a week, times outside it are unavailable; without one, availability is unknown.
 */
export function availabilityFor(
  { weekly, exceptions }: Availability,
  from: Date | string,
  until: Date | string,
): AvailabilityAnswer {
  const asked: Span = [new Date(from).getTime(), new Date(until).getTime()];
  const isTouched = ([start, end]: Span): boolean => start < asked[1] && end > asked[0];
  if (exceptions.some((one) => !one.isAvailable && isTouched(spanOf(one)))) return 'unavailable';
  const left = exceptions
    .filter(({ isAvailable }) => isAvailable)
    .map(spanOf)
    .reduce<readonly Span[]>(without, [asked]);
  if (left.length === 0) return 'available';
  if (weekly.length === 0) return 'not_said';
  return blocksIn(weekly, asked).reduce(without, left).length === 0 ? 'available' : 'unavailable';
}
