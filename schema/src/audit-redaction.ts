import { LIMITS } from './limits.js';

/** What the client's audit endpoint takes (spec section 9); every other action is dropped. */
export const AUDIT_ACTIONS = [
  'PRF_CREATED',
  'PRF_UPDATED',
  'PRF_VIEWED',
  'PATIENT_CREATED',
  'PATIENT_UPDATED',
  'PATIENT_VIEWED',
  'EVENT_CREATED',
  'EVENT_UPDATED',
  'EVENT_VIEWED',
  'LOGIN',
  'LOGOUT',
  'ACCESS_DENIED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export function isAuditAction(action: string): action is AuditAction {
  return (AUDIT_ACTIONS as readonly string[]).includes(action);
}

/** What people put between the digits of a number: spaces and dashes of every width, points, strokes, brackets. */
const BETWEEN = String.raw`[\s.()/\\_\u00ad\u00b7\u200b\u2010-\u2015\u2060\u2212-]`;

/**
 * One expression, so that a place is masked once and by the first rule that fits. Identifiers and ISO dates come first
 * and stay as they are: their digits would otherwise be taken for telephone or health numbers. Every repetition is
 * bounded, so that hostile text costs no more than its length.
 */
const SENSITIVE = new RegExp(
  [
    String.raw`(?<keep>\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|(?<!\d)\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?!\d))`,
    String.raw`(?<token>\bbearer\s{1,8}[\w.~+/=-]{1,4096}|(?<![\w-])eyJ[\w-]{4,4096}(?:\.[\w-]{0,4096}){0,2}|(?<![\w-])[\w-]{10,512}\.[\w-]{10,2048}\.[\w-]{10,1024}(?![\w-]))`,
    String.raw`(?<email>[\w.!#$%&'*+/=?^{|}~\x60\u00a1-\uffff-]{1,64}@[\w\u00a1-\uffff-]{1,63}(?:\.[\w\u00a1-\uffff-]{1,63}){1,6})`,
    String.raw`(?<phone>(?<![\d+])(?:\+|\b00)(?:${BETWEEN}{0,3}\d){7,15}(?!\d)|(?<![\d+])44(?:${BETWEEN}{0,3}\d){9,11}(?!\d)|(?<!\d)\(?0(?:${BETWEEN}{0,3}\d){9,10}(?!\d))`,
    String.raw`(?<health>(?<!\d)\d(?:${BETWEEN}{0,2}\d){9}(?!\d))`,
  ].join('|'),
  'giu',
);

/**
 * The text with e-mail addresses, telephone numbers, ten-digit health numbers (spaced or not) and bearer or JWT-like
 * tokens replaced by what they were (spec section 9). Masking masked text changes nothing.
 */
export function maskSensitive(text: string): string {
  return text.replace(SENSITIVE, (match, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups['token'] !== undefined) return '[token]';
    if (groups['email'] !== undefined) return '[e-mail]';
    if (groups['phone'] !== undefined) return '[phone]';
    if (groups['health'] !== undefined) return '[health number]';
    return match;
  });
}

const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * The text without what is known of the person whom it is about: each word of his name, in any case, and his birth date
 * (YYYY-MM-DD) as machines and as the British write it. What is erased with him stands in no entry then.
 */
export function maskPerson(
  text: string,
  { name, dob }: { readonly name: string; readonly dob: string | null },
): string {
  const words = [...new Set(name.match(new RegExp(`${LETTERS}{2,}`, 'gu')) ?? [])];
  const unnamed =
    words.length === 0
      ? text
      : text.replace(new RegExp(`(?<!${LETTERS})(?:${words.join('|')})(?!${LETTERS})`, 'giu'), '[name]');
  const [year = '', month = '', day = ''] = (dob ?? '').split('-');
  if (year === '') return unnamed;
  const british = `0?${String(Number(day))}[/.-]0?${String(Number(month))}[/.-](?:${year}|${year.slice(2)})`;
  return unnamed.replace(
    new RegExp(String.raw`(?<!\d)(?:${year}-${month}-${day}|${british})(?!\d)`, 'g'),
    '[date of birth]',
  );
}

/** At most `length` characters, never half of one that takes two code units. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
}

/** Masked, then cut to 120 characters (spec section 9). Masked first: a cut must not leave half an address unmasked. */
export function auditContext(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : cut(maskSensitive(text), LIMITS.audit.contextLength);
}

/** Masked, then cut to 240 characters (spec section 9). */
export function auditDescription(text: string | null | undefined): string | null {
  return text === null || text === undefined
    ? null
    : cut(maskSensitive(text), LIMITS.audit.descriptionLength);
}

/** The names among what was sent as changed fields: a name is a path of identifiers, anything else could be a value and is left out. */
export function auditFieldNames(fields: readonly string[]): string[] {
  const names = fields.filter((field) => /^[A-Za-z_][\w]{0,63}(?:[./][\w-]{1,64}){0,4}$/.test(field));
  return [...new Set(names.map(maskSensitive))].slice(0, LIMITS.audit.fields);
}
