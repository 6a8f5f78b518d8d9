import { describe, expect, it } from 'vitest';
import {
  concernsIn,
  droppedAt,
  filteredRows,
  laneBlocks,
  monthBlocks,
  rangeOf,
  rowsOf,
  shownDays,
  timesOn,
  timesText,
  timesTextAtEnd,
  titleOf,
  whoWorks,
  type Block,
} from './rota';
import { changedIn, repeatOf, typedMoment } from './shift-draft';
import type { RotaShiftFragment } from './shifts.generated';

let made = 0;
const shift = (start: Date, hours: number, facts: Partial<RotaShiftFragment> = {}): RotaShiftFragment => {
  made += 1;
  return {
    id: `shift-${String(made)}`,
    eventId: 'event',
    eventName: 'Lantern Night',
    timeZone: 'Europe/London',
    shiftStart: start.toISOString(),
    shiftEnd: new Date(start.getTime() + hours * 3_600_000).toISOString(),
    role: 'paramedic',
    status: 'open',
    priority: 'normal',
    requiredQualifications: [],
    briefing: null,
    staff: null,
    backupStaff: null,
    isBiddingOpen: false,
    applicants: [],
    checkInTime: null,
    checkOutTime: null,
    approvedMinutes: null,
    seriesId: null,
    createdBy: 'admin',
    isTouched: false,
    reason: null,
    version: 1,
    ...facts,
  };
};
const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour);
const staff = { staffId: 'alys', user: { id: 'u', firstName: 'Alys', lastName: 'Vale' } };
const counts = (blocks: readonly Block[]): readonly number[] =>
  blocks.map((block) => (block.kind === 'more' ? block.hidden : 1));

describe('the times of a shift', () => {
  // The 20th of November 2026 is a Friday.
  it('are two times of one day', () => {
    const day = { start: at(20, 8), end: at(20, 16) };
    expect(timesText(day)).toBe('08:00 – 16:00');
    expect(timesTextAtEnd(day)).toBe('08:00 – 16:00');
  });

  it('of a night name the other day, on its evening and on its morning', () => {
    const night = { start: at(20, 20), end: at(21, 6) };
    expect(timesText(night)).toBe('20:00 – Sat 06:00');
    expect(timesTextAtEnd(night)).toBe('Fri 20:00 – 06:00');
  });

  it('end at 24:00 if the shift ends with the day', () => {
    expect(timesText({ start: at(20, 0), end: at(21, 0) })).toBe('00:00 – 24:00');
    expect(timesText({ start: at(20, 16), end: at(21, 0) })).toBe('16:00 – 24:00');
    const longer = { start: at(19, 20), end: at(21, 0) };
    expect(timesText(longer)).toBe('20:00 – Fri 24:00');
    expect(timesTextAtEnd(longer)).toBe('Thu 20:00 – 24:00');
  });

  it('of no length, as when drawing starts, are that time twice', () => {
    expect(timesText({ start: at(20, 0), end: at(20, 0) })).toBe('00:00 – 00:00');
  });
});

describe('a month of many shifts', () => {
  it('draws what fits, and one block for the rest of each day', () => {
    const rows = rowsOf(
      Array.from({ length: 72 }, (_, index) => shift(at(20, index % 20), 8)).concat(shift(at(21, 8), 8)),
    );
    expect(counts(monthBlocks(rows, 2))).toEqual([1, 71, 1]);
    expect(monthBlocks(rowsOf([shift(at(20, 8), 8), shift(at(20, 9), 8)]), 2)).toHaveLength(2);
  });
  it('works with five thousand, and leaves none out', () => {
    const many = rowsOf(Array.from({ length: 5_000 }, (_, place) => shift(at(1 + (place % 30), 6), 8)));
    const blocks = monthBlocks(many, 2);
    expect(blocks).toHaveLength(60);
    expect(counts(blocks).reduce((sum, one) => sum + one, 0)).toBe(5_000);
    const behind = blocks.flatMap((block) => (block.kind === 'more' ? block.rows : []));
    expect(new Set(behind.map((row) => row.shift.id)).size).toBe(5_000);
  });

  it('makes added-to days grow by eight hours per shift, twenty at most', () => {
    const days = Array.from({ length: 25 }, (_, day) => at(1 + day, 0));
    const times = timesOn(days);
    expect(times).toHaveLength(20);
    expect(times[1]).toEqual({ start: at(2, 8), end: at(2, 16) });
  });

  it('puts a night shift on the day on which it starts', () => {
    const [night] = monthBlocks(rowsOf([shift(at(20, 22), 10)]), 2);
    expect(night?.end.getDate()).toBe(20);
  });
});

