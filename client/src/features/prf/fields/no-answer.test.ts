import { expect, it } from 'vitest';
import { mayHaveNoAnswer, reasonsFor, reasonOf, withReason } from './no-answer';

it('is offered for questions that the section lists, but not for acts or required fields', () => {
  expect(mayHaveNoAnswer('PresentingComplaint', 'last_oral_intake')).toBe(true);
  expect(mayHaveNoAnswer('ClinicalInterventions', 'collapse_at')).toBe(true);
  // 'Unable to obtain' and 'Not known' are answers of these themselves.
  expect(mayHaveNoAnswer('PresentingComplaint', 'allergy_status')).toBe(false);
  expect(mayHaveNoAnswer('PresentingComplaint', 'is_pregnant')).toBe(false);
  expect(mayHaveNoAnswer('SocialHistory', 'interpreter_required')).toBe(false);
  // What is given is an act; a section without such a list has no reasons of its own.
  expect(mayHaveNoAnswer('ClinicalInterventions', 'drugs_administered')).toBe(false);
  expect(mayHaveNoAnswer('PresentingComplaint', 'no_value')).toBe(false);
  expect(mayHaveNoAnswer('observations', 'entries')).toBe(false);
  expect(mayHaveNoAnswer('ROLE', 'role_time')).toBe(false);
});

it('offers beside an answer only what may go with one, and everything else without an answer', () => {
  const keys = (isAnswered: boolean) => reasonsFor('PresentingComplaint', isAnswered).map(({ key }) => key);
  expect(keys(true)).toEqual(['approximate']);
  expect(keys(false)).toContain('refused');
  expect(keys(false)).toContain('unable_to_obtain');
  expect(keys(false)).not.toContain('approximate');
});

it('changes the reason of one question, and leaves the others as they are', () => {
  const list = [
    { field: 'onset_at', reason: 'not_known' },
    { field: 'weight_kg', reason: 'not_done' },
  ];
  expect(reasonOf(list, 'weight_kg')).toBe('not_done');
  expect(reasonOf(list, 'last_oral_intake')).toBeNull();
  expect(reasonOf(null, 'weight_kg')).toBeNull();
  expect(withReason(list, 'onset_at', 'refused')).toEqual([
    { field: 'onset_at', reason: 'refused' },
    { field: 'weight_kg', reason: 'not_done' },
  ]);
  expect(withReason(list, 'last_oral_intake', 'refused')).toEqual([
    ...list,
    { field: 'last_oral_intake', reason: 'refused' },
  ]);
  expect(withReason(list, 'onset_at', null)).toEqual([list[1]]);
  // A list with nothing in it is no value.
  expect(withReason([list[0]], 'onset_at', null)).toBeNull();
  expect(withReason(undefined, 'onset_at', null)).toBeNull();
  // Two rows of one question, from the list at the section's end, become one.
  expect(withReason([...list, { field: 'onset_at', reason: 'refused' }], 'onset_at', 'not_done')).toEqual([
    { field: 'onset_at', reason: 'not_done' },
    { field: 'weight_kg', reason: 'not_done' },
  ]);
});
