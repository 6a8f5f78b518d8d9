import { ETHNICITY_LABELS, GENDER_LABELS, type Ethnicity, type Gender } from '@sideline/schema/people';
import { composeBloodPressure } from '@sideline/schema/prf/record/canonical';
import {
  entryLines,
  entryTitle,
  formatDate,
  formatValue,
  isInTitle,
  type FormatOptions,
} from '@sideline/schema/prf/record/format';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { pictureName } from '@sideline/schema/prf/record/pictures';
import { nameOfPlace, targetField } from '../cases/case-entries';
import type { CaseValue, PatientField } from '../cases/case-mapping';
import { typed, type Values } from './catalogue-form';
import {
  entriesField,
  expectedEntry,
  isPrfValue,
  outerField,
  type ExpectedCase,
  type PrfValue,
} from './expected-case';
import { squash } from './pdf-text';

/** Where each value of a case stands on paper: not only that its words are there, but beside the question that they answer. */

/** A value in its own words, the answer that they are in, and the passage of the PDF that the answer is in. */
interface Passage {
  readonly words: string;
  readonly answer: string;
  readonly passage: string;
}

/** A value as people read it, without its question. */
export const ownWords = ({ target, value }: PrfValue, options: FormatOptions = {}): string => {
  if (target.path.endsWith('_other')) return String(value);
  const field = targetField(target);
  if (!field) throw new RangeError(target.path);
  const isOneOfMany = field.kind === 'choices' || field.kind === 'codes' || field.kind === 'textList';
  return formatValue(field, isOneOfMany ? [value] : value, {}, options);
};

/** A table of the sets side by side: a question, then every set's answer. */
const setRow = (field: Field, sets: readonly Values[]): string =>
  [field.label, ...sets.map((set) => formatValue(field, set[field.name], set))].join('');

const PRESSURES: ReadonlySet<string> = new Set(['bp_systolic', 'bp_diastolic']);

/** Both pressures of a set as the paper has them: '128/72'. */
const pressureOf = (set: Values): string => {
  const read = (name: string) => (typeof set[name] === 'number' ? set[name] : null);
  return composeBloodPressure(read('bp_systolic'), read('bp_diastolic')) ?? '';
};

/** Its half of '128/72'; undefined for anything that is no pressure. */
const pressureWords = (field: Field, { value }: PrfValue): string | undefined =>
  PRESSURES.has(field.name)
    ? field.name === 'bp_systolic'
      ? `${String(value)}/`
      : `/${String(value)}`
    : undefined;

const sortedByTime = (entries: readonly Values[]): readonly Values[] =>
  [...entries].sort((a, b) => typed(a['occurred_at']).localeCompare(typed(b['occurred_at'])));

/** The columns of the lists that are tables on paper, in their order; the rest of an entry is in its last cell. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  DrugAdministration: ['time_administered', 'drug_name', 'dose', 'dose_unit', 'route', 'given_by'],
  PrfConsumable: ['time_used', 'consumable', 'quantity'],
};

/** The columns of an entry's row. */
const rowOf = (field: EntriesField, columns: readonly string[], entry: Values): string =>
  columns
    .map((name) => {
      const sub = field.fields.find((candidate) => candidate.name === name);
      return sub ? formatValue(sub, entry[name], entry) : '';
    })
    .join('');

const entryPassage = (
  outer: Field,
  field: EntriesField,
  entry: Values,
  all: readonly Values[],
  options: FormatOptions,
): Omit<Passage, 'words'> => {
  const own = formatValue(outer, entry[outer.name], entry, options);
  if (field.typeName === 'Observation' && PRESSURES.has(outer.name)) {
    return { answer: pressureOf(entry), passage: `Blood pressure (mmHg)${all.map(pressureOf).join('')}` };
  }
  if (field.typeName === 'Observation') {
    const row =
      outer.name === field.timeField
        ? all.map((set) => formatValue(outer, set[outer.name], set) || 'Time not known').join('')
        : setRow(outer, all);
    return { answer: own, passage: row };
  }
  const columns = COLUMNS[field.typeName];
  if (columns?.includes(outer.name)) return { answer: own, passage: rowOf(field, columns, entry) };
  const title = entryTitle(field, entry);
  if (!columns && isInTitle(field, outer.name)) return { answer: own, passage: title };
  const lines = entryLines(field, entry, options)
    .filter(({ name }) => !(columns ? columns.includes(name) : isInTitle(field, name)))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('');
  return { answer: `${outer.label}: ${own}`, passage: columns ? lines : `${title}${lines}` };
};

const passageOf = (expected: ExpectedCase, value: PrfValue): Passage => {
  const { target } = value;
  const outer = outerField(value);
  const options: FormatOptions = {
    nameOf: (to, id) => (to === 'attachment' ? pictureName(expected.sections, id) : undefined),
  };
  const words = pressureWords(outer, value) ?? ownWords(value, options);
  const field = entriesField(value);
  const entry = expectedEntry(expected, value);
  const data = expected.sections[target.section] ?? {};
  if (field && entry) {
    const all = sortedByTime((data[field.name] ?? []) as readonly Values[]);
    return { words, ...entryPassage(outer, field, entry, all, options) };
  }
  const answer = `${outer.label}${formatValue(outer, data[outer.name], data, options)}`;
  return { words, answer, passage: answer };
};

/** Every value of the record that the text does not hold, or not beside its question. */
export const missingFromPdf = (expected: ExpectedCase, text: string): readonly string[] =>
  expected.values.filter(isPrfValue).flatMap((value) => {
    const { words, answer, passage } = passageOf(expected, value);
    if (words === '' || !answer.includes(words) || !passage.includes(answer)) {
      return [`${nameOfPlace(value.target)}: '${words}' is not in '${passage}'`];
    }
    return text.includes(squash(passage)) ? [] : [`${nameOfPlace(value.target)}: '${passage}'`];
  });

const patientWords = (field: PatientField, value: CaseValue): string => {
  switch (field) {
    case 'dob':
      return `Date of birth${formatDate(String(value))}`;
    case 'gender':
      return `Gender${GENDER_LABELS[value as Gender]}`;
    case 'ethnicity':
      return `Ethnicity${ETHNICITY_LABELS[value as Ethnicity].label}`;
    default:
      return String(value);
  }
};

/** Every value of the patient that the text does not hold. */
export const patientMissingFromPdf = (expected: ExpectedCase, text: string): readonly string[] =>
  expected.values.flatMap(({ target, value }) =>
    target.kind === 'patient' && !text.includes(squash(patientWords(target.field, value)))
      ? [`patient.${target.field}: '${patientWords(target.field, value)}'`]
      : [],
  );
