import { LIMITS } from '@sideline/schema/limits';
import { describe, expect, it } from 'vitest';
import { isIdle, isToWipe } from './wiping';

const NOW = Date.UTC(2026, 10, 20, 14, 32);
const fresh = NOW - LIMITS.autosave.keptForMs;
const old = fresh - 1;

describe('what a device wipes', () => {
  it.each([
    ['a confirmed draft', { isUnsent: false }],
    ['a picture that was sent', { isSent: true }],
    ['a record as it was read', {}],
  ])('is %s after a day, and no sooner', (_name, kept) => {
    expect(isToWipe({ ...kept, keptAt: old }, NOW)).toBe(true);
    expect(isToWipe({ ...kept, keptAt: fresh }, NOW)).toBe(false);
  });

  it.each([
    ['an unsent draft', { isUnsent: true }],
    ['an unsent picture', { isSent: false }],
    // Before, the finished check of a bag was lost if there was no signal for a day.
    ['unsent work on a list', { isUnsent: true }],
  ])('is never %s', (_name, kept) => {
    expect(isToWipe({ ...kept, keptAt: 0 }, NOW)).toBe(false);
  });
});

describe('an unlocked key', () => {
  it('is removed when nobody has used the device for the idle time, in any tab', () => {
    const key = { idleMs: 10 * 60_000 };
    expect(isIdle(key, NOW - 10 * 60_000, NOW)).toBe(true);
    expect(isIdle(key, NOW - 9 * 60_000, NOW)).toBe(false);
    expect(isIdle(key, 0, NOW)).toBe(true);
  });

  it('is removed after the default time if an earlier version of the page left it', () => {
    const usual = LIMITS.session.idleMinutes * 60_000;
    expect(isIdle({}, NOW - usual, NOW)).toBe(true);
    expect(isIdle({}, NOW - usual + 1, NOW)).toBe(false);
  });
});
