import { nhsNumberDigits } from '@sideline/schema/nhs-number';

/** The search that a text typed into one search box means. */
export type TypedSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'dob'; readonly dob: string }
  | { readonly kind: 'nameAndDob'; readonly name: string; readonly dob: string }
  /** Digits: an NHS number, a telephone number's last ten, or another system's identifier for a person. */
  | {
      readonly kind: 'number';
      readonly nhsNumber: string | null;
      readonly phoneKey: string | null;
      readonly identifier: string;
    }
  /** Letters and digits in one word, as hospitals number. */
  | { readonly kind: 'identifier'; readonly identifier: string };

const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/,
];

/** Two figures of a year that is not later than this one: nobody is born in the future. */
const wholeYear = (figures: string, thisYear: number): string => {
  const century = thisYear - (thisYear % 100);
  const year = century + Number(figures);
  return String(year > thisYear ? year - 100 : year);
};

const isoDate = (
  { year = '', month = '', day = '' }: Record<string, string | undefined>,
  thisYear: number,
): string | null => {
  const whole = year.length === 2 ? wholeYear(year, thisYear) : year;
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/**
 * Reads the text: British dates (day first) or ISO, digits with spaces as numbers, anything else as a name. `thisYear` decides
 * the century of a year of two figures.
 */
export const readTyped = (text: string, thisYear: number): TypedSearch => {
  const typed = text.trim();
  if (/^[\d\s+()-]+$/.test(typed) && !DATES.some((pattern) => pattern.test(typed))) {
    const digits = typed.replace(/\D/g, '');
    if (digits.length < 3) return { kind: 'nothing' };
    if (digits.length < 9) return { kind: 'identifier', identifier: typed };
    return {
      kind: 'number',
      nhsNumber: nhsNumberDigits(typed),
      phoneKey: digits.slice(-10),
      identifier: typed,
    };
  }
  if (/^(?=\S*\p{L})(?=(?:\S*\d){3})\S+$/u.test(typed) && !DATES.some((pattern) => pattern.test(typed)))
    return { kind: 'identifier', identifier: typed };
  for (const pattern of DATES) {
    const found = pattern.exec(typed);
    const dob = found?.groups === undefined ? null : isoDate(found.groups, thisYear);
    if (found === null || dob === null) continue;
    const name = typed.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim();
    return /\p{L}/u.test(name) ? { kind: 'nameAndDob', name, dob } : { kind: 'dob', dob };
  }
  return /\p{L}/u.test(typed) ? { kind: 'name', name: typed } : { kind: 'nothing' };
};
