import { HOME_ZONE } from '../../local-day.js';
import { clockMark, wallClock } from '../../wall-clock.js';
import { isRecord, type SectionData } from './canonical.js';
import {
  ENTRY_STAMP_FIELDS,
  fieldsOf,
  otherName,
  type PrfSectionKey,
  sectionOf,
} from '../catalogue/catalogue.js';
import { drugOf } from '../catalogue/formulary.js';
import { impressionOf } from '../catalogue/impressions.js';
import type { EntriesField, Field, NumberField, ReferenceTarget } from '../catalogue/kinds.js';

/** Values as people read them, with labels and units: for the PDF, the diff, the review, the read-back. */

export interface FormatOptions {
  /** IANA name; the event's own zone. */
  readonly timeZone?: string;
  /** Names for ids (events, zones, staff, squads, attachments); the id itself where there is none. */
  readonly nameOf?: (to: ReferenceTarget, id: string) => string | undefined;
}
/** The key under which a list has what it does not hold. */
const OTHER = 'other';

// Intl's British short months say 'Sept'; the house format does not.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (figure: number): string => String(figure).padStart(2, '0');

/**
 * '20 Nov 2026, 14:32', with seconds where the moment has any: '20 Nov 2026, 14:32:05', and in the hour that comes twice with
 * which of the two it is: '25 Oct 2026, 01:10 BST'. The text itself where it is no moment.
 */
export const formatTime = (iso: string, timeZone = HOME_ZONE): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const { year, month, day, hour, minute, second } = wallClock(moment, timeZone);
  const seconds = second === 0 ? '' : `:${two(second)}`;
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}, ${two(hour)}:${two(minute)}${seconds}${clockMark(moment, timeZone)}`;
};

/** '20 Nov 2026' from '2026-11-20'. */
export const formatDate = (date: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${Number(match[3])} ${MONTHS[Number(match[2]) - 1] ?? ''} ${match[1] ?? ''}` : date;
};

const formatNumber = (value: number): string => (Number.isFinite(value) ? String(value) : '');

/** The unit of a number; where a choice beside it says which, as it says there. */
const unitOf = ({ unitLabel, unitFrom }: NumberField, row: Readonly<Record<string, unknown>>): string => {
  if (unitFrom === undefined) return unitLabel ?? '';
  const { name, choices } = unitFrom;
  const key = row[name];
  if (typeof key !== 'string') return '';
  const written = row[`${name}_other`];
  return key === OTHER ? (typeof written === 'string' ? written : '') : (choices.options[key]?.label ?? key);
};

const choiceLabel = (field: Field, key: unknown, other: unknown): string => {
  if (typeof key !== 'string') return '';
  const label =
    'choices' in field
      ? (field.choices.options[key]?.label ?? key)
      : field.kind === 'coded' || field.kind === 'codes'
        ? codedLabel(field.vocabulary, key)
        : key;
  return key === OTHER && typeof other === 'string' && other !== '' ? `Other: ${other}` : label;
};

const codedLabel = (vocabulary: 'drug' | 'impression' | 'position', key: string): string => {
  if (key === OTHER) return 'Other';
  if (vocabulary === 'drug') return drugOf(key)?.label ?? key;
  if (vocabulary === 'impression') return impressionOf(key)?.label ?? key;
  return key;
};

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/**
 * One value as text: choices by their labels, numbers with their unit, moments in the event's zone, groups as 'label value;
 * label value'. Empty for what is not entered.
 *
 * @param row the object that holds the value, which may also hold a text beside 'Other'.
 */
export const formatValue = (
  field: Field,
  value: unknown,
  row: Readonly<Record<string, unknown>> = {},
  options: FormatOptions = {},
): string => {
  if (value === null || value === undefined) return '';
  const text = otherName(field);
  const other = text === null ? undefined : row[text];
  switch (field.kind) {
    case 'text':
    case 'longText':
      return typeof value === 'string' ? value : '';
    case 'integer':
    case 'decimal': {
      if (typeof value !== 'number') return '';
      return `${formatNumber(value)} ${unitOf(field, row)}`.trim();
    }
    case 'boolean':
      return value === true ? 'Yes' : value === false ? 'No' : '';
    case 'time':
      return typeof value === 'string' ? formatTime(value, options.timeZone) : '';
    case 'date':
      return typeof value === 'string' ? formatDate(value) : '';
    case 'choice':
    case 'coded':
      return choiceLabel(field, value, other);
    case 'choices':
    case 'codes':
      return strings(value)
        .map((key) => choiceLabel(field, key, other))
        .join(', ');
    case 'textList':
      return strings(value).join('; ');
    case 'reference':
      // The words beside it say the same.
      if (field.to === 'stock') return '';
      return typeof value === 'string' ? (options.nameOf?.(field.to, value) ?? value) : '';
    case 'references':
      return strings(value)
        .map((id) => options.nameOf?.(field.to, id) ?? id)
        .join(', ');
    case 'group':
      return isRecord(value) ? formatGroup(field.fields, value, options) : '';
    case 'groups':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .map((item) => formatGroup(field.fields, item, options))
            .join('\n')
        : '';
    case 'entries':
      return Array.isArray(value) ? String(value.length) : '';
    case 'strokes':
      return typeof value === 'string' ? 'Signed' : '';
  }
};

