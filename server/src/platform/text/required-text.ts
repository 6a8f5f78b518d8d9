import type { Problem } from '@sideline/schema/errors';
import { isStorable } from '@sideline/schema/validation/storable';
import { badInput } from '../errors.js';

/** The problem with a text that a person entered: empty, unreadable or too long; null if there is none. */
export const textProblem = (value: string, field: string, message: string, most = 1_000): Problem | null => {
  const text = value.trim();
  if (text === '') return { field, code: 'required', message };
  if (!isStorable(text))
    return { field, code: 'unstorable_text', message: 'Remove the unreadable characters.' };
  if (text.length > most)
    return {
      field,
      code: 'too_long',
      message: `Shorten this to ${most.toLocaleString('en-GB')} characters.`,
    };
  return null;
};

/** A text that an action requires, trimmed: BAD_INPUT naming the field if it is empty, unreadable or too long. */
export const requireText = (value: string, field: string, message: string, most = 1_000): string => {
  const problem = textProblem(value, field, message, most);
  if (problem !== null) throw badInput([problem]);
  return value.trim();
};
