import type { ObservationEntry, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { setScoreText } from '@sideline/schema/prf/rules/set-score';
import { bodyMarks } from '@sideline/schema/prf/record/body-map';
import { buildOf } from '@sideline/schema/prf/catalogue/body-regions';
import { composeBloodPressure } from '@sideline/schema/prf/record/canonical';
import {
  answerText,
  entryLines,
  entryTitle,
  isHeldBack,
  isInTitle,
} from '@sideline/schema/prf/record/format';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { described } from '../../../platform/export/pdf-tags.js';
import { isStruck } from '../saving/prf-changes.js';
import { bodyMapSvg } from './body-map-svg.js';
import { answersTable } from './printed-answers.js';
import { INK, noneRecorded, RULED, struck, tableHead } from './printed-parts.js';
import { textOf, timeOf, type Entry, type PrintedWords } from './printed-words.js';

/** The lists of a record: observations side by side, drugs in a table, wounds beside their body, the rest one by one. */

/** Between the answers of one entry, on one line: an entry takes a line or two. */
const APART = '   ';

interface EntryTable {
  readonly head: readonly string[];
  /** Of every column but the last, in points. */
  readonly widths: readonly number[];
  readonly cells: (entry: Entry) => readonly string[];
}

const SETS_ACROSS = 5;
/** Characters of an entry's details that surely fit on one page in their narrow column. */
const DETAILS_OF_A_PAGE = 1000;
const isShort = (lines: readonly { readonly label: string; readonly value: string }[]): boolean =>
  lines.length < 20 &&
  lines.reduce((sum, { label, value }) => sum + label.length + value.length, 0) <= 2 * DETAILS_OF_A_PAGE;

/** Whether a set's systolic or diastolic pressure is already in its blood pressure ('128/72'). */
const isInPressure = (name: string, entry: Entry): boolean => {
  const { blood_pressure, bp_systolic, bp_diastolic } = entry;
  return (
    (name === 'bp_systolic' || name === 'bp_diastolic') &&
    typeof bp_systolic === 'number' &&
    (bp_diastolic == null || typeof bp_diastolic === 'number') &&
    blood_pressure === composeBloodPressure(bp_systolic, bp_diastolic)
  );
};

const news2Of = (entry: Entry): string => {
  return setScoreText(entry as unknown as ObservationEntry).replace(/^NEWS2 /, '');
};

/** Who recorded several entries and when, where it is the same of all; '' where it is not. */
const recordedOnce = (words: PrintedWords, entries: readonly Entry[]): string => {
  const recorded = new Set(entries.map((entry) => words.recorded(entry)));
  const [once = ''] = entries.length > 1 && recorded.size === 1 ? recorded : [];
  return once && `All ${once.charAt(0).toLowerCase()}${once.slice(1)}`;
};

/** A table, with notes that apply to all of its entries below it. */
const tableWith = (once: string, table: ContentTable): Content[] => [
  { ...table, margin: [0, 0, 0, once === '' ? 8 : 2] },
  ...(once === '' ? [] : [{ text: once, margin: [0, 0, 0, 8] } satisfies Content]),
];

/** Sets side by side, the oldest on the left; a question that no set answers has no row. */
const observationTables = (
  words: PrintedWords,
  field: EntriesField,
  entries: readonly Entry[],
): Content[] => {
  const tables: Content[] = [];
  for (let at = 0; at < entries.length; at += SETS_ACROSS) {
    const sets = entries.slice(at, at + SETS_ACROSS);
    const row = (label: string, cells: readonly string[]): TableCell[] => [
      { text: label, style: 'label' },
      ...cells.map((text, index) => ({ text, ...struck(sets[index]) })),
    ];
    const body: TableCell[][] = [
      [
        { text: 'Taken', style: 'tableHead' },
        ...sets.map((entry) => ({
          text: words.time(textOf(entry[field.timeField])) || 'Time not known',
          style: 'tableHead',
        })),
      ],
    ];
    for (const sub of field.fields) {
      if (sub.name === field.timeField || sub.name === 'news2') continue;
      const cells = sets.map((entry) =>
        isInPressure(sub.name, entry) ? '' : answerText(sub, entry, words.options),
      );
      const label = sub.name === 'blood_pressure' ? `${sub.label} (mmHg)` : sub.label;
      if (cells.some((text) => text !== '')) body.push(row(label, cells));
    }
    body.push(row('NEWS2', sets.map(news2Of)));
    const once = recordedOnce(words, sets);
    if (once === '')
      body.push(
        row(
          'Recorded',
          sets.map((entry) => words.recorded(entry)),
        ),
      );
    if (sets.some(isStruck))
      body.push([
        { text: 'Struck through', style: 'label' },
        ...sets.map((entry): TableCell => ({ text: words.struckText(entry) })),
      ]);
    tables.push(
      ...tableWith(once, {
        table: { headerRows: 1, widths: [105, ...sets.map(() => '*')], body },
        layout: RULED,
      }),
    );
  }
  return tables;
};

/** 'Lot K66399, expires 31 May 2028, 1 from Response car 2': the group's answers, as short as possible. */
const batchText = (words: PrintedWords, field: EntriesField, entry: Entry): string => {
  const group = field.fields.find(({ name }) => name === 'batch');
  const batch = (entry['batch'] ?? {}) as Entry;
  if (group?.kind !== 'group') return '';
  const part = (name: string): string => {
    const sub = group.fields.find((one) => one.name === name);
    return sub === undefined ? '' : answerText(sub, batch, words.options);
  };
  const after = (word: string, text: string): string => text && `${word} ${text}`;
  return [
    after('Lot', part('lot')),
    after('expires', part('expiry')),
    [part('taken'), after('from', part('taken_from'))].filter(Boolean).join(' '),
    after('used although expired because:', part('override_reason')),
  ]
    .filter(Boolean)
    .join(', ');
};

/** The parts of an entry that have no column. */
const detailsOf = (
  words: PrintedWords,
  field: EntriesField,
  entry: Entry,
  hasColumn: (name: string) => boolean,
): string =>
  entryLines(field, entry, words.options)
    .filter(({ name }) => !hasColumn(name) && !name.startsWith('void'))
    .map(({ name, label, value }) =>
      name === 'batch' ? batchText(words, field, entry) : `${label}: ${value}`,
    )
    .filter(Boolean)
    .join(APART);

/** Entries as rows, whose last cell holds their details, who recorded them and why one is struck through. */
const entryTable = (
  words: PrintedWords,
  entries: readonly Entry[],
  { head, widths, cells }: EntryTable,
): Content[] => {
  const once = recordedOnce(words, entries);
  const rows = entries.map((entry) => {
    const texts = cells(entry);
    const details = [texts.at(-1), once === '' ? words.recorded(entry) : ''].filter(Boolean).join(APART);
    return { entry, texts: [...texts.slice(0, -1), details] };
  });
  // pdfmake cuts off content that does not fit on the page in a row that must not be broken.
  const dontBreakRows = rows.every(
    ({ entry, texts }) => (texts.at(-1) ?? '').length + words.struckText(entry).length <= DETAILS_OF_A_PAGE,
  );
  const body: TableCell[][] = [
    tableHead(...head),
    ...rows.map(({ entry, texts }) =>
      texts.map((text, index): TableCell =>
        index === texts.length - 1 && isStruck(entry)
          ? { stack: [{ text, ...struck(entry) }, { text: words.struckText(entry) }] }
          : { text, ...struck(entry) },
      ),
    ),
  ];
  return tableWith(once, {
    table: { headerRows: 1, dontBreakRows, widths: [...widths, '*'], body },
    layout: RULED,
  });
};

const columnOf =
  (words: PrintedWords, field: EntriesField, entry: Entry) =>
  (name: string): string => {
    const sub = field.fields.find((candidate) => candidate.name === name);
    return sub === undefined ? '' : answerText(sub, entry, words.options);
  };

const DRUG_COLUMNS = new Set(['drug_name', 'time_administered', 'dose', 'dose_unit', 'route', 'given_by']);

const drugTable = (words: PrintedWords, field: EntriesField, entries: readonly Entry[]): Content[] =>
  entryTable(words, entries, {
    head: ['Given at', 'Drug', 'Dose', 'Route', 'Given by', 'Details'],
    widths: [56, 84, 44, 58, 70],
    cells: (entry) => {
      const column = columnOf(words, field, entry);
      const [at, drug, route, givenBy] = ['time_administered', 'drug_name', 'route', 'given_by'].map(column);
      const dose = [column('dose'), column('dose_unit')].filter(Boolean).join(' ');
      const details = detailsOf(
        words,
        field,
        entry,
        (name) => DRUG_COLUMNS.has(name) && !(name === 'given_by' && isHeldBack(entry)),
      );
      const meant = (text = ''): string => text && `Intended: ${text}`;
      return isHeldBack(entry)
        ? [
            ['Not given', at].filter(Boolean).join('\n'),
            drug ?? '',
            meant(dose),
            meant(route),
            'Nobody',
            details,
          ]
        : [at ?? '', drug ?? '', dose, route ?? '', givenBy ?? '', details];
    },
  });

const CONSUMABLE_COLUMNS = new Set(['time_used', 'consumable', 'quantity']);

const consumableTable = (words: PrintedWords, field: EntriesField, entries: readonly Entry[]): Content[] =>
  entryTable(words, entries, {
    head: ['Used at', 'Item', 'Quantity', 'Details'],
    widths: [92, 140, 46],
    cells: (entry) => [
      ...[...CONSUMABLE_COLUMNS].map(columnOf(words, field, entry)),
      detailsOf(words, field, entry, (name) => CONSUMABLE_COLUMNS.has(name)),
    ],
  });

const entryBlock = (
  words: PrintedWords,
  field: EntriesField,
  entry: Entry,
  title = entryTitle(field, entry, words.options),
): Content => {
  const answered = entryLines(field, entry, words.options).filter(
    ({ name }) => !name.startsWith('void') && !isInTitle(field, name),
  );
  const details = [...answered.map(({ label, value }) => `${label}: ${value}`), words.recorded(entry)].filter(
    Boolean,
  );
  return {
    unbreakable: isShort(answered),
    margin: [0, 0, 0, 4],
    stack: [
      { text: [{ text: title, bold: true }, ...details.map((text) => `${APART}${text}`)], ...struck(entry) },
      ...(isStruck(entry) ? [{ text: words.struckText(entry) }] : []),
    ],
  };
};

/** The body with a number for each wound, and the wounds beside it under their numbers. */
const bodyMap = (words: PrintedWords, field: EntriesField, entries: readonly Entry[]): Content => {
  const marks = bodyMarks(entries);
  const titleOf = (entry: Entry): string | undefined => {
    const mark = marks.find(({ id }) => id === entry['id']);
    return mark && `${String(mark.number)}. ${mark.words}`;
  };
  return {
    columns: [
      described(
        `Front and back of the body. ${marks.map((mark) => `${String(mark.number)}. ${mark.words}`).join('; ')}`,
        {
          svg: bodyMapSvg(marks, buildOf(words.printout.prf.ageYears), INK),
          width: 200,
        },
      ),
      { stack: entries.map((entry) => entryBlock(words, field, entry, titleOf(entry))), width: '*' },
    ],
    columnGap: 16,
  };
};

export const printEntries = (
  words: PrintedWords,
  key: PrfSectionKey,
  field: EntriesField,
  stored: readonly Entry[],
): Content[] => {
  const entries = [...stored].sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  const isAlwaysShown = key === 'observations' || field.typeName === 'DrugAdministration';
  if (entries.length === 0)
    return isAlwaysShown ? [{ text: field.label, style: 'group' }, noneRecorded()] : [];
  const head: Content = { text: field.label, style: 'group' };
  if (key === 'observations') return [head, ...observationTables(words, field, entries)];
  if (field.typeName === 'DrugAdministration') return [head, ...drugTable(words, field, entries)];
  if (field.typeName === 'PrfConsumable') return [head, ...consumableTable(words, field, entries)];
  if (field.name === QUESTION_ANSWERS.list) return [head, answersTable(words, entries)];
  if (field.name === 'body_map') return [head, bodyMap(words, field, entries)];
  return [head, ...entries.map((entry) => entryBlock(words, field, entry))];
};
