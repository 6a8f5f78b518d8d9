import { trimEndOf } from '../trim-end.js';
import { gtin14, hasCheckDigit } from './gtin.js';

/** FNC1 between two element strings, as a scanner sends it (GS1 General Specifications, section 7.8.6). */
export const GROUP_SEPARATOR = '\u001d';

/** What a GS1 barcode says. Days are YYYY-MM-DD; weight and price are decimal texts, because they must not be rounded. */
export interface Gs1Data {
  readonly sscc: string | null;
  /** 14 digits, the check digit verified. */
  readonly gtin: string | null;
  readonly lot: string | null;
  readonly producedOn: string | null;
  readonly bestBeforeOn: string | null;
  readonly expiresOn: string | null;
  readonly serial: string | null;
  /** How many items, AI 30. */
  readonly itemCount: number | null;
  /** How many trade items are inside, AI 37. */
  readonly containedCount: number | null;
  readonly additionalId: string | null;
  readonly netWeightKg: string | null;
  readonly price: string | null;
  /** National healthcare reimbursement numbers by AI: 710 Germany, 711 France, 712 Spain, 713 Brazil, 714 Portugal. */
  readonly reimbursement: Readonly<Record<string, string>>;
  /** AIs that were skipped, because nothing here needs them. */
  readonly ignored: readonly string[];
}

/** What is wrong with a barcode, and in which part of it. */
export interface Gs1Problem {
  /** The AI at fault; null where the text breaks off or is no GS1 at all. */
  readonly ai: string | null;
  readonly value: string;
  readonly message: string;
}

export type Gs1Reading =
  | { readonly ok: true; readonly data: Gs1Data }
  | { readonly ok: false; readonly problem: Gs1Problem };

type Text = 'sscc' | 'gtin' | 'lot' | 'serial' | 'additionalId' | 'netWeightKg' | 'price';
type Day = 'producedOn' | 'bestBeforeOn' | 'expiresOn';
type Count = 'itemCount' | 'containedCount';
type Data = { -readonly [Key in keyof Gs1Data]: Gs1Data[Key] };

/** How long an element's data is, and of what characters: `N14` is 14 digits, `X..20` is at most 20 of the character set 82. */
interface Format {
  readonly name: string;
  readonly digitsOnly: boolean;
  readonly least: number;
  readonly most: number;
}
const exactly = (name: string, digits: number): Format => ({
  name,
  digitsOnly: true,
  least: digits,
  most: digits,
});
const upTo = (name: string, most: number, digitsOnly = false): Format => ({
  name,
  digitsOnly,
  least: 1,
  most,
});

/** The element strings that are understood (GS1 General Specifications, section 3.2); `n` stands for the decimal places. */
const FORMATS: Readonly<Record<string, Format>> = {
  '00': exactly('serial shipping container code', 18),
  '01': exactly('GTIN', 14),
  '10': upTo('lot', 20),
  '11': exactly('production date', 6),
  '15': exactly('best-before date', 6),
  '17': exactly('expiry date', 6),
  '21': upTo('serial number', 20),
  '30': upTo('count of items', 8, true),
  '37': upTo('count of contained items', 8, true),
  '240': upTo('additional product identification', 30),
  '310n': exactly('net weight', 6),
  '392n': upTo('price', 15, true),
  '710': upTo('German reimbursement number', 20),
  '711': upTo('French reimbursement number', 20),
  '712': upTo('Spanish reimbursement number', 20),
  '713': upTo('Brazilian reimbursement number', 20),
  '714': upTo('Portuguese reimbursement number', 20),
};

/**
 * How many digits an AI has, by its first two (GS1 General Specifications, section 7.8.2). Those that are not assigned are
 * left out: what begins with them is no element string.
 */
const AI_LENGTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    '00 01 02 03 10 11 12 13 15 16 17 20 21 22 30 37 90 91 92 93 94 95 96 97 98 99'
      .split(' ')
      .map((start) => [start, 2]),
  ),
  ...Object.fromEntries('23 24 25 40 41 42 71'.split(' ').map((start) => [start, 3])),
  ...Object.fromEntries('31 32 33 34 35 36 39 43 70 72 80 81 82'.split(' ').map((start) => [start, 4])),
};

