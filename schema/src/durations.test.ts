import { describe, expect, it } from 'vitest';
import { clockOfDuration, wordsOfDuration } from './durations.js';

describe('durations', () => {
  it.each([
    [0, '00:00', '0 s'],
    [59_999, '00:59', '59 s'],
    [200_000, '03:20', '3 min 20 s'],
    [3_900_000, '1:05:00', '1 h 5 min'],
    [-5_000, '00:00', '0 s'],
  ])('of %d ms are %s, in words %s', (ms, clock, words) => {
    expect(clockOfDuration(ms)).toBe(clock);
    expect(wordsOfDuration(ms)).toBe(words);
  });
});
