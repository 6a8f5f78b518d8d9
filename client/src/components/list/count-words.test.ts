import { expect, it } from 'vitest';
import { countWords } from './count-words';

const LOGS = ['log', 'logs'] as const;

it.each([
  [0, false, '0 logs.'],
  [1, false, '1 log.'],
  [1, true, '1 log matches.'],
  [1234, true, '1,234 logs match.'],
  [1_000, true, '1,000 logs match.'],
  [1_001, true, 'More than 1,000 logs match.'],
  [1_002, false, '1,002 logs.'],
  [10_000, false, '10,000 logs.'],
  [10_001, true, 'More than 10,000 logs match.'],
])('says %i, filtered: %s', (count, isFiltered, words) => {
  expect(countWords(count, LOGS, isFiltered)).toBe(words);
});
