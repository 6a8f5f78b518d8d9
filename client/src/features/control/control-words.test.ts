import { describe, expect, it } from 'vitest';
import { elapsed, nearestTime, typedTime } from './control-words';

const NOW = new Date(2026, 10, 20, 14, 32, 10).getTime();

describe('the age of a call', () => {
  it('counts up by the second, and by the minute from an hour on', () => {
    expect(elapsed(new Date(NOW - 4_000).toISOString(), NOW)).toBe('0:04');
    expect(elapsed(new Date(NOW - 247_000).toISOString(), NOW)).toBe('4:07');
    expect(elapsed(new Date(NOW - 3_840_000).toISOString(), NOW)).toBe('1 h 04 min');
    // A device whose clock is behind the server's.
    expect(elapsed(new Date(NOW + 5_000).toISOString(), NOW)).toBe('0:00');
  });
});

describe('a typed time', () => {
  it('is today’s, or yesterday’s where today’s lies ahead', () => {
    expect(typedTime('14:30', NOW)).toBe(new Date(2026, 10, 20, 14, 30).toISOString());
    expect(typedTime('23:50', NOW)).toBe(new Date(2026, 10, 19, 23, 50).toISOString());
    expect(typedTime('', NOW)).toBeNull();
  });
});

describe('a time that is put right', () => {
  it('is on the day that brings it nearest to the wrong one', () => {
    const at = (day: number, hour: number, minute: number) =>
      new Date(2026, 10, day, hour, minute).toISOString();
    expect(nearestTime('14:20', at(20, 14, 32))).toBe(at(20, 14, 20));
    expect(nearestTime('15:10', at(20, 14, 32))).toBe(at(20, 15, 10));
    expect(nearestTime('23:58', at(21, 0, 4))).toBe(at(20, 23, 58));
    expect(nearestTime('00:04', at(20, 23, 58))).toBe(at(21, 0, 4));
    expect(nearestTime('', at(20, 14, 32))).toBeNull();
  });
});
