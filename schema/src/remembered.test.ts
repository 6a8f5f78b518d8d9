import { expect, it } from 'vitest';
import { once, remembered } from './remembered.js';

it('reads once for each key, and again once there are too many', () => {
  const asked: string[] = [];
  const length = remembered(2, (key: string) => {
    asked.push(key);
    return key.length;
  });
  expect(['a', 'bb', 'a', 'bb', 'ccc', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 2, 3, 3, 1]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('makes a thing when it is first asked for, and once, also where it is nothing', () => {
  let times = 0;
  const nothing = once((): null => {
    times += 1;
    return null;
  });
  expect(times).toBe(0);
  expect([nothing(), nothing()]).toEqual([null, null]);
  expect(times).toBe(1);
});
