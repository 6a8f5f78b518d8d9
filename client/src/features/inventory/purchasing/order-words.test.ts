import { expect, it } from 'vitest';
import { packsWords, stepSentence, valueWords } from './order-words';

it('names a step with its reason', () => {
  const step = { takenByName: 'Robin Ash', action: 'close_short', reason: 'Discontinued' } as const;
  expect(stepSentence(step)).toBe('Robin Ash closed it short: Discontinued');
  expect(stepSentence({ ...step, action: 'approve', reason: null })).toBe('Robin Ash approved it.');
});

it('writes packs and values', () => {
  expect(packsWords(1, '100')).toBe('1 pack of 100');
  expect(packsWords(1_200, '10 vials')).toBe('1,200 packs of 10 vials');
  expect(valueWords(null)).toBe('Not known');
  expect(valueWords(1_250)).toBe('£12.50');
});
