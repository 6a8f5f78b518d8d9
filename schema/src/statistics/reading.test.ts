import { expect, it } from 'vitest';
import { isUnusualReading, usualReading } from './reading.js';

it('has a usual number from five days of reading on', () => {
  expect(usualReading([4, 4, 4, 4])).toBeNull();
  expect(usualReading([2, 9, 4, 3, 5])).toBe(4);
});

it('finds more than three times the usual number, and never a small number', () => {
  expect(isUnusualReading('day', 15, 4)).toBe(true);
  expect(isUnusualReading('day', 15, 5)).toBe(false);
  expect(isUnusualReading('day', 14, 1)).toBe(false);
  expect(isUnusualReading('hour', 10, 3)).toBe(true);
  expect(isUnusualReading('hour', 9, 1)).toBe(false);
});

it('finds what would be far above anyone’s number if nothing is known of the person', () => {
  expect(isUnusualReading('day', 59, null)).toBe(false);
  expect(isUnusualReading('day', 60, null)).toBe(true);
  expect(isUnusualReading('hour', 30, null)).toBe(true);
});
