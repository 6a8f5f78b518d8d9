import { missingForSigning } from '@sideline/schema/prf/rules/missing';
import { describe, expect, it } from 'vitest';
import { lineLabel } from './line-target';

describe('a line of the review', () => {
  it('says which row of several lacks what', () => {
    const data = { PresentingComplaint: { current_medicines: [{ dose: 5 }, { dose: 10 }] } } as const;
    const labels = missingForSigning({ data, ageYears: 40, hasPatient: true })
      .filter(({ field }) => field.startsWith('current_medicines'))
      .map((item) => lineLabel(item, item.label));
    expect(labels).toContain('Medicines that the patient takes 1: Medicine');
    expect(labels).toContain('Medicines that the patient takes 2: Medicine');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('names a grouped field with its question, and a single field by itself', () => {
    const section = 'incidentDetails';
    expect(lineLabel({ section, field: 'scene_address.city' }, 'City')).toBe('Address of the scene: City');
    expect(lineLabel({ section, field: 'chief_complaint' }, 'Chief complaint')).toBe('Chief complaint');
  });
});
