import type { NumberField } from '@sideline/schema/prf/catalogue/kinds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clockText,
  isFigureWhole,
  numberWarning,
  onDay,
  isDayImplied,
  parseClock,
  parseClockNear,
  parseNumber,
  toggleChoice,
} from './form-rules';
import { bothMoments } from './both-moments';

const rate: NumberField = {
  name: 'heart_rate',
  kind: 'integer',
  label: 'Heart rate',
  unitLabel: '/min',
  min: 0,
  max: 300,
  warnBelow: 30,
  warnAbove: 220,
};
const temperature: NumberField = {
  name: 'temperature',
  kind: 'decimal',
  label: 'Temperature',
  decimals: 1,
  min: 20,
  max: 45,
};

describe('numbers', () => {
  it('are complete once no further digit would keep them within the limits', () => {
    for (const text of ['94', '118', '300', '31']) expect(isFigureWhole(rate, text), text).toBe(true);
    for (const text of ['', '9', '11', '30', '0', '301', 'x'])
      expect(isFigureWhole(rate, text), text).toBe(false);
    for (const text of ['35.2', '35,2']) expect(isFigureWhole(temperature, text), text).toBe(true);
    for (const text of ['35', '35.', '45', '3']) expect(isFigureWhole(temperature, text), text).toBe(false);
  });
  it('accept figures and a decimal comma, and nothing to clear', () => {
    expect(parseNumber(rate, ' 118 ')).toEqual({ value: 118, problem: null });
    expect(parseNumber(temperature, '38,4')).toEqual({ value: 38.4, problem: null });
    expect(parseNumber(rate, '')).toEqual({ value: null, problem: null });
  });
  it('read a number followed by its own unit', () => {
    const pain: NumberField = { ...rate, unitLabel: '/ 10', max: 10 };
    expect(parseNumber(pain, '7/10')).toEqual({ value: 7, problem: null });
    expect(parseNumber(pain, '10')).toEqual({ value: 10, problem: null });
    expect(parseNumber(pain, '/10').problem).toBe('Enter a number.');
    expect(parseNumber(pain, '70/10').problem).toBe('Must be from 0 to 10.');
    expect(parseNumber(rate, '18/MIN')).toEqual({ value: 18, problem: null });
    const body: NumberField = { ...temperature, unitLabel: '°C' };
    expect(parseNumber(body, '38.4 °C')).toEqual({ value: 38.4, problem: null });
  });
  it('do not guess whether a comma separates thousands', () => {
    const dose: NumberField = { ...temperature, decimals: 4, min: 0, max: 100_000 };
    expect(parseNumber(dose, '1,000').problem).toBe(
      'Type 1000 without a comma, or with a point for decimals.',
    );
    expect(parseNumber(dose, '10,000').problem).toContain('10000');
    expect(parseNumber(dose, '1000').value).toBe(1000);
    expect(parseNumber(dose, '0,125').value).toBe(0.125);
    expect(parseNumber(dose, '1.000').value).toBe(1);
  });
  it.each([
    ['3oo', 'Enter a number.'],
    ['.', 'Enter a number.'],
    ['80.5', 'Enter a whole number.'],
    ['301', 'Must be from 0 to 300 /min.'],
    ['-1', 'Must be from 0 to 300 /min.'],
  ])('refuse %s with an explanation', (text, problem) => {
    expect(parseNumber(rate, text).problem).toBe(problem);
  });
  it('warn outside the usual range, not at its limits', () => {
    expect(numberWarning(rate, 29)).toMatch(/low/);
    expect(numberWarning(rate, 221)).toMatch(/high/);
    expect(numberWarning(rate, 30)).toBeNull();
    expect(numberWarning(rate, null)).toBeNull();
  });
});

