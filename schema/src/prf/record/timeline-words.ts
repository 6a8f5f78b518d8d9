import type { DrugEntry, ObservationEntry } from '../catalogue/catalogue.js';
import { entryLines, type FormatOptions, formatValue } from './format.js';
import type { EntriesField, TimeField } from '../catalogue/kinds.js';
import { alertFigureOf } from '../rules/alerts.js';
import { figuresLine } from './observation-figures.js';
import { drugDetails, drugLabel } from './read-back.js';
import { setScoreText } from '../rules/set-score.js';

/** What the timeline says of an entry, and of a row of a list, by the catalogue's labels. */

type Values = Readonly<Record<string, unknown>>;
export type TimelineEntry = Values & { readonly id: string };

const scoreText = (set: ObservationEntry): string => {
  const { news2 } = set;
  if (news2?.status === 'scored' && news2.total != null) return `NEWS2 ${news2.total}`;
  // Without a whole score only what calls for action is shown.
  return alertFigureOf(set) === null ? '' : setScoreText(set);
};

const observationText = (set: ObservationEntry): string =>
  [figuresLine(set), scoreText(set), set.ecg ?? '', set.comments ?? ''].filter(Boolean).join(' · ');

/** The answer that names an entry: which procedure, event or test; the entry's own word where it has none. */
const TITLED_BY: ReadonlySet<string> = new Set(['procedure', 'event', 'region', 'study']);

const BRIEF_ANSWERS = 2;
const isBrief = ({ fields }: Worded, name: string): boolean =>
  fields.some((field) => field.name === name && (field.kind === 'choice' || name === 'note'));

/** What a reader is shown of one entry or row. */
export interface TimelineWords {
  readonly title: string;
  readonly text: string;
  /** What of it belongs into a list that is looked at in passing. */
  readonly brief: string;
}

/** What the words of an entry or row come from: its fields, what it is called, which of them is its time. */
type Worded = Pick<EntriesField, 'fields' | 'entryLabel' | 'timeField'>;

/** What was done, in words: by the answer that names it, then its other answers by the catalogue's labels. */
export const rowWords = (field: Worded, row: Values, options: FormatOptions): TimelineWords => {
  const titled = field.fields.find(({ name }) => TITLED_BY.has(name));
  const title = titled === undefined ? '' : formatValue(titled, row[titled.name], row, options);
  // The id of a picture tells a reader nothing; the picture stands where the row was entered.
  const isId = (name: string) => field.fields.some((sub) => sub.name === name && sub.kind === 'reference');
  const rest = entryLines(field, row, options).filter(
    ({ name }) =>
      name !== titled?.name && name !== field.timeField && !name.startsWith('void') && !isId(name),
  );
  return {
    title: title === '' ? field.entryLabel : title,
    text: rest.map(({ label, value, name }) => (name === 'note' ? value : `${label}: ${value}`)).join(' · '),
    brief: rest
      .filter(({ name }) => isBrief(field, name))
      .slice(0, BRIEF_ANSWERS)
      .map(({ value }) => value)
      .join(', '),
  };
};

/** An entry in words: drugs and observation sets in the short form that is read aloud, the others by their answers. */
export const entryWords = (
  field: EntriesField,
  entry: TimelineEntry,
  options: FormatOptions,
): TimelineWords => {
  // The catalogue validated the entry before it was stored: its shape is the field's.
  if (field.typeName === 'DrugAdministration') {
    const drug: DrugEntry = entry;
    const details = drugDetails(drug, '');
    return { title: drugLabel(drug), text: details, brief: details };
  }
  if (field.typeName === 'Observation') {
    const set: ObservationEntry = entry;
    return { title: field.entryLabel, text: observationText(set), brief: scoreText(set) };
  }
  return rowWords(field, entry, options);
};

/** A moment that a row tells of something else, such as a medicine that the patient takes: the moment's label, and what names the row. */
export const momentWords = (
  { fields }: Pick<Worded, 'fields'>,
  time: TimeField,
  row: Values,
  options: FormatOptions,
): TimelineWords => {
  const naming = fields.find(({ required }) => required === true);
  const name = naming === undefined ? '' : formatValue(naming, row[naming.name], row, options);
  return { title: time.label, text: name, brief: name };
};
