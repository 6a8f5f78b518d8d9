import { expect, it } from 'vitest';
import { namesFor } from './offered-names';

it('offers the names that hold what is typed, until one of them stands there', () => {
  const names = ['North gate', 'South gate', 'First aid post'];
  expect(namesFor(names, 'GATE')).toEqual(['North gate', 'South gate']);
  expect(namesFor(names, ' south ')).toEqual(['South gate']);
  expect(namesFor(names, '')).toEqual([]);
  expect(namesFor(names, 'south gate')).toEqual([]);
  expect(namesFor(names, 'the car park')).toEqual([]);
});
