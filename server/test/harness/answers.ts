import { expect } from 'vitest';
import type { GraphqlAnswer } from './test-server.js';
import { firstOf } from './mutations.js';

/** What an operation of one field answered, which has no errors. `isGiven` tells it from an empty answer. */
export const ok = <T = unknown>(
  { data, errors }: GraphqlAnswer,
  isGiven = (value: unknown): value is T => value !== undefined,
): T => {
  expect(errors).toBeUndefined();
  const value = firstOf(data);
  if (!isGiven(value)) throw new Error('The answer is empty');
  return value;
};

/** The code and the problems of the error that it answered. */
export const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;
