import { expect, it } from 'vitest';
import { withNextPage } from './next-page';

it('adds the next page after the rows shown, and uses its end and count', () => {
  const shown = { events: { nodes: ['a', 'b'], end: 'b', totalCount: 3 }, other: 1 };
  const fetchMoreResult = { events: { nodes: ['c'], end: 'c', totalCount: 4 }, other: 2 };
  expect(withNextPage('events')(shown, { fetchMoreResult })).toEqual({
    events: { nodes: ['a', 'b', 'c'], end: 'c', totalCount: 4 },
    other: 1,
  });
});
