import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockMark, twinOf, wallClock } from './wall-clock.js';

const LONDON = 'Europe/London';

describe('the hour that comes twice', () => {
  it.each([
    ['2026-10-24T23:59:59.000Z', ''],
    ['2026-10-25T00:00:00.000Z', ' BST'],
    ['2026-10-25T00:10:00.000Z', ' BST'],
    ['2026-10-25T00:59:59.999Z', ' BST'],
    ['2026-10-25T01:00:00.000Z', ' GMT'],
    ['2026-10-25T01:10:00.000Z', ' GMT'],
    ['2026-10-25T02:00:00.000Z', ''],
    // In spring an hour is left out, and none comes twice.
    ['2026-03-29T00:30:00.000Z', ''],
    ['2026-03-29T01:30:00.000Z', ''],
    ['2026-07-01T12:00:00.000Z', ''],
  ])('is distinguished: %s is marked as %j', (moment, mark) => {
    expect(clockMark(new Date(moment), LONDON)).toBe(mark);
  });
  it('pairs each moment in it with the only other one at which the clocks show the same', () => {
    const zones = fc.constantFrom(LONDON, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    const moments = fc.date({
      min: new Date('2026-10-01T00:00:00Z'),
      max: new Date('2027-04-30T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, fc.oneof(moments, nightIn('2026-10-25'), nightIn('2026-11-01')), (zone, moment) => {
        const twin = twinOf(moment, zone);
        if (twin === null) return;
        expect(twin).not.toEqual(moment);
        expect(wallClock(twin, zone)).toEqual(wallClock(moment, zone));
        expect(twinOf(twin, zone)).toEqual(moment);
      }),
    );
    expect(twinOf(new Date('2026-10-25T00:10:00Z'), LONDON)).toEqual(new Date('2026-10-25T01:10:00Z'));
    expect(twinOf(new Date('2026-11-01T06:30:00Z'), 'America/New_York')).toEqual(
      new Date('2026-11-01T05:30:00Z'),
    );
  });
});

function nightIn(day: string): fc.Arbitrary<Date> {
  return fc.integer({ min: 0, max: 12 * 60 }).map((minute) => new Date(Date.parse(day) + minute * 60_000));
}
