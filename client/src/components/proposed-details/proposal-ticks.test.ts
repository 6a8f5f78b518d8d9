import { describe, expect, it } from 'vitest';
import { offered } from './proposal-ticks';

const VALUES = [
  { field: 'name', said: 'Wren Ashdown', recorded: 'Wren Ash' },
  { field: 'allergies', said: 'Penicillin', recorded: null },
  { field: 'postcode', said: 'LS2 9JT', recorded: null },
];

describe('which proposed details are ticked', () => {
  it('fills a gap', () => {
    expect([...offered(VALUES, null)]).toEqual(['allergies', 'postcode']);
  });

  it('ticks no part of an address that is on record as one text', () => {
    expect([...offered(VALUES, '1 High Street, Leeds, LS1 4DY')]).toEqual(['allergies']);
  });
});