describe('clock times', () => {
  const day = new Date(2026, 10, 20);
  const reading = { now: new Date(2026, 10, 20, 22), isAhead: false };
  const at = (hours: number, minutes: number, seconds = 0) =>
    new Date(2026, 10, 20, hours, minutes, seconds).toISOString();
  it.each([
    ['1432', at(14, 32)],
    ['14:32', at(14, 32)],
    ['14.32', at(14, 32)],
    ['932', at(9, 32)],
    ['143205', at(14, 32, 5)],
    ['14:32:05', at(14, 32, 5)],
    ['2024-10-07T20:20:00-04:00', '2024-10-08T00:20:00.000Z'],
  ])('read %s', (text, iso) => {
    expect(parseClock(text, day, reading)).toEqual({ value: iso, problem: null });
  });
  const moment = (dayOfMonth: number, hours: number, minutes: number) =>
    new Date(2026, 10, dayOfMonth, hours, minutes);
  it.each([
    ['0015', moment(20, 23, 50), moment(21, 0, 20), false, moment(21, 0, 15)],
    ['2345', moment(20, 23, 50), moment(21, 0, 20), false, moment(20, 23, 45)],
    ['2350', moment(21, 0, 10), moment(21, 0, 20), false, moment(20, 23, 50)],
    ['0130', moment(20, 14, 0), moment(20, 14, 30), false, moment(20, 1, 30)],
    // Mistyped, and refused as such.
    ['1500', moment(20, 14, 0), moment(20, 14, 30), false, moment(20, 15, 0)],
    // Mistyped, as the day before is no better.
    ['0015', moment(20, 23, 50), moment(20, 23, 55), false, moment(21, 0, 15)],
    // Written up later, on the day after or days after.
    ['2355', moment(20, 23, 50), moment(21, 16, 31), false, moment(20, 23, 55)],
    ['0015', moment(20, 23, 50), moment(21, 16, 31), false, moment(21, 0, 15)],
    ['2340', moment(20, 23, 50), moment(21, 23, 55), false, moment(20, 23, 40)],
    ['0015', moment(20, 23, 50), moment(24, 9, 0), false, moment(21, 0, 15)],
    ['2350', moment(21, 0, 10), moment(24, 9, 0), false, moment(20, 23, 50)],
    ['0930', moment(20, 14, 0), moment(21, 10, 0), false, moment(21, 9, 30)],
    // An incident of which only the date is known.
    ['0030', moment(20, 0, 0), moment(22, 9, 0), false, moment(20, 0, 30)],
    ['2330', moment(20, 0, 0), moment(22, 9, 0), false, moment(20, 23, 30)],
    ['1445', moment(20, 14, 0), moment(20, 14, 30), true, moment(20, 14, 45)],
    ['0045', moment(20, 23, 50), moment(21, 0, 20), true, moment(21, 0, 45)],
    ['0010', moment(20, 23, 0), moment(20, 23, 50), true, moment(21, 0, 10)],
  ])('read %s near %s at %s (ahead: %s) as %s', (text, near, now, isAhead, expected) => {
    expect(parseClockNear(text, { near, now, isAhead, isBackground: false }).value).toBe(
      expected.toISOString(),
    );
  });
  it.each([
    ['2200', moment(20, 14, 0), moment(20, 14, 30), moment(19, 22, 0)],
    ['0800', moment(20, 14, 0), moment(23, 9, 0), moment(20, 8, 0)],
    ['1500', moment(20, 14, 0), moment(20, 15, 30), moment(20, 15, 0)],
    ['2200', moment(20, 0, 0), moment(23, 9, 0), moment(20, 22, 0)],
  ])('read %s of a time before an incident at %s, at %s, as %s', (text, near, now, expected) => {
    expect(parseClockNear(text, { near, now, isAhead: false, isBackground: true }).value).toBe(
      expected.toISOString(),
    );
  });
  it('know whether the day can be left out', () => {
    const setting = { near: moment(20, 23, 50), now: moment(23, 9, 0), isAhead: false, isBackground: false };
    const isImplied = (time: Date) => isDayImplied(time.toISOString(), setting);
    expect(isImplied(moment(21, 0, 15))).toBe(true);
    expect(isImplied(moment(20, 0, 15))).toBe(false);
    expect(isImplied(moment(22, 0, 15))).toBe(false);
  });
  it.each(['2460', '9', 'noon', '14:3'])('refuse %s', (text) => {
    expect(parseClock(text, day, reading).problem).toMatch(/1432/);
  });
  it('show seconds only if there are any, and keep the clock on another day', () => {
    expect(clockText(at(14, 32))).toBe('14:32');
    expect(clockText(at(14, 32, 5))).toBe('14:32:05');
    expect(clockText('nothing')).toBe('');
    expect(onDay(at(14, 32), new Date(2024, 9, 7))).toBe(new Date(2024, 9, 7, 14, 32).toISOString());
  });
});

