import { LIMITS } from '@sideline/schema/limits';
import { movedByDays, movedTo } from '@sideline/schema/shifts/moving';
import { positionLabel } from '@sideline/schema/positions';
import { SHIFT_STATUS_LABELS, shiftTitle } from '@sideline/schema/shifts/vocabulary';
import dayjs from 'dayjs';
import { formatTime } from '../../lib/dates';
import type { RotaShiftFragment } from './shifts.generated';

export type RotaView = 'month' | 'week' | 'day' | 'list';
export const ROTA_VIEWS: readonly RotaView[] = ['month', 'week', 'day', 'list'];

/** A shift whose times have been parsed once. */
export interface Row {
  readonly shift: RotaShiftFragment;
  readonly start: Date;
  readonly end: Date;
}

/** What the calendar draws: a shift, or a link to the `rows` of a period, of which `hidden` do not fit. */
export type Block =
  | ({ readonly kind: 'shift' } & Row)
  | {
      readonly kind: 'more';
      readonly rows: readonly Row[];
      readonly hidden: number;
      readonly start: Date;
      readonly end: Date;
    };

export const rowsOf = (shifts: readonly RotaShiftFragment[]): readonly Row[] =>
  shifts.map((shift) => ({ shift, start: new Date(shift.shiftStart), end: new Date(shift.shiftEnd) }));

/** A role in words; null if the shift has none. */
export const roleLabel = (role: string | null | undefined): string | null =>
  role === null || role === undefined ? null : positionLabel(role);

export const titleOf = ({ role }: Pick<RotaShiftFragment, 'role'>): string => shiftTitle(roleLabel(role));

export const personName = (person: {
  readonly user: { readonly firstName: string; readonly lastName: string };
}): string => `${person.user.firstName} ${person.user.lastName}`;

export const staffName = ({ staff }: Pick<RotaShiftFragment, 'staff'>): string =>
  staff ? personName(staff) : 'Unassigned';

/** Who works a shift, as shown on a block. A cancelled shift has nobody, but it is not a gap. */
export const whoWorks = ({
  status,
  staff,
}: Pick<RotaShiftFragment, 'status' | 'staff'>): {
  readonly person: string | null;
  readonly said: string | null;
} => ({
  person: staff && status !== 'cancelled' ? personName(staff) : null,
  said:
    status === 'cancelled' || status === 'no_show'
      ? SHIFT_STATUS_LABELS[status]
      : staff
        ? null
        : 'Unassigned',
});

/** The range that a view shows, in whole days. For a month, this includes the rest of its first and last weeks. */
export const rangeOf = (
  view: RotaView,
  date: Date,
  agendaDays: number,
): { readonly from: Date; readonly to: Date } => {
  const day = dayjs(date).startOf('day');
  if (view === 'day') return { from: day.toDate(), to: day.add(1, 'day').toDate() };
  if (view === 'list') return { from: day.toDate(), to: day.add(agendaDays, 'day').toDate() };
  const unit = view;
  return {
    from: day.startOf(unit).startOf('week').toDate(),
    to: day.endOf(unit).endOf('week').add(1, 'millisecond').toDate(),
  };
};

/**
 * The first and last day (YYYY-MM-DD) of a view's period. For a month, only its own days, without the rest of its weeks.
 */
export const shownDays = (
  view: RotaView,
  date: Date,
  agendaDays: number,
): { readonly from: string; readonly to: string } => {
  const { from, to } =
    view === 'month'
      ? { from: dayjs(date).startOf('month'), to: dayjs(date).startOf('month').add(1, 'month') }
      : rangeOf(view, date, agendaDays);
  return {
    from: dayjs(from).format('YYYY-MM-DD'),
    to: dayjs(to).subtract(1, 'minute').format('YYYY-MM-DD'),
  };
};

export interface Times {
  readonly start: Date;
  readonly end: Date;
}

const dayKey = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/**
 * A shift's times as shown on one of its days. Times on other days have the day's name: '08:00 – 16:00', on a Friday
 * evening '20:00 – Sat 06:00' and the morning after 'Fri 20:00 – 06:00'. An end at midnight is 24:00, because a span from
 * midnight to midnight would look empty.
 */
export const timesText = ({ start, end }: Times, on: Date = start): string => {
  const last = new Date(end.getTime() - 1);
  const isMidnight = end > start && dayKey(last) !== dayKey(end);
  const named = (day: Date, time: string): string =>
    dayKey(day) === dayKey(on) ? time : `${dayjs(day).format('ddd')} ${time}`;
  return `${named(start, formatTime(start))} – ${named(isMidnight ? last : end, isMidnight ? '24:00' : formatTime(end))}`;
};

/** The same on the last of its days. */
export const timesTextAtEnd = (times: Times): string => timesText(times, new Date(times.end.getTime() - 1));

/**
 * Where a shift moves when it is dropped at `start`: in a month by whole days, because only a day was pointed at, and in
 * the time grids to that moment. It keeps its clock times in the event's zone, even across a clock change.
 */
export const droppedAt = ({ shift, start: from, end }: Row, start: Date, isByDay: boolean): Times =>
  isByDay
    ? movedByDays({ start: from, end }, calendarDays(from, start), shift.timeZone)
    : movedTo({ start: from, end }, start, shift.timeZone);

