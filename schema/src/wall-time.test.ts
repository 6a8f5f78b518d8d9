import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, momentAt, wallTime } from './wall-time.js';

const ZONES = [
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];

describe('a time on the clocks of a zone', () => {
  it.each([
    ['2026-11-20T14:32', 'Europe/London', '2026-11-20T14:32:00.000Z'],
    ['2026-06-20T14:32', 'Europe/London', '2026-06-20T13:32:00.000Z'],
    ['2026-06-20T14:32', 'Europe/Paris', '2026-06-20T12:32:00.000Z'],
    // The hour that comes twice: the first of the two.
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    // The hour that is left out: half past one is half past two.
    ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
  ])('%s in %s', (wall, zone, moment) => {
    expect(momentAt(wall, zone)?.toISOString()).toBe(moment);
  });

  it('is read back from the moment, if the clocks show it at all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
        fc.constantFrom(...ZONES),
        (at, zone) => {
          const minute = new Date(Math.floor(at / 60_000) * 60_000);
          const wall = wallTime(minute, zone);
          const found = momentAt(wall, zone);
          expect(found === null ? null : wallTime(found, zone)).toBe(wall);
          // The same moment, or the first of the two that look alike.
          expect(Number(minute) - Number(found)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('is refused for what is not a time or a zone', () => {
    expect(momentAt('soon', 'Europe/London')).toBeNull();
    expect(momentAt('2026-02-31T10:00', 'Europe/London')).toBeNull();
    expect(ZONES.every(isTimeZone)).toBe(true);
    expect(['', 'Mars/Olympus', '+01:00'].some(isTimeZone)).toBe(false);
  });
});
