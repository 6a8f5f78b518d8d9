import { describe, expect, it } from 'vitest';
import { missingWords } from './missing-words';

describe('what a record misses', () => {
  it.each([
    [0, [], 'Nothing is missing.'],
    [1, ['Patient'], 'Misses Patient'],
    [2, ['Patient', 'Airway'], 'Misses Patient and Airway'],
    [3, ['Patient', 'Airway'], 'Misses Patient, Airway and 1 more'],
    [13, ['Patient', 'Airway'], 'Misses Patient, Airway and 11 more'],
    [1, [], 'Misses 1 item'],
    [13, [], 'Misses 13 items'],
  ] as const)('%i with %j is said as %s', (count, next, words) => {
    expect(missingWords(count, next)).toBe(words);
  });
});
