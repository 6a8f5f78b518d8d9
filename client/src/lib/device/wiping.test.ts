import { LIMITS } from '@sideline/schema/limits';
import { describe, expect, it } from 'vitest';
import { isToWipe } from './wiping';

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
  ])('is never %s', (_name, kept) => {
    expect(isToWipe({ ...kept, keptAt: 0 }, NOW)).toBe(false);
  });
});
