import { expect, it } from 'vitest';
import { practiceOf } from './ods.js';

it.each([
  ['Harbour Surgery (Y01234)', 'Harbour Surgery', 'Y01234'],
  ['Harbour Surgery, A81001', 'Harbour Surgery', 'A81001'],
  ['Harbour Surgery', 'Harbour Surgery', null],
  ['Harbour Surgery HM1 1AA', 'Harbour Surgery HM1 1AA', null],
  ['Y01234', 'Y01234', 'Y01234'],
])('the practice of %s', (text, name, odsCode) => {
  expect(practiceOf(text)).toEqual({ name, odsCode });
});
