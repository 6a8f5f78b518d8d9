import { describe, expect, it } from 'vitest';
import { hasSameNumber, mayBeSame } from './same-person.js';

const ada = {
  patient_name: 'Ada Thornbury',
  dob: '1987-06-05',
  postcode: 'HM1 2AB',
  contact_number: '07700 900 123',
  nhs_number: '943 476 5919',
};

describe('two rows of one file', () => {
  it.each([
    [
      'the same NHS number, whatever else',
      { nhs_number: '9434765919', patient_name: 'A. T.', dob: '1900-01-01' },
    ],
    ['the same name and birth date', { patient_name: 'THORNBURY, Adá', dob: ada.dob }],
    [
      'the same name and postcode, the birth date unknown',
      { patient_name: ada.patient_name, postcode: 'hm12ab' },
    ],
    ['the same name and telephone number', { patient_name: ada.patient_name, contact_number: '07700900123' }],
    ['a word of the name, birth date and postcode', { ...ada, patient_name: 'Ada Marsh', nhs_number: null }],
  ])('may be one person: %s', (_, other) => {
    expect(mayBeSame(ada, other)).toBe(true);
    expect(mayBeSame(other, ada)).toBe(true);
  });

  it.each([
    ['a name alone', { patient_name: ada.patient_name }],
    ['nothing at all', {}],
    [
      'a family at one address',
      { ...ada, nhs_number: null, patient_name: 'Ivo Thornbury', dob: '2015-01-01' },
    ],
    ['twins', { ...ada, nhs_number: null, patient_name: 'Ivo', postcode: null, contact_number: null }],
    ['namesakes', { patient_name: ada.patient_name, dob: '1990-01-01', postcode: ada.postcode }],
  ])('are two: %s', (_, other) => {
    expect(mayBeSame(ada, other)).toBe(false);
  });

  it('are read once each, however many rows they are compared with', () => {
    let reads = 0;
    const rows = Array.from({ length: 250 }, (_, index) => ({
      dob: '1990-01-01',
      postcode: `AB${String(index)} 1CD`,
      get patient_name() {
        reads += 1;
        return `Name ${'é'.repeat(index % 7)} ${String(index)}`;
      },
    }));
    for (const [index, one] of rows.entries())
      for (const other of rows.slice(0, index)) mayBeSame(one, other);
    expect(reads).toBe(rows.length);
  });

  it('have the same number only where both have one', () => {
    expect(hasSameNumber(ada, ada)).toBe(true);
    expect(hasSameNumber({}, {})).toBe(false);
  });
});
