import dayjs from 'dayjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ageInYears,
  clockOf,
  dayBeside,
  dayStart,
  formatAge,
  formatDate,
  formatDateOfBirth,
  formatDateTime,
  formatSpan,
  formatTime,
  parseTypedDate,
  spanElsewhere,
} from './dates';

describe('dates', () => {
  it('uses one format', () => {
    expect(formatDateTime(new Date(2026, 10, 20, 14, 32))).toBe('20 Nov 2026, 14:32');
    expect(formatDate('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDateOfBirth('2002-05-03')).toBe('03/05/2002');
    expect(formatDateTime(null)).toBe('–');
    expect(formatSpan(new Date(2026, 10, 20, 9), new Date(2026, 10, 20, 17))).toBe(
      '20 Nov 2026, 09:00 to 17:00',
    );
  });

  it('gives a span on clocks elsewhere only if they show another time', () => {
    const [from, to] = ['2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z'];
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(spanElsewhere(from, to, here)).toBeNull();
    expect(spanElsewhere(from, to, 'Pacific/Kiritimati')).toMatch(/^21 Nov 2026, 10:00\W+13:00$/);
  });

  it('gives a span on the event’s clock, over clock changes and into the next day', () => {
    const { span } = clockOf('Europe/London');
    expect(span('2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z')).toBe('20 Nov 2026, 20:00 to 23:00');
    expect(span('2026-06-20T22:00:00Z', '2026-06-20T23:30:00Z')).toBe(
      '20 Jun 2026, 23:00 to 21 Jun 2026, 00:30',
    );
    expect(span('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toBe('25 Oct 2026, 01:30 BST to 01:30 GMT');
    expect(clockOf('America/New_York').span('2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z')).toBe(
      '20 Nov 2026, 15:00 to 18:00',
    );
  });

  it('never shifts a calendar date by the time zone', () => {
    for (const date of ['2026-03-29', '2026-10-25', '2026-01-01']) {
      expect(formatDateOfBirth(date).split('/').reverse().join('-')).toBe(date);
    }
  });

  it('counts whole years, including the birthday', () => {
    expect(ageInYears('2002-05-03', new Date(2026, 4, 2))).toBe(23);
    expect(ageInYears('2002-05-03', new Date(2026, 4, 3))).toBe(24);
    expect(ageInYears(null)).toBeNull();
    expect(ageInYears('2030-01-01', new Date(2026, 0, 1))).toBeNull();
  });

  it('gives ages in the largest unit that fits', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    expect(formatAge(now - 20_000, now)).toBe('just now');
    expect(formatAge(now - 12 * 60_000, now)).toBe('12 min');
    expect(formatAge(now - 3 * 3_600_000, now)).toBe('3 h');
    expect(formatAge(now - 49 * 3_600_000, now)).toBe('2 days');
  });

  it('says when a day starts, and nothing for what is not a day', () => {
    expect(dayStart('2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
    expect(dayStart('2026-11-30', 1)).toBe(new Date(2026, 11, 1).toISOString());
    for (const nothing of [undefined, '', 'soon']) expect(dayStart(nothing)).toBeNull();
  });

  it('reads dates as people type them, day first, and refuses days that do not exist', () => {
    for (const typed of ['03/05/2002', '3.5.2002', '3-5-2002', '3 May 2002', '2002-05-03']) {
      expect(parseTypedDate(typed)).toBe('2002-05-03');
    }
    expect(parseTypedDate('31/02/2002')).toBeNull();
    expect(parseTypedDate('soon')).toBeNull();
  });
});

describe('the day beside a clock time', () => {
  const daysAgo = (days: number) => dayjs().subtract(days, 'day');
  it('is left out only if it is both today and the incident’s day', () => {
    const now = new Date();
    expect(dayBeside(now, now)).toBe('');
    expect(dayBeside(null, now)).toBe('');
    expect(dayBeside(now, daysAgo(1).toDate())).toMatch(/^ on \d{1,2} \w{3}$/);
    expect(dayBeside('2024-10-07T12:00:00Z', new Date('2024-10-07T13:00:00Z'))).toBe(' on 7 Oct 2024');
  });
});

describe('times in the hour that comes twice', () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = 'Europe/London';
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  it('say which of the two they are', () => {
    expect(formatTime('2026-10-25T00:10:00Z')).toBe('01:10 BST');
    expect(formatTime('2026-10-25T01:10:00Z')).toBe('01:10 GMT');
    expect(formatDateTime('2026-10-25T01:10:00Z')).toBe('25 Oct 2026, 01:10 GMT');
    expect(formatTime('2026-10-25T02:10:00Z')).toBe('02:10');
    expect(formatTime('2026-03-29T01:10:00Z')).toBe('02:10');
  });
});
