import { LIMITS } from './limits.js';
import { isNhsNumber } from './nhs-number.js';

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
const BETWEEN = String.raw`\s.()/\\_\u00ad\u00b7\u200b\u2010-\u2015\u2060\u2212-`;
const UUID = String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`;
/** A day by itself; with a dash on either side it may be part of a number. */
const ISO_DAY = String.raw`(?<![\d-])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d-])`;

/** A token in three parts with points between them. One of them has a letter: numbers alone are telephone or health numbers. */
const PARTS = [String.raw`[\w-]{10,512}`, String.raw`[\w-]{10,2048}`, String.raw`[\w-]{10,1024}`];
const SIGNED = PARTS.map((_, lettered) =>
  PARTS.map((part, index) => (index === lettered ? String.raw`(?=[\d-]{0,2048}[a-z_])${part}` : part)).join(
    String.raw`\.`,
  ),
).join('|');

/**
 * One expression, so that a place is masked once and by the first rule that fits. Identifiers and ISO dates come first and
 * stay as they are: their digits would otherwise be taken for telephone or health numbers. Digits are taken as far as they
 * run, because only the whole run shows which numbers it holds. Every repetition is bounded, so that hostile text costs no
 * more than its length.
 */
const SENSITIVE = new RegExp(
  [
    String.raw`(?<keep>${UUID}|(?<!\d)\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?!\d))`,
    String.raw`(?<token>\bbearer(?:\s{1,8}[\w.~+/=-]{1,4096}|\s{0,8}[:=]\s{0,8}[\w.~+/=-]{10,4096})|(?<![\w-])eyJ[\w-]{4,4096}(?:\.[\w-]{0,4096}){0,2}|(?<![\w-])(?:${SIGNED})(?![\w-]))`,
    String.raw`(?<email>[\w.!#$%&'*+/=?^{|}~\x60\u00a1-\uffff-]{1,64}@[\w\u00a1-\uffff-]{1,63}(?:\.[\w\u00a1-\uffff-]{1,63}){1,6})`,
    String.raw`(?<digits>(?:(?<![\d+])\+[${BETWEEN}]{0,3}|(?<!\d)\(?)\d(?:[,${BETWEEN}]{0,3}(?!${UUID}|${ISO_DAY})\d){0,4096}(?!\d))`,
  ].join('|'),
  'giu',
);

/** Uninterrupted digits and the character before them, such as the plus sign of an international number. */
interface Group {
  readonly gap: string;
  readonly digits: string;
}

/** A number that ends before the group `end`. */
interface Found {
  readonly end: number;
  readonly mask: '[phone]' | '[health number]';
}

const SHORTEST = 7;
const LONGEST = 17;
const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

const maskOf = (groups: readonly Group[], isInWord: boolean): Found['mask'] | null => {
  const digits = groups.map((group) => group.digits).join('');
  const gaps = groups.slice(1).map(({ gap }) => gap);
  const { length } = digits;
  if (!gaps.some((gap) => gap.includes(','))) {
    const isInternational = groups[0]?.gap.startsWith('+') === true;
    if (isInternational && isBetween(length, 7, 15)) return '[phone]';
    if (!isInWord && digits.startsWith('00') && isBetween(length, 9, 17)) return '[phone]';
    if (!isInternational && digits.startsWith('44') && isBetween(length, 11, 13)) return '[phone]';
    if (digits.startsWith('0') && isBetween(length, 10, 11)) return '[phone]';
    if (length === 10 && gaps.every((gap) => gap.length <= 2)) return '[health number]';
  }
  // A number written as health numbers are may have wide gaps or commas: its check digit then tells it from others.
  const isGrouped = groups.map((group) => group.digits.length).join() === '3,3,4';
  return isGrouped && isNhsNumber(digits) ? '[health number]' : null;
};

/** Every number that the groups from `start` on may be, the shortest first. */
const numbersAt = (groups: readonly Group[], start: number, isInWord: boolean): readonly Found[] => {
  const found: Found[] = [];
  let length = 0;
  for (let end = start + 1; end <= groups.length; end += 1) {
    length += groups[end - 1]?.digits.length ?? 0;
    if (length > LONGEST) break;
    if (length < SHORTEST) continue;
    const mask = maskOf(groups.slice(start, end), isInWord);
    if (mask !== null) found.push({ end, mask });
  }
  return found;
};

/** The numbers that fill `from` to `to` one after another; where none do, the first takes it all. */
const filling = (numbers: readonly (readonly Found[])[], from: number, to: number): readonly Found[] => {
  const leading: (Found | undefined)[] = [];
  for (let start = to - 1; start >= from; start -= 1)
    leading[start] = numbers[start]?.find(({ end }) => end === to || leading[end] !== undefined);
  const filled: Found[] = [];
  for (let next = leading[from]; next !== undefined; next = leading[next.end]) filled.push(next);
  const [first] = numbers[from] ?? [];
  return filled.length > 0 || first === undefined ? filled : [{ ...first, end: to }];
};

