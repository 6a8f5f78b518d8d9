import { describe, expect, it } from 'vitest';
import { overlaps, warningText, workingTimeWarnings } from './working-time.js';

const span = (start: string, end: string) => ({
  start: new Date(`2026-11-${start}Z`),
  end: new Date(`2026-11-${end}Z`),
});
/** Friday. */
const shift = span('20T08:00', '20T18:00');

describe('overlap', () => {
  it('is false if one ends as the other starts', () => {
    expect(overlaps(shift, span('20T18:00', '20T20:00'))).toBe(false);
    expect(overlaps(shift, span('20T17:59', '20T20:00'))).toBe(true);
  });
});

describe('working time', () => {
  it('requires 11 hours before and after', () => {
    expect(workingTimeWarnings(shift, [span('19T11:00', '19T21:00'), span('21T05:00', '21T06:00')])).toEqual(
      [],
    );
    expect(workingTimeWarnings(shift, [span('19T11:00', '19T21:01')])).toEqual([
      { kind: 'rest', hours: 10.9 },
    ]);
    expect(workingTimeWarnings(shift, [span('21T03:30', '21T06:00')])).toEqual([
      { kind: 'rest', hours: 9.5 },
    ]);
  });

  it('counts the hours from Monday to Sunday, part of a night at either end', () => {
    const days = ['16', '17', '18'].map((day) => span(`${day}T06:00`, `${day}T18:40`));
    expect(workingTimeWarnings(shift, days)).toEqual([]);
    expect(workingTimeWarnings(shift, [...days, span('22T23:59', '23T09:00')])).toEqual([
      { kind: 'week', hours: 48.1 },
    ]);
    // Sunday night before that Monday is another week's.
    expect(workingTimeWarnings(shift, [...days, span('15T06:00', '15T18:00')])).toEqual([]);
  });

  it('checks both weeks of a shift over Sunday night', () => {
    const night = span('22T20:00', '23T06:00');
    const next = ['24', '25', '26', '27'].map((day) => span(`${day}T06:00`, `${day}T17:00`));
    expect(workingTimeWarnings(night, next)).toEqual([{ kind: 'week', hours: 50 }]);
  });

  it('writes the reasons in words', () => {
    expect(warningText({ kind: 'rest', hours: 9.5 })).toBe(
      'Only 9.5 h rest before or after another shift (at least 11 h needed)',
    );
    expect(warningText({ kind: 'week', hours: 50 })).toBe('50 h in one week (at most 48 h)');
  });
});
