import { describe, expect, it } from 'vitest';
import { hasSameNumber, mayBeSame } from './same-person.js';

const ada = {
  name: 'Ada Thornbury',
  dob: '1987-06-05',
  postcode: 'HM1 2AB',
  contactNumber: '07700 900 123',
  nhsNumber: '943 476 5919',
};

describe('two rows of one file', () => {
  it.each([
    ['the same NHS number, whatever else', { nhsNumber: '9434765919', name: 'A. T.', dob: '1900-01-01' }],
    ['the same name and birth date', { name: 'THORNBURY, Adá', dob: ada.dob }],
    ['the same name and postcode, the birth date unknown', { name: ada.name, postcode: 'hm12ab' }],
    ['the same name and telephone number', { name: ada.name, contactNumber: '07700900123' }],
    ['a word of the name, birth date and postcode', { ...ada, name: 'Ada Marsh', nhsNumber: null }],
  ])('may be one person: %s', (_, other) => {
    expect(mayBeSame(ada, other)).toBe(true);
    expect(mayBeSame(other, ada)).toBe(true);
  });

  it.each([
    ['a name alone', { name: ada.name }],
    ['nothing at all', {}],
    ['a family at one address', { ...ada, nhsNumber: null, name: 'Ivo Thornbury', dob: '2015-01-01' }],
    ['twins', { ...ada, nhsNumber: null, name: 'Ivo', postcode: null, contactNumber: null }],
    ['namesakes', { name: ada.name, dob: '1990-01-01', postcode: ada.postcode }],
  ])('are two people: %s', (_, other) => {
    expect(mayBeSame(ada, other)).toBe(false);
  });

  it('are read once each, however many rows they are compared with', () => {
    let reads = 0;
    const rows = Array.from({ length: 250 }, (_, index) => ({
      dob: '1990-01-01',
      postcode: `AB${String(index)} 1CD`,
      get name() {
        reads += 1;
        return `Name ${'é'.repeat(index % 7)} ${String(index)}`;
      },
    }));
    for (const [index, one] of rows.entries())
      for (const other of rows.slice(0, index)) mayBeSame(one, other);
    expect(reads).toBe(rows.length);
  });

  it('share a number only if both have one', () => {
    expect(hasSameNumber(ada, ada)).toBe(true);
    expect(hasSameNumber({}, {})).toBe(false);
  });
});
