import { describe, expect, it } from 'vitest';
import { readTyped } from './typed-search.js';

describe('readTyped', () => {
  it.each([
    ['  ', { kind: 'nothing' }],
    ['12', { kind: 'nothing' }],
    ['***', { kind: 'nothing' }],
    ["Ann O'Hara ", { kind: 'name', name: "Ann O'Hara" }],
    [
      '943 476 5919',
      { kind: 'number', nhsNumber: '9434765919', phoneKey: '9434765919', identifier: '943 476 5919' },
    ],
    ['07700 900123', { kind: 'number', nhsNumber: null, phoneKey: '7700900123', identifier: '07700 900123' }],
    [
      '+44 7700 900123',
      { kind: 'number', nhsNumber: null, phoneKey: '7700900123', identifier: '+44 7700 900123' },
    ],
    ['428 17', { kind: 'identifier', identifier: '428 17' }],
    ['RJZ-0042817', { kind: 'identifier', identifier: 'RJZ-0042817' }],
    ['Anne2', { kind: 'name', name: 'Anne2' }],
    ['1990-02-03', { kind: 'dob', dob: '1990-02-03' }],
    ['3/2/1990', { kind: 'dob', dob: '1990-02-03' }],
    ['03.02.90', { kind: 'dob', dob: '1990-02-03' }],
    ['03.02.12', { kind: 'dob', dob: '2012-02-03' }],
    ['01/02/26', { kind: 'dob', dob: '2026-02-01' }],
    ['01/02/27', { kind: 'dob', dob: '1927-02-01' }],
    ['01/02/28', { kind: 'dob', dob: '1928-02-01' }],
    ['Ann 1/2/00', { kind: 'nameAndDob', name: 'Ann', dob: '2000-02-01' }],
    ['Ann Smith 3/2/1990', { kind: 'nameAndDob', name: 'Ann Smith', dob: '1990-02-03' }],
    ['1990-02-03 Zoë', { kind: 'nameAndDob', name: 'Zoë', dob: '1990-02-03' }],
    ['Ann 31/2/1990', { kind: 'name', name: 'Ann 31/2/1990' }],
  ])('%s', (text, typed) => {
    expect(readTyped(text, 2026)).toEqual(typed);
  });

  it('moves the boundary between centuries with the years', () => {
    expect(readTyped('01/02/28', 2028)).toEqual({ kind: 'dob', dob: '2028-02-01' });
    expect(readTyped('01/02/99', 2100)).toEqual({ kind: 'dob', dob: '2099-02-01' });
  });
});
