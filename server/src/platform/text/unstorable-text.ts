import type { Problem } from '@sideline/schema/errors';
import { isStorable } from '@sideline/schema/validation/storable';

/** Deeper than any input that we accept; greater depth could exhaust the stack of the code that walks it. */
const DEEPEST = 64;

/**
 * The first text in what was sent that PostgreSQL cannot hold, as the problem with its field: one with the character U+0000,
 * or with half of a character that takes two code units. Null if every text can be stored. A value nested too deeply is
 * reported as a separate problem.
 */
export const unstorableText = (value: unknown, path: readonly string[] = []): Problem | null => {
  if (typeof value === 'string') {
    if (isStorable(value)) return null;
    const field = path.join('.');
    return {
      field,
      code: 'unstorable_text',
      message: `Enter “${field}” again: it contains a character that cannot be stored.`,
    };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= DEEPEST)
    return {
      field: path[0] ?? '',
      code: 'too_deep',
      message: `“${path[0] ?? ''}” is nested too deeply. Send at most ${String(DEEPEST)} levels.`,
    };
  for (const [key, member] of Object.entries(value)) {
    const problem = unstorableText(member, [...path, key]);
    if (problem !== null) return problem;
  }
  return null;
};
