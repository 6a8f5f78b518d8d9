import { expect, it } from 'vitest';
import { namesFor } from './offered-names';

it('offers names that contain the typed text, until the text is one of them', () => {
  const names = ['North gate', 'South gate', 'First aid post'];
  expect(namesFor(names, 'GATE')).toEqual(['North gate', 'South gate']);
  expect(namesFor(names, ' south ')).toEqual(['South gate']);
  expect(namesFor(names, '')).toEqual([]);
  expect(namesFor(names, 'south gate')).toEqual([]);
  expect(namesFor(names, 'the car park')).toEqual([]);
});
