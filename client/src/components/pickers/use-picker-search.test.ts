import { expect, it } from 'vitest';
import { withChosen } from './use-picker-search';

const [store, van] = [
  { id: 's', name: 'Main store' },
  { id: 'v', name: 'Van 2' },
];

it('keeps the chosen option in the server’s list, unless something is typed', () => {
  expect(withChosen([store], van, { isEmpty: true })).toEqual([van, store]);
  expect(withChosen([store], van, { isEmpty: false })).toEqual([store]);
  expect(withChosen([store, van], van, { isEmpty: true })).toEqual([store, van]);
  expect(withChosen([store], null, { isEmpty: true })).toEqual([store]);
});