describe('clock times in nights when the clocks change', () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = 'Europe/London';
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const typedAt = (text: string, now: string, isAhead = false) => {
    const setting = { now: new Date(now), isAhead };
    const near = parseClockNear(text, { near: new Date(now), isBackground: false, ...setting }).value;
    expect(parseClock(text, new Date(now), setting).value).toBe(near);
    return near;
  };

  it.each([
    // 01:20 GMT, an hour after 01:20 BST.
    ['0115', '2026-10-25T01:20:00Z', false, '2026-10-25T01:15:00.000Z'],
    ['011530', '2026-10-25T01:20:00Z', false, '2026-10-25T01:15:30.000Z'],
    ['0115', '2026-10-25T00:20:00Z', false, '2026-10-25T00:15:00.000Z'],
    // Not yet come again, whatever the drift.
    ['0150', '2026-10-25T01:20:00Z', false, '2026-10-25T00:50:00.000Z'],
    ['0124', '2026-10-25T01:20:00Z', false, '2026-10-25T01:24:00.000Z'],
    ['0059', '2026-10-25T01:20:00Z', false, '2026-10-24T23:59:00.000Z'],
    ['0200', '2026-10-25T02:20:00Z', false, '2026-10-25T02:00:00.000Z'],
    ['0115', '2026-10-25T00:10:00Z', true, '2026-10-25T00:15:00.000Z'],
    ['0110', '2026-10-25T00:50:00Z', true, '2026-10-25T01:10:00.000Z'],
    // The hour that is left out in March.
    ['0115', '2026-03-29T01:20:00Z', false, '2026-03-29T01:15:00.000Z'],
    ['0059', '2026-03-29T01:20:00Z', false, '2026-03-29T00:59:00.000Z'],
  ])('read %s at %s (ahead: %s) as %s', (text, now, isAhead, expected) => {
    expect(typedAt(text, now, isAhead)).toBe(expected);
  });
  it('read the repeated hour of a contact that started before midnight, and keep a pasted time whole', () => {
    const setting = {
      near: new Date('2026-10-24T22:50:00Z'),
      now: new Date('2026-10-25T01:20:00Z'),
      isAhead: false,
      isBackground: false,
    };
    expect(parseClockNear('0115', setting).value).toBe('2026-10-25T01:15:00.000Z');
    expect(parseClockNear('2026-10-25T01:15:00+01:00', setting).value).toBe('2026-10-25T00:15:00.000Z');
  });
  it('offer both moments of a repeated clock time, whichever is stored', () => {
    const both = [
      { key: '2026-10-25T00:15:00.000Z', label: 'BST' },
      { key: '2026-10-25T01:15:00.000Z', label: 'GMT' },
    ];
    expect(bothMoments('2026-10-25T01:15:00Z')).toEqual(both);
    expect(bothMoments('2026-10-25T00:15:00.000Z')).toEqual(both);
    expect(bothMoments('2026-10-25T02:15:00.000Z')).toEqual([]);
    expect(bothMoments('2026-03-29T01:15:00.000Z')).toEqual([]);
  });
  it('keep a moment on its day', () => {
    const later = '2026-10-25T01:15:00.000Z';
    expect(onDay(later, new Date('2026-10-25T12:00:00Z'))).toBe(later);
  });
  it.each(['2026-03-28T22:00:00Z', '2026-10-24T22:00:00Z'])(
    'read back every recent minute, in the night from %s',
    (evening) => {
      const minutes = fc.integer({ min: 0, max: 8 * 60 });
      fc.assert(
        fc.property(minutes, fc.integer({ min: 0, max: 30 }), (since, ago) => {
          const now = new Date(Date.parse(evening) + since * 60_000);
          const taken = new Date(now.getTime() - ago * 60_000).toISOString();
          const setting = { near: now, now, isAhead: false, isBackground: false };
          expect(parseClockNear(clockText(taken), setting).value).toBe(taken);
        }),
      );
    },
  );
});

describe('several answers', () => {
  it('let None stand alone, and become null when empty', () => {
    expect(toggleChoice(['hearing'], 'none')).toEqual(['none']);
    expect(toggleChoice(['none'], 'hearing')).toEqual(['hearing']);
    expect(toggleChoice(['hearing'], 'sight')).toEqual(['hearing', 'sight']);
    expect(toggleChoice(['hearing'], 'hearing')).toBeNull();
  });
});