describe('a time grid', () => {
  const beside = (...hours: readonly number[]) => rowsOf(hours.map((hour) => shift(at(20, hour), 8)));

  it('has a limited number of columns, the last for shifts without one', () => {
    expect(counts(laneBlocks(beside(8, 9, 10, 11, 12, 19), 3))).toEqual([1, 1, 1, 3]);
    expect(counts(laneBlocks(beside(8, 9, 10, 11, 12, 19), 8))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('shows all shifts if each gets a column', () => {
    expect(counts(laneBlocks(beside(8, 9), 2))).toEqual([1, 1]);
    expect(counts(laneBlocks(beside(8, 9, 10), 2))).toEqual([1, 2]);
  });

  it('says how many shifts have no lane at each time', () => {
    expect(counts(laneBlocks(beside(0, 0, 0, 12, 12, 12), 2))).toEqual([1, 1, 2, 2]);
  });

  it('keeps a night shift’s column for it on the next morning', () => {
    const night = shift(at(20, 22), 10);
    expect(counts(laneBlocks(rowsOf([night, shift(at(21, 7), 8), shift(at(21, 8), 8)]), 2))).toEqual([
      1, 1, 1,
    ]);
    expect(counts(laneBlocks(rowsOf([night, shift(at(21, 6), 8), shift(at(21, 7), 8)]), 2))).toEqual([1, 2]);
  });
});

describe('filters and range', () => {
  it('keep the matching shifts', () => {
    const rows = rowsOf([shift(at(20, 8), 8), shift(at(21, 8), 8, { status: 'assigned', staff })]);
    expect(filteredRows(rows, { gaps: '1' })).toHaveLength(1);
    expect(filteredRows(rows, { person: 'alys' })).toHaveLength(1);
    expect(filteredRows(rows, { role: 'nurse' })).toHaveLength(0);
    expect(filteredRows(rows, {})).toHaveLength(2);
    const [first, second] = rows;
    const elsewhere = rowsOf([shift(at(22, 8), 8, { eventId: 'regatta', status: 'cancelled' })]);
    const all = [...rows, ...elsewhere];
    expect(filteredRows(all, { event: 'regatta' })).toEqual(elsewhere);
    expect(filteredRows(all, { event: 'event' })).toEqual([first, second]);
    expect(filteredRows(all, { state: 'cancelled' })).toEqual(elsewhere);
    expect(filteredRows(all, { state: 'assigned' })).toEqual([second]);
    expect(filteredRows(all, { event: 'regatta', state: 'open' })).toEqual([]);
  });
  it('is exactly what is visible', () => {
    const { from, to } = rangeOf('month', at(20, 12), 30);
    expect((to.getTime() - from.getTime()) / 86_400_000).toBeLessThanOrEqual(42);
    expect(rangeOf('day', at(20, 12), 30).from).toEqual(at(20, 0));
  });
});

describe('a dropped shift', () => {
  /** 08:00 to 20:00 in London on the last Friday of summer time. */
  const friday = {
    shiftStart: '2026-10-23T07:00:00Z',
    shiftEnd: '2026-10-23T19:00:00Z',
    timeZone: 'Europe/London',
  };
  const dropped = (start: Date, isByDay: boolean) => {
    const [row] = rowsOf([shift(new Date(friday.shiftStart), 12, friday)]);
    if (row === undefined) throw new Error('No row');
    const to = droppedAt(row, start, isByDay);
    return [to.start.toISOString(), to.end.toISOString()];
  };
  it('on another day of the month keeps its clock times, at whatever hour of the day it is dropped', () => {
    const monday = ['2026-10-26T08:00:00.000Z', '2026-10-26T20:00:00.000Z'];
    for (const hour of [0, 7, 23]) expect(dropped(new Date(2026, 9, 26, hour), true)).toEqual(monday);
  });
  it('at another time of the week starts then, and keeps its length by the clock', () => {
    expect(dropped(new Date('2026-10-26T10:30:00Z'), false)).toEqual([
      '2026-10-26T10:30:00.000Z',
      '2026-10-26T22:30:00.000Z',
    ]);
  });
});

describe('the text of a shift', () => {
  it('shows the server’s concerns about it, and not those about others', () => {
    const rows = rowsOf([shift(at(20, 8), 8), shift(at(21, 8), 6)]);
    const concerns = ['ALS is not held'];
    const of = concernsIn([{ shiftId: rows[0]?.shift.id ?? '', concerns }]);
    expect(rows.map(of)).toEqual([concerns, []]);
  });
  it('does not count a cancelled shift as a gap', () => {
    expect(whoWorks({ status: 'open', staff: null })).toEqual({ person: null, said: 'Unassigned' });
    expect(whoWorks({ status: 'assigned', staff })).toEqual({ person: 'Alys Vale', said: null });
    for (const on of [staff, null])
      expect(whoWorks({ status: 'cancelled', staff: on })).toEqual({ person: null, said: 'Cancelled' });
    expect(whoWorks({ status: 'no_show', staff })).toEqual({ person: 'Alys Vale', said: 'No show' });
  });
  it('is titled as the specification says', () => {
    expect([titleOf({ role: 'team_leader' }), titleOf({ role: null })]).toEqual([
      'Shift (Team Leader)',
      'Shift (Unassigned)',
    ]);
  });
});

describe('the days of a view', () => {
  it.each([
    ['month', '2026-11-01', '2026-11-30'],
    ['week', '2026-11-16', '2026-11-22'],
    ['day', '2026-11-20', '2026-11-20'],
    ['list', '2026-11-20', '2026-12-19'],
  ] as const)('for a %s are %s to %s', (view, from, to) => {
    expect(shownDays(view, at(20, 9), 30)).toEqual({ from, to });
  });
});

describe('the recurrence of new shifts', () => {
  const typed = { recurrence: 'weekly', ends: 'event', until: '', count: '' } as const;
  it('is sent as chosen', () => {
    const none = { until: null, count: null, problems: [] };
    expect(repeatOf(typed)).toEqual(none);
    expect(repeatOf({ ...typed, recurrence: 'none', ends: 'count', count: '3' })).toEqual(none);
    expect(repeatOf({ ...typed, ends: 'until', until: '2026-12-24', count: '3' })).toEqual({
      ...none,
      until: '2026-12-24',
    });
    expect(repeatOf({ ...typed, ends: 'count', until: '2026-12-24', count: '3' })).toEqual({
      ...none,
      count: 3,
    });
  });
  it('never runs to the end of the event just because no end was entered', () => {
    const wrong = (draft: Partial<Parameters<typeof repeatOf>[0]>) =>
      repeatOf({ ...typed, ...draft }).problems.map(({ field }) => field);
    expect(wrong({ ends: 'until' })).toEqual(['until']);
    for (const count of ['', ' ', '0', '2.5', '367', 'three'])
      expect(wrong({ ends: 'count', count })).toEqual(['count']);
  });
});

describe('changing a shift', () => {
  it('sends only the differences, so that later shifts keep their own values', () => {
    const stands = shift(at(20, 8), 8, {
      shiftStart: at(20, 8).toISOString().replace('00.000Z', '30.000Z'),
      requiredQualifications: ['als', 'bls'],
    });
    const draft = {
      start: typedMoment(stands.shiftStart, stands.timeZone),
      end: typedMoment(stands.shiftEnd, stands.timeZone),
      role: stands.role ?? null,
      requiredQualifications: ['bls', 'als'] as const,
      priority: stands.priority,
      briefing: '',
    };
    expect(changedIn(stands, draft)).toEqual({});
    expect(changedIn(stands, { ...draft, briefing: 'Gate 4', role: null })).toEqual({
      briefing: 'Gate 4',
      role: null,
    });
    expect(changedIn(stands, { ...draft, end: typedMoment(at(20, 18), stands.timeZone) })).toEqual({
      shiftEnd: at(20, 18).toISOString(),
    });
  });
});
