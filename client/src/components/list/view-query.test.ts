import { describe, expect, it } from 'vitest';
import { viewQuery } from './view-query';

const FILTERS = ['q', 'gender', 'team'];

describe('what a view keeps of an address', () => {
  it('is its filters and order, always in the same sequence', () => {
    expect(viewQuery('?team=t1&sort=-dob&q=ann+smith&after=xyz', FILTERS)).toBe(
      'q=ann+smith&team=t1&sort=-dob',
    );
    expect(viewQuery('sort=-dob&q=ann%20smith&team=t1', FILTERS)).toBe('q=ann+smith&team=t1&sort=-dob');
  });

  it('is empty if nothing is set', () => {
    expect(viewQuery('', FILTERS)).toBe('');
    expect(viewQuery('?q=&page=2', FILTERS)).toBe('');
  });
});