/**
 * Element strings of predefined length, AI included, by the first two digits: these alone need no FNC1 after them (GS1 General
 * Specifications, section 7.8.5).
 */
const PREDEFINED: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '11': 8,
  '12': 8,
  '13': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};

/** What X stands for in a format: the 82 characters of GS1 General Specifications, section 7.11, figure 7.11-1. */
const CHARACTER_SET_82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/;
const DIGITS = /^\d*$/;

const TEXTS: Readonly<Record<string, Text>> = {
  '00': 'sscc',
  '01': 'gtin',
  '10': 'lot',
  '21': 'serial',
  '240': 'additionalId',
};
const DAYS: Readonly<Record<string, Day>> = { '11': 'producedOn', '15': 'bestBeforeOn', '17': 'expiresOn' };
const COUNTS: Readonly<Record<string, Count>> = { '30': 'itemCount', '37': 'containedCount' };

class Fault extends Error {
  constructor(
    readonly ai: string | null,
    readonly value: string,
    message: string,
  ) {
    super(message);
  }
}

const formatOf = (ai: string): Format | undefined => FORMATS[ai] ?? FORMATS[`${ai.slice(0, 3)}n`];
const titled = (ai: string, format: Format): string => `The ${format.name} (${ai})`;

/**
 * The year of two digits: within the 49 years before and the 50 after this one (GS1 General Specifications, section 7.12,
 * determination of century in dates). `thisYear` has four digits.
 */
export const gs1Year = (twoDigits: number, thisYear: number): number => {
  const century = thisYear - (thisYear % 100);
  const ahead = twoDigits - (thisYear % 100);
  if (ahead >= 51) return century - 100 + twoDigits;
  return ahead <= -50 ? century + 100 + twoDigits : century + twoDigits;
};

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The last day of a month, 1 to 12. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** YYMMDD as YYYY-MM-DD; a day of 00 is the last of the month (GS1 General Specifications, section 3.4.7). */
const dayOf = (ai: string, format: Format, value: string, thisYear: number): string => {
  const year = gs1Year(Number(value.slice(0, 2)), thisYear);
  const month = Number(value.slice(2, 4));
  const day = Number(value.slice(4));
  if (month < 1 || month > 12)
    throw new Fault(ai, value, `${titled(ai, format)} is ${value}: there is no month ${value.slice(2, 4)}.`);
  const last = daysIn(year, month);
  if (day > last)
    throw new Fault(
      ai,
      value,
      `${titled(ai, format)} is ${value}: month ${value.slice(2, 4)} of ${String(year)} has ${String(last)} days.`,
    );
  return `${String(year)}-${two(month)}-${two(day === 0 ? last : day)}`;
};

/** Digits with an implied decimal point (`001750`, 3 places) as people write it: `1.750`. */
const decimal = (digits: string, places: number): string => {
  const filled = digits.padStart(places + 1, '0');
  const whole = filled.slice(0, filled.length - places).replace(/^0+(?=\d)/, '');
  return places === 0 ? whole : `${whole}.${filled.slice(-places)}`;
};

const checkFormat = (ai: string, format: Format, value: string): void => {
  const { digitsOnly, least, most } = format;
  const unit = digitsOnly ? 'digits' : 'characters';
  const name = titled(ai, format);
  if (value.length < least)
    throw new Fault(
      ai,
      value,
      least === most ? `${name} is “${value}”: it needs ${String(least)} ${unit}.` : `${name} is empty.`,
    );
  if (value.length > most)
    throw new Fault(ai, value, `${name} is “${value}”: it can have at most ${String(most)} ${unit}.`);
  if (!(digitsOnly ? DIGITS : CHARACTER_SET_82).test(value))
    throw new Fault(
      ai,
      value,
      `${name} is “${value}”: ${digitsOnly ? 'it can contain only digits' : 'it contains a character that GS1 does not allow'}.`,
    );
};

