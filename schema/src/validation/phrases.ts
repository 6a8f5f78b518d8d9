import { z } from 'zod';
import type { Problem } from '../errors.js';

/** Words that a provider's clinicians write often, inserted into free text by typing '/' and their short name. */
export interface Phrase {
  /** What is typed after the stroke: letters, figures and hyphens. */
  readonly name: string;
  readonly text: string;
}

export const PHRASE_LIMITS = { count: 100, name: 30, text: 1000 } as const;

const name = z
  .string()
  .trim()
  .min(1, 'Enter a short name.')
  .max(PHRASE_LIMITS.name, `Use at most ${PHRASE_LIMITS.name} characters.`)
  .regex(/^[\p{L}\d-]*$/u, 'Use letters, figures and hyphens only: it is typed after the slash.');
const text = z
  .string()
  .trim()
  .min(1, 'Write the phrase.')
  .max(PHRASE_LIMITS.text, `Use at most ${PHRASE_LIMITS.text} characters.`);

const list = z
  .array(z.object({ name, text }))
  .max(PHRASE_LIMITS.count, `Keep at most ${PHRASE_LIMITS.count} phrases.`)
  .superRefine((phrases, context) => {
    const known = new Set<string>();
    for (const [index, phrase] of phrases.entries()) {
      const key = phrase.name.toLowerCase();
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another phrase has this name.' });
      known.add(key);
    }
  });

export type CheckedPhrases =
  | { readonly phrases: readonly Phrase[]; readonly problems: null }
  | { readonly phrases: null; readonly problems: readonly Problem[] };

/** A provider's phrases, trimmed; or what is wrong with them, by `phrases.<index>.<field>`. */
export const checkPhrases = (phrases: readonly Phrase[]): CheckedPhrases => {
  const checked = list.safeParse(phrases);
  return checked.success
    ? { phrases: checked.data, problems: null }
    : {
        phrases: null,
        problems: checked.error.issues.map(({ path, code, message }) => ({
          field: ['phrases', ...path].join('.'),
          code,
          message,
        })),
      };
};
