import { expect, it } from 'vitest';
import { idOfRow, sectionsWithRowIds, withRowIds } from './row-ids.js';
import { validateChanges } from '../rules/validate.js';

const PRF = '01934a5e-0000-7000-8000-00000000000a';
const stored = { iv_access: [{ site: 'hand_left' }, { id: idOfRow(PRF, 'other', 0), site: 'foot' }] };

it('gives each row stored without an id the same id whenever it is read', () => {
  const [first, second] = withRowIds(PRF, 'ClinicalInterventions', stored).iv_access;
  expect(first).toEqual({ id: idOfRow(PRF, 'iv_access', 0), site: 'hand_left' });
  expect(second).toBe(stored.iv_access[1]);
  expect(idOfRow(PRF, 'iv_access', 0)).toBe('858397ee-58fe-330e-9a96-0182cb9f5852');
});

it('leaves everything else as it is', () => {
  const survey = { airway: 'clear' };
  expect(withRowIds(PRF, 'PrimarySurvey', survey)).toBe(survey);
  const { PrimarySurvey, ClinicalInterventions } = sectionsWithRowIds(PRF, {
    PrimarySurvey: { data: survey },
    ClinicalInterventions: { data: stored },
  });
  expect(PrimarySurvey?.data).toBe(survey);
  expect(ClinicalInterventions?.data).toEqual(withRowIds(PRF, 'ClinicalInterventions', stored));
});

it('makes entries that the catalogue accepts', () => {
  const changes = withRowIds(PRF, 'PresentingComplaint', {
    complaints: [{ complaint: 'Chest pain' }],
    immunisations: [{ vaccine: 'mmr', year: 2001 }],
  });
  const now = new Date('2026-11-20T14:30:00Z');
  expect(validateChanges('PresentingComplaint', changes, { now, current: {} })).toEqual([]);
  expect(
    validateChanges('PresentingComplaint', { complaints: [{ complaint: 'Pain' }] }, { now, current: {} }),
  ).not.toEqual([]);
});
