import { expect, it } from 'vitest';
import { pressKeys } from './press-keys';

it('keeps its key until the server answers, and uses a new key for another choice', () => {
  let made = 0;
  const press = pressKeys(() => `key ${String((made += 1))}`);
  expect(press.keyOf(['gauze'])).toBe('key 1');
  expect(press.keyOf(['gauze'])).toBe('key 1');
  // The answer was lost, and something else is chosen now.
  expect(press.keyOf(['gauze', 'tape'])).toBe('key 2');
  press.done();
  expect(press.keyOf(['gauze', 'tape'])).toBe('key 3');
});
