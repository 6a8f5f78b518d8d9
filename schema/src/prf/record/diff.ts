import { news2Text, type News2Result } from '../../clinical/news2.js';
import { isRecord, type SectionData } from './canonical.js';
import {
  ENTRY_STAMP_FIELDS,
  otherName,
  type PrfData,
  type PrfSectionKey,
  SECTIONS,
  sectionOf,
} from '../catalogue/catalogue.js';
import { answerText, entryTitle, type FormatOptions } from './format.js';
import type { EntriesField, Field, Section } from '../catalogue/kinds.js';
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
  /** It belongs to an entry that is struck through in the later version. */
  readonly isStruck: boolean;
}

export interface DiffOptions extends FormatOptions {
  /** Also what is the same in both, for two versions side by side. */
  readonly isWhole?: boolean;
}

type Place = Omit<Difference, 'section' | 'sectionLabel'>;

/** A value in words; NEWS2 in its own. */
const wordsOf = (field: Field, row: Readonly<Record<string, unknown>>, options: FormatOptions): string => {
  const value = row[field.name];
  if (field.name !== 'news2') return answerText(field, row, options);
  // Stored by the same rule that words it.
  return isRecord(value) ? news2Text(value as unknown as News2Result).replace(/^NEWS2 /, '') : '';
};

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

/** One field of both versions; nothing where there is nothing to say. */
export const diffField = (
  field: Field,
  path: string,
  [before, after]: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>],
  options: DiffOptions,
): Place[] => {
  if (options.isWhole !== true && !differs(field, before, after)) return [];
  const [old, now] = [orNull(wordsOf(field, before, options)), orNull(wordsOf(field, after, options))];
  // A value may change in a way that its text does not show. If nobody entered it, there is nothing to show.
  const isSilent = (old === null && now === null) || (field.computed === true && old === now);
  return isSilent && (options.isWhole !== true || old === null)
    ? []
    : [{ path, label: field.label, before: old, after: now, isStruck: false }];
};

const entryDifferences = (
  field: EntriesField,
  before: SectionData,
  after: SectionData,
  options: DiffOptions,
): Place[] => {
  const olds = byId(before[field.name]);
  const news = byId(after[field.name]);
  return [...new Set([...olds.keys(), ...news.keys()])].sort().flatMap((id) => {
    const old = olds.get(id);
    const now = news.get(id) ?? {};
    const title = entryTitle(field, { ...old, ...now }, options);
    const isStruck = typeof now['void_reason'] === 'string';
    const added =
      old === undefined
        ? [{ path: `${field.name}/${id}`, label: title, before: null, after: 'Added', isStruck }]
        : [];
    return [
      ...added,
      ...[...field.fields, ...stampsShown].flatMap((sub) =>
        diffField(sub, `${field.name}/${id}/${sub.name}`, [old ?? {}, now], options).map((place) => ({
          ...place,
          label: `${title}: ${sub.label}`,
          isStruck,
        })),
      ),
    ];
  });
};

/** What differs between two versions of one section, in the form's order. */
export const diffSection = (
  key: PrfSectionKey,
  before: SectionData,
  after: SectionData,
  options: DiffOptions = {},
  section: Section = sectionOf(key),
): readonly Difference[] =>
  section.fields.flatMap((field) => {
    const found =
      field.kind === 'entries'
        ? entryDifferences(field, before, after, options)
        : diffField(field, field.name, [before, after], options);
    return found.map((difference) => ({ section: key, sectionLabel: section.label, ...difference }));
  });

/** What differs between two versions of a record, section by section. */
export const diffPrf = (before: PrfData, after: PrfData, options: DiffOptions = {}): readonly Difference[] =>
  SECTIONS.flatMap(({ key }) => diffSection(key, before[key] ?? {}, after[key] ?? {}, options));
