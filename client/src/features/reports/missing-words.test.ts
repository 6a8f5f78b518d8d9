import { describe, expect, it } from 'vitest';
import { missingWords } from './missing-words';

describe('what a record still needs', () => {
  it.each([
    [0, [], 'Nothing is missing.'],
    [1, ['Patient'], 'Still needs: patient'],
    [2, ['Patient', 'Airway'], 'Still needs: patient and airway'],
    [3, ['Patient', 'Airway'], 'Still needs: patient, airway and 1 more'],
    [13, ['Patient', 'Airway'], 'Still needs: patient, airway and 11 more'],
    [1, ['GCS'], 'Still needs: GCS'],
    [1, [], 'Still needs 1 item'],
    [13, [], 'Still needs 13 items'],
  ] as const)('%i with %j is written %s', (count, next, words) => {
    expect(missingWords(count, next)).toBe(words);
  });
});
