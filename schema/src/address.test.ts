import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PARTS, addressPartsOf, joinAddress, partsOfComponents, splitAddress } from './address.js';

const none = { addressLine1: '', addressLine2: '', addressLine3: '', town: '', county: '', postcode: '' };
const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ']{0,14}$/).map((text) => text.trim());
const blankOrWord = fc.oneof(word, fc.constant(''), fc.constant('   '));

describe('joinAddress', () => {
  it('joins by commas and omits what is empty', () => {
    expect(
      joinAddress({ addressLine1: '1 High Street', addressLine2: ' ', town: 'Leeds', postcode: 'LS1 4DY' }),
    ).toBe('1 High Street, Leeds, LS1 4DY');
    expect(joinAddress({})).toBe('');
  });

  it('includes each non-empty part once, in order', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, blankOrWord]))),
        (parts) => {
          const expected = ADDRESS_PARTS.map((part) => (parts[part] ?? '').trim()).filter(Boolean);
          expect(joinAddress(parts).split(', ').filter(Boolean)).toEqual(expected);
        },
      ),
    );
  });
});

describe('splitAddress', () => {
  it.each([
    ['', {}],
    ['1 High Street', { addressLine1: '1 High Street' }],
    ['1 High Street, LS1 4DY', { addressLine1: '1 High Street', postcode: 'LS1 4DY' }],
    [
      '1 High Street, Leeds, LS1 4DY',
      { addressLine1: '1 High Street', county: 'Leeds', postcode: 'LS1 4DY' },
    ],
    [
      '1 High Street, Leeds, West Yorkshire, LS1 4DY',
      { addressLine1: '1 High Street', town: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 4DY' },
    ],
    [
      'Flat 2, 1 High Street,Headingley , Leeds,West Yorkshire, LS6 3AA,',
      {
        addressLine1: 'Flat 2, 1 High Street, Headingley',
        town: 'Leeds',
        county: 'West Yorkshire',
        postcode: 'LS6 3AA',
      },
    ],
    [
      '1 High Street, Leeds, , LS1 4DY',
      { addressLine1: '1 High Street', town: 'Leeds', postcode: 'LS1 4DY' },
    ],
  ])('%s', (address, parts) => {
    expect(splitAddress(address)).toEqual({ ...none, ...parts });
  });

  it('loses and doubles nothing: joining gives the text back', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (pieces) => {
        expect(joinAddress(splitAddress(pieces.join(' , ')))).toBe(pieces.join(', '));
      }),
    );
  });

  it('gives back the four parts that it can tell apart', () => {
    fc.assert(
      fc.property(word, word, word, word, (addressLine1, town, county, postcode) => {
        const parts = { ...none, addressLine1, town, county, postcode };
        expect(splitAddress(joinAddress(parts))).toEqual(parts);
      }),
    );
  });
});

describe('addressPartsOf', () => {
  it('splits the combined address only if no part is structured', () => {
    expect(addressPartsOf({ address: 'A, B, C, D' })).toEqual({
      ...none,
      addressLine1: 'A',
      town: 'B',
      county: 'C',
      postcode: 'D',
    });
    expect(addressPartsOf({ address: 'A, B, C, D', postcode: 'LS1 4DY', town: null })).toEqual({
      ...none,
      postcode: 'LS1 4DY',
    });
  });
});

describe('partsOfComponents', () => {
  it('gives each component its part', () => {
    expect(
      partsOfComponents({
        road: 'Larkspur Road',
        suburb: 'Nether Edge',
        neighbourhood: 'Brincliffe',
        city: 'Sheffield',
        town: 'Elsewhere',
        state: 'England',
        county: 'South Yorkshire',
        postcode: 'S7 1CK',
      }),
    ).toEqual({
      addressLine1: 'Larkspur Road',
      addressLine2: 'Nether Edge',
      addressLine3: 'Brincliffe',
      town: 'Sheffield',
      county: 'England',
      postcode: 'S7 1CK',
    });
  });

  it('puts the number before its road, and uses a substitute for a missing part', () => {
    expect(partsOfComponents({ house_number: '12', road: 'Larkspur Road' }).addressLine1).toBe(
      '12 Larkspur Road',
    );
    expect(
      partsOfComponents({ residential: 'The Maltings', town: 'Penistone', county: 'South Yorkshire' }),
    ).toEqual({ ...none, addressLine1: 'The Maltings', town: 'Penistone', county: 'South Yorkshire' });
    expect(partsOfComponents({ house_number: '12' })).toEqual(none);
  });
});