/**
 * The text beside 'Other' where 'Other' is not chosen any more: nobody withdrew it, so it is kept, shown and asked about.
 * Null where there is none.
 */
export const strayOtherText = (field: Field, row: Readonly<Record<string, unknown>>): string | null => {
  const name = otherName(field);
  const text = name === null ? null : row[name];
  const value = row[field.name];
  const isChosen = Array.isArray(value) ? value.includes(OTHER) : value === OTHER;
  return typeof text === 'string' && text !== '' && !isChosen ? text : null;
};

/** What a field says in its row, as `formatValue`, with everything that was written beside it. */
export const answerText = (
  field: Field,
  row: Readonly<Record<string, unknown>>,
  options: FormatOptions = {},
): string => {
  const value = formatValue(field, row[field.name], row, options);
  const stray = strayOtherText(field, row);
  return stray === null ? value : `${value} (text for Other, not chosen: ${stray})`.trim();
};

const formatGroup = (
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
  options: FormatOptions,
): string =>
  fields
    .flatMap((field) => {
      const text = answerText(field, value, options);
      return text === '' ? [] : [`${field.label}: ${text}`];
    })
    .join('; ');

/** One answered question of a section or entry. */
export interface Line {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isWithheld: boolean;
}

const lineOf = (field: Field, data: Readonly<Record<string, unknown>>, options: FormatOptions): Line[] => {
  const value = answerText(field, data, options);
  return value === ''
    ? []
    : [{ name: field.name, label: field.label, value, isWithheld: field.withheld === true }];
};

/** The answered questions of a section by its cards, without entries (see `entryLines`) and cards without an answer. */
export const sectionLines = (
  key: PrfSectionKey,
  data: SectionData,
  options: FormatOptions = {},
): readonly { readonly group: string; readonly lines: readonly Line[] }[] =>
  sectionOf(key).groups.flatMap((group) => {
    const lines = fieldsOf(key)
      .filter((field) => field.group === group.key && field.kind !== 'entries')
      .flatMap((field) => lineOf(field, data, options));
    return lines.length === 0 ? [] : [{ group: group.label, lines }];
  });

const BARE: ReadonlySet<string> = new Set(['news2']);

/** Labels for the answers of a withheld drug: none of them says that it was given. */
const HELD_BACK: Readonly<Partial<Record<string, string>>> = {
  time_administered: 'Withheld at',
  dose: 'Intended dose',
  dose_unit: 'Intended unit',
  route: 'Intended route',
  given_by: 'Was to be given by',
};

/** Whether an entry is for a drug that was not given. */
export const isHeldBack = (entry: Readonly<Record<string, unknown>>): boolean =>
  typeof entry['not_given_reason'] === 'string' && entry['not_given_reason'] !== '';

/** Of a drug that was held back that comes first, and why. */
const heldBackLines = (lines: readonly Line[]): readonly Line[] => [
  ...lines.filter(({ name }) => name === 'not_given_reason'),
  ...lines
    .filter(({ name }) => name !== 'not_given_reason')
    .map((line) => ({ ...line, label: HELD_BACK[line.name] ?? line.label })),
];

const ownLines = (
  field: Pick<EntriesField, 'fields'>,
  entry: Readonly<Record<string, unknown>>,
  options: FormatOptions,
): readonly Line[] => {
  const lines = field.fields
    .filter(({ name }) => !BARE.has(name))
    .flatMap((sub) => lineOf(sub, entry, options));
  return isHeldBack(entry) ? heldBackLines(lines) : lines;
};

/** The answered questions of one entry, its own time first; NEWS2 is `news2`'s to word. */
export const entryLines = (
  field: Pick<EntriesField, 'fields'>,
  entry: Readonly<Record<string, unknown>>,
  options: FormatOptions = {},
): readonly Line[] => [
  ...ownLines(field, entry, options),
  ...ENTRY_STAMP_FIELDS.filter(({ name }) => name.startsWith('void')).flatMap((stamp) =>
    lineOf(stamp, entry, options),
  ),
];

/** What entries are named by, where a list has it. */
const NAMING_FIELDS: ReadonlySet<string> = new Set([
  'drug_name',
  'procedure',
  'event',
  'region',
  'subject',
  'study',
  'vaccine',
  'complaint',
  'consumable',
]);

/** Whether the title of an entry says the answer of this field already. */
export const isInTitle = (field: EntriesField, name: string): boolean =>
  name === field.timeField || name === field.fields.find((sub) => NAMING_FIELDS.has(sub.name))?.name;

/**
 * What an entry is called in a sentence: 'Observation set 20 Nov 2026, 14:32', 'Drug Morphine sulfate'. Where the title
 * already gives its kind ('CPR started'), the kind is not repeated.
 */
export const entryTitle = (
  field: EntriesField,
  entry: Readonly<Record<string, unknown>>,
  options: FormatOptions = {},
): string => {
  const named = field.fields.find(({ name }) => NAMING_FIELDS.has(name));
  const what = named ? formatValue(named, entry[named.name], entry, options) : '';
  const isSaid = what.split(' ').includes(field.entryLabel);
  const time = entry[field.timeField];
  const when = typeof time === 'string' ? ` ${formatTime(time, options.timeZone)}` : '';
  return [...(isSaid ? [] : [field.entryLabel]), what].filter(Boolean).join(' ') + when;
};
