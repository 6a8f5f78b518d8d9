import { expect, it } from 'vitest';
import { remembered } from './remembered.js';

it('reads once for each key, and again once there are too many', () => {
  const asked: string[] = [];
  const length = remembered(2, (key: string) => {
    asked.push(key);
    return key.length;
  });
  expect(['a', 'bb', 'a', 'bb', 'ccc', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 2, 3, 3, 1]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});
