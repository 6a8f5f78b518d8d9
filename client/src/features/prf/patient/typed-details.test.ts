import { expect, it } from 'vitest';
import { EMPTY_FORM } from './patient-form-state';
import { detailsInput, typedDetails } from './typed-details';

const ROW = {
  ...EMPTY_FORM,
  id: 'p',
  version: 3,
  name: 'Ada Moss',
  contactNumber: '020 7946 0000',
  town: 'Leeds',
};

const linesOf = (change: Partial<typeof ROW>) =>
  typedDetails({ ...ROW, ...change }, ROW).map(({ label, typed, stored }) => [label, typed, stored]);

it('lists each typed value beside the row’s value, including a cleared field', () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ contactNumber: '', gpPractice: 'Hill Street', dob: '1990-03-12' })).toEqual([
    ['Date of birth', '12 Mar 1990', ''],
    ['Contact number', '', '020 7946 0000'],
    ['GP practice', 'Hill Street', ''],
  ]);
});

it('treats nothing as cleared if the row has changed since, or the form started without a row', () => {
  expect(linesOf({ version: 2, contactNumber: '', gpPractice: 'Hill Street' })).toEqual([
    ['GP practice', 'Hill Street', ''],
  ]);
  expect(typedDetails({ ...EMPTY_FORM, town: 'York' }, ROW).map(({ label }) => label)).toEqual(['Town']);
});

it('sends only the chosen fields, and an address whole with its parts', () => {
  const typed = { ...ROW, gpPractice: ' Hill Street ', town: 'York', contactNumber: '1' };
  expect(detailsInput(typed, ROW, ['gpPractice'])).toEqual({ gpPractice: 'Hill Street' });
  expect(detailsInput(typed, ROW, ['town'])).toMatchObject({ town: 'York', address: 'York', county: null });
  expect(detailsInput(typed, ROW, ['town'])).not.toHaveProperty('contactNumber');
});