/** Collects element strings, each checked as it comes. */
class Elements {
  readonly #data: Data = {
    sscc: null,
    gtin: null,
    lot: null,
    producedOn: null,
    bestBeforeOn: null,
    expiresOn: null,
    serial: null,
    itemCount: null,
    containedCount: null,
    additionalId: null,
    netWeightKg: null,
    price: null,
    reimbursement: {},
    ignored: [],
  };
  readonly #seen = new Map<string, string>();
  readonly #thisYear: number;

  constructor(thisYear: number) {
    this.#thisYear = thisYear;
  }

  add(ai: string, value: string): void {
    const format = formatOf(ai);
    if (format === undefined) {
      this.#data.ignored = [...this.#data.ignored, ai];
      return;
    }
    const before = this.#seen.get(ai);
    if (before !== undefined && before !== value)
      throw new Fault(
        ai,
        value,
        `${titled(ai, format)} appears twice: “${before}” and “${value}”. Scan one label only.`,
      );
    this.#seen.set(ai, value);
    checkFormat(ai, format, value);
    this.#take(ai, format, value);
  }

  #take(ai: string, format: Format, value: string): void {
    const text = TEXTS[ai];
    const day = DAYS[ai];
    const count = COUNTS[ai];
    if ((text === 'gtin' || text === 'sscc') && !hasCheckDigit(value))
      throw new Fault(
        ai,
        value,
        `${titled(ai, format)} is ${value}: its check digit is wrong. Scan it again.`,
      );
    if (text) this.#data[text] = value;
    else if (day) this.#data[day] = dayOf(ai, format, value, this.#thisYear);
    else if (count) this.#data[count] = Number(value);
    else if (ai.startsWith('310')) this.#data.netWeightKg = decimal(value, Number(ai[3]));
    else if (ai.startsWith('392')) this.#data.price = decimal(value, Number(ai[3]));
    else this.#data.reimbursement = { ...this.#data.reimbursement, [ai]: value };
  }

  get data(): Gs1Data {
    return this.#data;
  }
}

const aiAt = (text: string, at: number): string => {
  const start = text.slice(at, at + 2);
  const length = AI_LENGTHS[start];
  if (length === undefined) {
    const shown = text.slice(at, at + 4);
    throw new Fault(
      null,
      shown,
      `“${shown}” at place ${String(at + 1)} is not a GS1 application identifier.`,
    );
  }
  const ai = text.slice(at, at + length);
  if (ai.length < length || !DIGITS.test(ai))
    throw new Fault(null, ai, `“${ai}” at place ${String(at + 1)} is not a GS1 application identifier.`);
  // AI 310n has six places at most; 3106 to 3109 are not assigned.
  if (/^310[6-9]$/.test(ai)) throw new Fault(ai, '', `There is no GS1 application identifier ${ai}.`);
  return ai;
};

/** Element strings one after another, as the symbol holds them. */
const readElements = (text: string, elements: Elements): void => {
  let at = 0;
  while (at < text.length) {
    if (text[at] === GROUP_SEPARATOR) {
      at += 1;
      continue;
    }
    const ai = aiAt(text, at);
    const from = at + ai.length;
    const separator = text.indexOf(GROUP_SEPARATOR, from);
    const stop = separator === -1 ? text.length : separator;
    const predefined = PREDEFINED[ai.slice(0, 2)];
    const end = predefined === undefined ? stop : Math.min(at + predefined, stop);
    elements.add(ai, text.slice(from, end));
    at = end;
  }
};

/** `(01)09501101530003(17)261231(10)AB-123`, as it is printed below the symbol for people. */
const BRACKETED = /^\(\d{2,4}\)/;
const readBracketed = (text: string, elements: Elements): void => {
  // A lot may hold brackets too: only one around an identifier that exists begins an element.
  const marks = [...text.matchAll(/\((\d{2,4})\)/g)].filter(
    ([, ai = '']) => AI_LENGTHS[ai.slice(0, 2)] === ai.length,
  );
  if (marks[0]?.index !== 0) {
    const shown = text.slice(0, text.indexOf(')') + 1);
    throw new Fault(null, shown, `“${shown}” is not a GS1 application identifier.`);
  }
  marks.forEach((mark, index) => {
    const [whole, ai = ''] = mark;
    elements.add(ai, text.slice(mark.index + whole.length, marks[index + 1]?.index));
  });
};

