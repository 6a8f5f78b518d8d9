import { expect, it } from 'vitest';
import { EMPTY_FORM } from './patient-form-state';
import { detailsInput, typedDetails } from './typed-details';

const ROW = {
  ...EMPTY_FORM,
  patient_id: 'p',
  version: 3,
  patient_name: 'Ada Moss',
  contact_number: '020 7946 0000',
  town: 'Leeds',
};

const linesOf = (change: Partial<typeof ROW>) =>
  typedDetails({ ...ROW, ...change }, ROW).map(({ label, typed, stored }) => [label, typed, stored]);

it('lists what was typed beside what stands in the row, a cleared field too', () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ contact_number: '', gp_practice: 'Hill Street', dob: '1990-03-12' })).toEqual([
    ['Date of birth', '12 Mar 1990', ''],
    ['Contact number', '', '020 7946 0000'],
    ['GP practice', 'Hill Street', ''],
  ]);
});

it('takes nothing for cleared where the row has changed since, or the form began without one', () => {
  expect(linesOf({ version: 2, contact_number: '', gp_practice: 'Hill Street' })).toEqual([
    ['GP practice', 'Hill Street', ''],
  ]);
  expect(typedDetails({ ...EMPTY_FORM, town: 'York' }, ROW).map(({ label }) => label)).toEqual(['Town']);
});

it('sends the chosen fields alone, and the address as one with its parts', () => {
  const typed = { ...ROW, gp_practice: ' Hill Street ', town: 'York', contact_number: '1' };
  expect(detailsInput(typed, ROW, ['gp_practice'])).toEqual({ gp_practice: 'Hill Street' });
  expect(detailsInput(typed, ROW, ['town'])).toMatchObject({ town: 'York', address: 'York', county: null });
  expect(detailsInput(typed, ROW, ['town'])).not.toHaveProperty('contact_number');
});
