import { expect, it } from 'vitest';
import { NOT_FOUND_MESSAGES } from './not-found-messages';

it('has eight different messages', () => {
  expect(NOT_FOUND_MESSAGES).toHaveLength(8);
  expect(new Set(NOT_FOUND_MESSAGES.map((text) => text.trim())).size).toBe(8);
});
