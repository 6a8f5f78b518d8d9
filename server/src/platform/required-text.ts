import { isStorable } from '@sideline/schema/validation/storable';
import { badInput } from './errors.js';

/** Words that an act wants, trimmed: BAD_INPUT naming the field where they are empty, unreadable or too long. */
export const requireText = (value: string, field: string, message: string, most = 1_000): string => {
  const text = value.trim();
  if (text === '') throw badInput([{ field, code: 'required', message }]);
  if (!isStorable(text))
    throw badInput([{ field, code: 'unstorable_text', message: 'Remove the unreadable characters.' }]);
  if (text.length > most)
    throw badInput([
      { field, code: 'too_long', message: `Shorten this to ${most.toLocaleString('en-GB')} characters.` },
    ]);
  return text;
};
