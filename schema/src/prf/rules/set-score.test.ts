import { describe, expect, it } from 'vitest';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { deriveSection } from '../record/derive.js';
import { minimumOf, redSignWords, setScoreParts, setScoreText } from './set-score.js';

const setOf = (set: object, ageYears = 40): ObservationEntry => {
  const patient = { ageYears, isPregnant: false };
  const { entries } = deriveSection('observations', { entries: [{ id: 'a', ...set }] }, patient);
  return (entries as readonly ObservationEntry[])[0] as ObservationEntry;
};
const WELL = {
  ...{ respiratory_rate: 16, oxygen_saturation: 98, supplemental_o2: false, bp_systolic: 120 },
  ...{ heart_rate: 70, acvpu: 'A', temperature: 37 },
};

describe('the score of a set in words', () => {
  it.each([
    ['whole', setOf(WELL), 'NEWS2 0, low', ['NEWS2 0, low', '']],
    [
      'of one point with values missing',
      setOf({ heart_rate: 95 }),
      'NEWS2 incomplete: at least 1; 6 values missing',
      ['NEWS2: at least 1', '; 6 values missing'],
    ],
    [
      'of no point with one missing',
      setOf({ ...WELL, temperature: null }),
      'NEWS2 incomplete: needs temperature',
      ['NEWS2 incomplete', ': needs temperature'],
    ],
    [
      'of a child',
      setOf({ heart_rate: 165 }, 4),
      'NEWS2 not valid: the patient is under 16. Red signs: pulse',
      ['NEWS2 not valid', ': the patient is under 16. Red signs: pulse'],
    ],
    [
      'of a child without a red sign',
      setOf({ heart_rate: 110 }, 4),
      'NEWS2 not valid: the patient is under 16',
      ['NEWS2 not valid', ': the patient is under 16'],
    ],
    ['that nobody worked out', { id: 'a', ...WELL } as ObservationEntry, '', ['', '']],
  ] as const)('%s', (_what, set, text, parts) => {
    expect(setScoreText(set)).toBe(text);
    expect(setScoreParts(set)).toEqual(parts);
  });

  it('has a minimum only if values are missing', () => {
    expect(minimumOf(setOf(WELL))).toBeNull();
    expect(minimumOf(setOf({ heart_rate: 165 }, 4))).toBeNull();
    expect(minimumOf(setOf({ heart_rate: 131 }))?.total).toBe(3);
  });

  it('names red signs in the order in which they are checked', () => {
    expect(redSignWords(['oxygen_saturation', 'heart_rate'])).toBe('SpO2, pulse');
  });
});