/** Whole days of the browser's calendar from one moment to another. A day of 23 hours counts as one. */
const calendarDays = (from: Date, to: Date): number =>
  Math.round(dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day', true));

/** For new shifts on days without a chosen time: eight hours each, from eight o'clock. */
export const timesOn = (days: readonly Date[]): readonly Times[] =>
  days.slice(0, LIMITS.shifts.blocks).map((day) => {
    const start = dayjs(day).startOf('day').hour(8);
    return { start: start.toDate(), end: start.add(8, 'hour').toDate() };
  });

export const ROTA_FILTERS = ['event', 'person', 'role', 'state', 'gaps'] as const;
export type RotaFilter = { readonly [K in (typeof ROTA_FILTERS)[number]]?: string | undefined };

/** The rows that match the filters. A gap is a shift that still needs a person. */
export const filteredRows = (rows: readonly Row[], filter: RotaFilter): readonly Row[] =>
  rows.filter(
    ({ shift }) =>
      (filter.event === undefined || shift.eventId === filter.event) &&
      (filter.person === undefined ||
        shift.staff?.staffId === filter.person ||
        shift.backupStaff?.staffId === filter.person) &&
      (filter.role === undefined || shift.role === filter.role) &&
      (filter.state === undefined || shift.status === filter.state) &&
      (filter.gaps === undefined || shift.status === 'open'),
  );

/** Rows by the day on which they start, in the browser's zone, earliest first. */
export const rowsByDay = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const days = new Map<string, Row[]>();
  let day: Row[] = [];
  let [from, to] = [0, 0];
  for (const row of rows) {
    const at = row.start.getTime();
    // They are sorted, so only the first shift of each day has to be formatted.
    if (at < from || at >= to) {
      const midnight = new Date(row.start.getFullYear(), row.start.getMonth(), row.start.getDate());
      from = midnight.getTime();
      to = midnight.setDate(midnight.getDate() + 1);
      const key = dayKey(row.start);
      day = days.get(key) ?? [];
      days.set(key, day);
    }
    day.push(row);
  }
  return days;
};

const more = (rows: readonly Row[], hidden = rows.length): readonly Block[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const end = rows.reduce((latest, row) => (row.end > latest ? row.end : latest), first.end);
  return [{ kind: 'more', rows, hidden, start: first.start, end }];
};

/**
 * A month's blocks: the first ones of each day and '+n more', so that a month with thousands draws only what there is
 * room for. A block is shown on the day on which its shift starts.
 */
export const monthBlocks = (rows: readonly Row[], room: number): readonly Block[] =>
  [...rowsByDay(rows).values()].flatMap((day) => {
    const isTight = day.length > room;
    const shown = isTight ? day.slice(0, room - 1) : day;
    const last = (start: Date): Date => new Date(start.getTime() + 60_000);
    return [
      ...shown.map((row): Block => ({ kind: 'shift', ...row, end: last(row.start) })),
      ...(isTight ? more(day, day.length - shown.length) : []).map((block): Block => ({
        ...block,
        end: last(block.start),
      })),
    ];
  });

interface Laid {
  readonly shown: readonly Block[];
  /** The rows without a lane. */
  readonly left: readonly Row[];
  /** When each lane is free again, in milliseconds. */
  readonly ends: readonly number[];
}

const layInLanes = (rows: readonly Row[], lanes: number, before: readonly number[]): Laid => {
  const ends = Array.from({ length: lanes }, (_, index) => before[index] ?? 0);
  const shown: Block[] = [];
  const left: Row[] = [];
  for (const row of rows) {
    const lane = ends.findIndex((end) => end <= row.start.getTime());
    if (lane === -1) left.push(row);
    else {
      ends[lane] = row.end.getTime();
      shown.push({ kind: 'shift', ...row });
    }
  }
  return { shown, left, ends };
};

/** Rows without a lane, in one block for as long as they overlap. */
const togetherAsMore = (rows: readonly Row[]): readonly Block[] => {
  const groups: Row[][] = [];
  let end = 0;
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row.start.getTime() < end) group.push(row);
    else groups.push([row]);
    end = Math.max(end, row.end.getTime());
  }
  return groups.flatMap((group) => more(group));
};

/**
 * The blocks of a time grid, at most `columns` next to each other each day. If there are more shifts at a time, the last
 * column says how many.
 */
export const laneBlocks = (rows: readonly Row[], columns: number): readonly Block[] => {
  let ends: readonly number[] = [];
  return [...rowsByDay(rows).values()].flatMap((day) => {
    const all = layInLanes(day, columns, ends);
    const laid = all.left.length === 0 ? all : layInLanes(day, columns - 1, ends);
    ends = laid.ends;
    return [...laid.shown, ...togetherAsMore(laid.left)];
  });
};

const NO_CONCERNS: readonly string[] = [];

/** The server's concerns about each shift, by its id. A shift without any is absent. */
export const concernsIn = (
  told: readonly { readonly shiftId: string; readonly concerns: readonly string[] }[],
): ((row: Row) => readonly string[]) => {
  const byShift = new Map(told.map(({ shiftId, concerns }) => [shiftId, concerns]));
  return ({ shift }) => byShift.get(shift.id) ?? NO_CONCERNS;
};
