import { describe, expect, it } from 'vitest';
import { capacityConclusions, capacityWarnings, isCapacityRecorded } from './capacity.js';

const YES = { understanding: 'yes', retaining: 'yes', weighing: 'yes', communicating: 'yes' } as const;

describe('capacity (Mental Capacity Act 2005)', () => {
  it('uses the Act from 16, Gillick under 16, and both while the age is unknown', () => {
    expect(capacityConclusions(16)).toEqual([
      'has_capacity',
      'lacks_capacity',
      'fluctuating',
      'not_assessed',
    ]);
    expect(capacityConclusions(15)).toEqual([
      'gillick_competent',
      'not_gillick_competent',
      'parental_consent',
      'emergency',
    ]);
    expect(capacityConclusions(null)).toHaveLength(8);
  });
  it('warns if capacity is concluded despite any No', () => {
    for (const question of Object.keys(YES)) {
      const record = { ...YES, [question]: 'no', capacity_conclusion: 'has_capacity' } as const;
      expect(capacityWarnings(record, 40), question).toHaveLength(1);
    }
    expect(capacityWarnings({ ...YES, capacity_conclusion: 'has_capacity' }, 40)).toEqual([]);
    expect(capacityWarnings({ ...YES, weighing: 'unsure', capacity_conclusion: 'has_capacity' }, 40)).toEqual(
      [],
    );
  });
  it('warns if a lack of capacity is concluded despite four times Yes', () => {
    expect(capacityWarnings({ ...YES, capacity_conclusion: 'lacks_capacity' }, 40)).toHaveLength(1);
  });
  it('warns about a conclusion that does not fit the age', () => {
    expect(capacityWarnings({ capacity_conclusion: 'has_capacity' }, 12)).toHaveLength(1);
    expect(capacityWarnings({ capacity_conclusion: 'gillick_competent' }, 30)).toHaveLength(1);
    expect(capacityWarnings({ capacity_conclusion: 'gillick_competent' }, null)).toEqual([]);
  });
  it('recognises when capacity is recorded well enough for a refusal', () => {
    expect(isCapacityRecorded({ ...YES, capacity_conclusion: 'has_capacity' }, 40)).toBe(true);
    expect(isCapacityRecorded({ capacity_conclusion: 'has_capacity' }, 40)).toBe(false);
    expect(isCapacityRecorded({ ...YES, capacity_conclusion: 'not_assessed' }, 40)).toBe(false);
    expect(isCapacityRecorded({ capacity_conclusion: 'gillick_competent' }, 15)).toBe(true);
    expect(isCapacityRecorded(YES, 40)).toBe(false);
  });
});

describe('the edges of the Act', () => {
  it('accept any answer but Yes for a lack of capacity', () => {
    expect(
      capacityWarnings({ ...YES, retaining: 'unsure', capacity_conclusion: 'lacks_capacity' }, 40),
    ).toEqual([]);
    expect(capacityWarnings({ ...YES, capacity_conclusion: 'fluctuating' }, 40)).toEqual([]);
  });
  it('are at the 16th birthday, and the warning says which side', () => {
    expect(capacityWarnings({ capacity_conclusion: 'has_capacity' }, 15)).toEqual([
      'The patient is under 16: choose Gillick competence, parental consent or emergency.',
    ]);
    expect(capacityWarnings({ capacity_conclusion: 'emergency' }, 16)).toEqual([
      'The patient is 16 or older: the Mental Capacity Act applies, not Gillick competence.',
    ]);
    expect(isCapacityRecorded({ capacity_conclusion: 'has_capacity' }, 16)).toBe(false);
  });
  it('require all four questions', () => {
    for (const question of Object.keys(YES))
      expect(isCapacityRecorded({ ...YES, [question]: null, capacity_conclusion: 'has_capacity' }, 40)).toBe(
        false,
      );
    expect(isCapacityRecorded({ ...YES, capacity_conclusion: 'has_capacity' }, null)).toBe(true);
    expect(isCapacityRecorded({ capacity_conclusion: 'emergency' }, null)).toBe(false);
  });
});