/**
 * The words that GS1 Digital Link 1.0 and 1.1 allowed for identifiers; 1.2 dropped them, but there are still labels with
 * them.
 */
const WORDS: Readonly<Record<string, string>> = {
  gtin: '01',
  sscc: '00',
  lot: '10',
  ser: '21',
  exp: '17',
};
const aiOf = (name: string): string | null => {
  const ai = WORDS[name] ?? name;
  return DIGITS.test(ai) && AI_LENGTHS[ai.slice(0, 2)] === ai.length ? ai : null;
};
const isKey = (name: string): boolean => ['00', '01'].includes(WORDS[name] ?? name);

/** The name and value pairs of a GS1 Digital Link URI; null for any other address. */
const linkPairs = (text: string): readonly (readonly [string, string])[] | null => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const steps = pathname.split('/').filter((step) => step !== '');
  // The key nearest the end counts: the stem before it is the brand's own (GS1 Digital Link: URI syntax, section 4).
  for (let at = steps.length - 2; at >= 0; at -= 2) {
    if (!isKey(steps[at] ?? '')) continue;
    const pairs: (readonly [string, string])[] = [];
    for (let step = at; step < steps.length; step += 2) {
      try {
        pairs.push([steps[step] ?? '', decodeURIComponent(steps[step + 1] ?? '')]);
      } catch {
        return null;
      }
    }
    return [...pairs, ...searchParams];
  }
  return null;
};

const readLink = (pairs: readonly (readonly [string, string])[], elements: Elements): void => {
  for (const [name, value] of pairs) {
    const ai = aiOf(name);
    // A query may hold what is not GS1's (`utm_source`): it says nothing about the item.
    if (ai === null) continue;
    const filled = ai === '01' && /^(?:\d{8}|\d{12,13})$/.test(value) ? value.padStart(14, '0') : value;
    elements.add(ai, filled);
  }
};

/** The prefix that says which symbol was scanned, `]C1` say (ISO/IEC 15424); scanners may be set to leave it out. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/** The text of a scan without the symbology prefix. */
export const withoutSymbology = (text: string): string => text.replace(SYMBOLOGY, '');

/**
 * Whether a text claims to be GS1: by a symbol that carries nothing else, a separator, brackets, a Digital Link or a GTIN. A text
 * that only begins like an element string may be a name or a SKU.
 */
export const looksLikeGs1 = (text: string): boolean => {
  const bare = withoutSymbology(text.trim());
  return (
    /^\](?:C1|e0|d2|Q3|J1)/.test(text.trim()) ||
    bare.includes(GROUP_SEPARATOR) ||
    BRACKETED.test(bare) ||
    linkPairs(bare) !== null ||
    gtin14(bare) !== null ||
    /^(?:01\d{14}|00\d{18})/.test(bare)
  );
};

/**
 * Reads element strings of GS1-128, GS1 DataMatrix and GS1 QR, a GS1 Digital Link URI, the bracketed line that is printed
 * for people, or a plain GTIN of EAN, UPC or ITF-14. `today` is YYYY-MM-DD and settles the centuries. It never throws: it
 * returns what is wrong, with the part at fault. Sources: GS1 General Specifications, sections 3 and 7.8 to 7.12; GS1
 * Digital Link: URI syntax, section 4.
 */
export const readGs1 = (text: string, today: string): Gs1Reading => {
  const elements = new Elements(Number(today.slice(0, 4)));
  // A separator at either end is not blank space: only what a keyboard adds is cut.
  const bare = withoutSymbology(trimEndOf(text.replace(/^[ \r\n\t]+/, ''), /[ \r\n\t]/));
  try {
    const link = linkPairs(bare);
    const gtin = gtin14(bare);
    if (bare === '') throw new Fault(null, '', 'The barcode is empty. Scan it again.');
    if (link) readLink(link, elements);
    else if (gtin !== null && DIGITS.test(bare)) elements.add('01', gtin);
    else if (BRACKETED.test(bare)) readBracketed(bare, elements);
    else readElements(bare, elements);
    return { ok: true, data: elements.data };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { ai, value, message } = error;
    return { ok: false, problem: { ai, value, message } };
  }
};