/**
 * Digits with their numbers masked. Nothing marks where one number ends and the next begins: '+44 7700 900123 943' is a
 * telephone number too. So a number may begin outside any number or after any possible one, and everything that any of them
 * covers is masked.
 */
const maskNumbers = (run: string, isInWord: boolean): string => {
  const groups = [...run.matchAll(/(\D*)(\d+)/g)].map(([, gap = '', digits = '']) => ({ gap, digits }));
  const numbers = groups.map((_, start) => numbersAt(groups, start, isInWord && start === 0));
  const ends = new Set<number>();
  const stretches: { readonly from: number; to: number }[] = [];
  for (const [start, found] of numbers.entries()) {
    const last = stretches.at(-1);
    const isFree = start >= (last?.to ?? 0);
    const furthest = found.at(-1)?.end;
    if (furthest === undefined || !(isFree || ends.has(start))) continue;
    for (const { end } of found) ends.add(end);
    if (isFree || last === undefined) stretches.push({ from: start, to: furthest });
    else last.to = Math.max(last.to, furthest);
  }
  const plain = (from: number, to: number): string =>
    groups
      .slice(from, to)
      .map(({ gap, digits }) => gap + digits)
      .join('');
  let masked = '';
  let at = 0;
  for (const { from, to } of stretches) {
    masked += plain(at, from);
    at = from;
    for (const { end, mask } of filling(numbers, from, to)) {
      const gap = groups[at]?.gap ?? '';
      masked += (mask === '[phone]' ? gap.replace(/^\+.*|\($/s, '') : gap) + mask;
      at = end;
    }
  }
  return masked + plain(at, groups.length);
};

/**
 * The text with e-mail addresses, telephone numbers, ten-digit health numbers (spaced or not) and bearer or JWT-like
 * tokens replaced by what they were (spec section 9). Masking masked text changes nothing.
 */
export function maskSensitive(text: string): string {
  return text.replace(SENSITIVE, (match, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups['token'] !== undefined) return '[token]';
    if (groups['email'] !== undefined) return '[e-mail]';
    if (groups['digits'] === undefined) return match;
    const before = text.charAt((rest.at(-3) as number) - 1);
    return maskNumbers(match, /\w/.test(before));
  });
}

const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * Removes from a text what is known about its subject: each word of their name, in any case, and their birth date
 * (YYYY-MM-DD) as machines and as British people write it. No entry then holds what is erased with the person.
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

/** How much of a text is looked at: masking costs microseconds a character, and far less is kept. */
const LOOKED_AT = 4_096;
/** Within so many characters a token, the longest of what is masked, shows that it is one: 512, 2,048 and 10, with two points. */
const SHOWN_WITHIN = 2_600;
/** A word cut by the end of a text is left out; a longer one is neither a name nor a day. */
const WORD = new RegExp(String.raw`\S{0,${String(LIMITS.text.short)}}$`, 'u');

/**
 * As much of a long text as is worth masking, cut where nothing needs masking, so that no half of a number, an address, a
 * name or a day is left; a token that continues stays recognisable. A run of digits is left out as a whole, because only the
 * whole run shows which numbers it holds.
 */
export function lookedAt(text: string): string {
  if (text.length <= LOOKED_AT) return text;
  const end = LOOKED_AT - SHOWN_WITHIN;
  let from = 0;
  for (const match of text.slice(0, LOOKED_AT).matchAll(SENSITIVE)) {
    if (match.index >= end) break;
    const until = match.index + match[0].length;
    if (until <= end) from = until;
    else if (match.groups?.['digits'] === undefined) return text.slice(0, until);
    else return text.slice(0, from) + cut(text.slice(from), match.index - from).replace(WORD, '');
  }
  return text.slice(0, from) + cut(text.slice(from), end - from).replace(WORD, '');
}

/** At most `length` characters, never half of one that takes two code units. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
}

/** Masked, then cut to 120 characters (spec section 9). Masked first: a cut must not leave half an address unmasked. */
export function auditContext(text: string | null | undefined): string | null {
  return text === null || text === undefined
    ? null
    : cut(maskSensitive(lookedAt(text)), LIMITS.audit.contextLength);
}

/** Masked, then cut to 240 characters (spec section 9). */
export function auditDescription(text: string | null | undefined): string | null {
  return text === null || text === undefined
    ? null
    : cut(maskSensitive(lookedAt(text)), LIMITS.audit.descriptionLength);
}

/** The names among what was sent as changed fields: a name is a path of identifiers, anything else could be a value and is left out. */
export function auditFieldNames(fields: readonly string[]): string[] {
  const names = fields.filter((field) => /^[A-Za-z_][\w]{0,63}(?:[./][\w-]{1,64}){0,4}$/.test(field));
  return [...new Set(names.map(maskSensitive))].slice(0, LIMITS.audit.fields);
}
