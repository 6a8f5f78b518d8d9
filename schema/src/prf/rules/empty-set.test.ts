import { expect, it } from 'vitest';
import { isEmptySet } from './empty-set.js';

it.each([
  ...['date_time', 'is_before_arrival', 'taken_by', 'position', 'spo2_scale', 'spo2_scale_chosen_by'],
  ...['spo2_scale_reason', 'heart_rate_method', 'bp_method', 'temperature_method', 'gcs_qualifier'],
  ...['pain_scale', 'news2'],
])('%s leaves it empty of the patient', (field) => {
  expect(isEmptySet({ id: 'a', [field]: 'x' })).toBe(true);
});

it.each([
  'heart_rate',
  'temperature',
  'acvpu',
  'gcs_eye',
  'pain_score',
  'clinician_concern',
  'not_recordable',
])('%s makes it an observation set', (field) => {
  expect(isEmptySet({ id: 'a', position: 'sitting', [field]: [1] })).toBe(false);
  expect(isEmptySet({ id: 'a', position: 'sitting', [field]: null })).toBe(true);
});

it('is empty without anything', () => {
  expect(isEmptySet({})).toBe(true);
});
