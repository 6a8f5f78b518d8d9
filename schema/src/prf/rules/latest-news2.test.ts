import { describe, expect, it } from 'vitest';
import { deriveSection } from '../record/derive.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { latestNews2 } from './latest-news2.js';

const WELL = {
  id: 'well',
  date_time: '2026-11-20T14:00:00.000Z',
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  bp_diastolic: 80,
  heart_rate: 70,
  acvpu: 'A',
  temperature: 37,
};
/** Nobody has taken the temperature of somebody who is collapsing. */
const COLLAPSING = {
  ...WELL,
  id: 'collapsing',
  date_time: '2026-11-20T15:15:00.000Z',
  respiratory_rate: 36,
  oxygen_saturation: 82,
  bp_systolic: 70,
  bp_diastolic: 40,
  heart_rate: 160,
  acvpu: 'P',
  temperature: null,
};

const factsOf = (entries: readonly object[], ageYears = 40): PrfFacts => ({
  data: {
    observations: deriveSection(
      'observations',
      { entries: [...entries] },
      {
        ageYears,
        isPregnant: false,
      },
    ),
  },
  ageYears,
  hasPatient: true,
});

describe('the NEWS2 of a record', () => {
  it('is that of the newest set, whatever the order of entry', () => {
    const later = { ...WELL, id: 'later', date_time: '2026-11-20T14:30:00.000Z', respiratory_rate: 25 };
    const unknown = { ...WELL, id: 'unknown', date_time: null, heart_rate: 140 };
    expect(latestNews2(factsOf([later, WELL, unknown]))).toEqual({
      at: later.date_time,
      total: 3,
      band: 'low_medium',
      text: 'NEWS2 3, low-medium',
      parts: ['NEWS2 3, low-medium', ''],
      before: { at: WELL.date_time, total: 0, band: 'low' },
    });
  });

  it('is of an unknown time where the set has none', () => {
    const { date_time: _time, ...untimed } = WELL;
    expect(latestNews2(factsOf([untimed]))?.at).toBeNull();
    expect(latestNews2(factsOf([untimed, COLLAPSING]))?.before).toEqual({ at: null, total: 0, band: 'low' });
  });

  it('takes no score from a set before that has not been scored', () => {
    const [newest] = factsOf([COLLAPSING]).data['observations']?.['entries'] as readonly object[];
    const facts = { ...factsOf([]), data: { observations: { entries: [WELL, newest] } } };
    expect(latestNews2(facts)).toMatchObject({ at: COLLAPSING.date_time, before: null });
  });

  it('has no number once the newest set is incomplete, and keeps the time of the last complete one', () => {
    expect(latestNews2(factsOf([WELL, COLLAPSING]))).toEqual({
      at: COLLAPSING.date_time,
      total: null,
      band: null,
      text: 'NEWS2 incomplete: at least 15; temperature missing',
      parts: ['NEWS2: at least 15', '; temperature missing'],
      before: { at: WELL.date_time, total: 0, band: 'low' },
    });
  });

  it('says why it is not valid, ignores what was struck through, and is empty without a set', () => {
    expect(latestNews2(factsOf([WELL], 9))).toMatchObject({
      total: null,
      text: 'NEWS2 not valid: the patient is under 16',
    });
    expect(latestNews2(factsOf([WELL, { ...COLLAPSING, void_reason: 'Wrong patient' }]))).toMatchObject({
      at: WELL.date_time,
      total: 0,
      before: null,
    });
    // A set without a value is none: it hides no score (clinical section 9, item 7).
    const empty = { id: 'empty', date_time: '2026-11-20T15:30:00.000Z', position: 'sitting' };
    expect(latestNews2(factsOf([WELL, empty]))).toMatchObject({ at: WELL.date_time, total: 0, before: null });
    expect(latestNews2(factsOf([empty]))).toBeNull();
    expect(latestNews2(factsOf([]))).toBeNull();
  });
});
