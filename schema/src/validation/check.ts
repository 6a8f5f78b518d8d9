import type { z, ZodType } from 'zod';
import type { Problem } from '../errors.js';

/** What a schema made of a value, or every problem that it has with it. */
export type Checked<T> =
  | { readonly data: T; readonly problems: null }
  | { readonly data: null; readonly problems: readonly Problem[] };

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named values',
  record: 'an object of named values',
  date: 'a date and time',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID, like 01934a5e-0000-7000-8000-000000000001',
  date: 'a date, YYYY-MM-DD',
  datetime: 'a date and time with its offset, like 2026-11-20T14:32:00Z',
  email: 'an e-mail address, like name@example.org',
  url: 'a web address, like https://example.org',
};

const limitText = (limit: number | bigint | Date, origin: string): string =>
  origin === 'date' ? new Date(Number(limit)).toISOString() : String(limit);

const counted = (count: number | bigint, what: string): string =>
  `${String(count)} ${what}${Number(count) === 1 ? '' : 's'}`;

const tooBig = (
  named: string,
  { maximum, origin }: Pick<z.core.$ZodIssueTooBig, 'maximum' | 'origin'>,
): string => {
  if (origin === 'string') return `Shorten ${named} to at most ${counted(maximum, 'character')}.`;
  if (origin === 'array') return `Give at most ${counted(maximum, 'item')} in ${named}.`;
  return `Give ${named} as at most ${limitText(maximum, origin)}.`;
};

const tooSmall = (
  named: string,
  { minimum, origin }: Pick<z.core.$ZodIssueTooSmall, 'minimum' | 'origin'>,
): string => {
  if (origin === 'string' && Number(minimum) === 1) return `Give ${named}: it is empty.`;
  if (origin === 'string') return `Give ${named} with at least ${counted(minimum, 'character')}.`;
  if (origin === 'array') return `Give at least ${counted(minimum, 'item')} in ${named}.`;
  return `Give ${named} as at least ${limitText(minimum, origin)}.`;
};

/**
 * What to do about an issue for which its schema has no words of its own: names the field, and never repeats what was sent.
 */
const wordsFor = (issue: RawIssue): string => {
  const named = issue.path?.length ? `“${issue.path.map(String).join('.')}”` : 'what is sent';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `Give ${named}: it is missing.`
        : `Give ${named} as ${KINDS[issue.expected] ?? 'a value of another kind'}.`;
    case 'too_big':
      return tooBig(named, issue);
    case 'too_small':
      return tooSmall(named, issue);
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? `Check ${named}: it has the wrong format.`
        : `Give ${named} as ${FORMATS[issue.format] ?? ''}.`;
    case 'invalid_value':
      return `Give ${named} as one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.map((key) => `“${key}”`).join(', ')}: there is no such field.`;
    default:
      return `Check ${named}: this value is not valid.`;
  }
};

/**
 * Checks a value against a schema: returns its output, or one problem for each thing that is wrong, `field` dotted. The
 * messages are the schema's own where it has some, else a sentence of ours; zod's own are never shown.
 */
export const check = <S extends ZodType>(schema: S, value: unknown): Checked<z.output<S>> => {
  const result = schema.safeParse(value, { error: wordsFor });
  if (result.success) return { data: result.data, problems: null };
  return {
    data: null,
    problems: result.error.issues.flatMap((issue): Problem[] =>
      // Unexpected fields are named too: the issue is at the object that holds them.
      (issue.code === 'unrecognized_keys' ? issue.keys : [null]).map((key) => ({
        field: [...issue.path, ...(key === null ? [] : [key])].map(String).join('.'),
        code: issue.code,
        message: issue.message,
      })),
    ),
  };
};
