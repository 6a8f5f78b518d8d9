import { describe, expect, it } from 'vitest';
import { visibleData } from './prf-visible.js';

const scan = { id: 'scan', subject: 'imaging', taken_at: '2026-11-20T14:32:00.000Z' };
const bystander = { id: 'bystander', subject: 'scene' };
const ultrasound = { id: 'test-1', study: 'ultrasound', result: 'No free fluid', picture: 'scan' };
const stored = {
  SecondarySurvey: {
    pictures: [scan, bystander],
    investigations: [
      ultrasound,
      { id: 'test-2', study: 'other', study_other: 'Footprint', picture: 'bystander' },
    ],
  },
  PrimarySurvey: { airway: 'clear' },
};
const shownTo = (access: 'whole' | 'own') => visibleData(stored, { customPrfId: 'SL-1' }, access);

describe('a patient’s own view', () => {
  it('refers to no picture that is withheld, and to those that are shown', () => {
    expect(shownTo('own')).toEqual({
      ...stored,
      SecondarySurvey: {
        pictures: [scan],
        investigations: [ultrasound, { id: 'test-2', study: 'other', study_other: 'Footprint' }],
      },
      incidentDetails: { custom_prf_id: 'SL-1' },
    });
  });

  it('is what others see, except for that', () => {
    expect(shownTo('whole')).toEqual({ ...stored, incidentDetails: { custom_prf_id: 'SL-1' } });
  });
});
