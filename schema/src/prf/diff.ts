import { isRecord, type SectionData } from './canonical.js';
import {
  ENTRY_STAMP_FIELDS,
  fieldsOf,
  otherName,
  type PrfData,
  type PrfSectionKey,
  SECTIONS,
  sectionOf,
} from './catalogue.js';
import { entryTitle, formatValue, type FormatOptions } from './format.js';
import type { EntriesField, Field } from './kinds.js';
import { isSame } from './merge.js';

/** One field that differs between two versions, in words. */
export interface Difference {
  readonly section: PrfSectionKey;
  readonly sectionLabel: string;
  /** As in prf/merge: `acuity`, `entries/<id>/heart_rate`; `entries/<id>` for an entry that is new. */
  readonly path: string;
  /** The question, with the entry's title before it where it belongs to one. */
  readonly label: string;
  /** Readable values; null where nothing was there. */
  readonly before: string | null;
  readonly after: string | null;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const stampsShown = ENTRY_STAMP_FIELDS.filter(({ name }) => name === 'void_reason');

const byId = (value: unknown): ReadonlyMap<string, Readonly<Record<string, unknown>>> =>
  new Map(
    (Array.isArray(value) ? value : [])
      .filter(isRecord)
      .map((entry): [string, Readonly<Record<string, unknown>>] => [String(entry['id']), entry]),
  );

/** A field differs where its value or the text beside its Other does. */
const differs = (
  field: Field,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean => {
  const text = otherName(field);
  return (
    !isSame(before[field.name], after[field.name]) || (text !== null && !isSame(before[text], after[text]))
  );
};

const entryDifferences = (
  field: EntriesField,
  before: SectionData,
  after: SectionData,
  options: FormatOptions,
): Omit<Difference, 'section' | 'sectionLabel'>[] => {
  const olds = byId(before[field.name]);
  const news = byId(after[field.name]);
  return [...new Set([...olds.keys(), ...news.keys()])].sort().flatMap((id) => {
    const old = olds.get(id);
    const now = news.get(id) ?? {};
    const title = entryTitle(field, { ...old, ...now }, options);
    const added =
      old === undefined ? [{ path: `${field.name}/${id}`, label: title, before: null, after: 'Added' }] : [];
    return [
      ...added,
      ...[...field.fields, ...stampsShown]
        .filter((sub) => differs(sub, old ?? {}, now))
        .map((sub) => ({
          path: `${field.name}/${id}/${sub.name}`,
          label: `${title}: ${sub.label}`,
          before: orNull(formatValue(sub, old?.[sub.name], old, options)),
          after: orNull(formatValue(sub, now[sub.name], now, options)),
        })),
    ];
  });
};

/** What differs between two versions of one section, in the form's order. */
export const diffSection = (
  key: PrfSectionKey,
  before: SectionData,
  after: SectionData,
  options: FormatOptions = {},
): readonly Difference[] => {
  const section = sectionOf(key);
  return fieldsOf(key).flatMap((field) => {
    const found =
      field.kind === 'entries'
        ? entryDifferences(field, before, after, options)
        : differs(field, before, after)
          ? [
              {
                path: field.name,
                label: field.label,
                before: orNull(formatValue(field, before[field.name], before, options)),
                after: orNull(formatValue(field, after[field.name], after, options)),
              },
            ]
          : [];
    return found.map((difference) => ({ section: key, sectionLabel: section.label, ...difference }));
  });
};

/** What differs between two versions of a record, section by section. */
export const diffPrf = (
  before: PrfData,
  after: PrfData,
  options: FormatOptions = {},
): readonly Difference[] =>
  SECTIONS.flatMap(({ key }) => diffSection(key, before[key] ?? {}, after[key] ?? {}, options));
