import type { ObservationEntry, PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { setScoreText } from '@sideline/schema/prf/set-score';
import { bodyMarks } from '@sideline/schema/prf/body-map';
import { buildOf } from '@sideline/schema/prf/body-regions';
import { composeBloodPressure } from '@sideline/schema/prf/canonical';
import { answerText, entryLines, entryTitle, isHeldBack } from '@sideline/schema/prf/format';
import type { EntriesField } from '@sideline/schema/prf/kinds';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { described } from '../../../platform/pdf-tags.js';
import { isStruck } from '../prf-changes.js';
import { bodyMapSvg } from './body-map-svg.js';
import { answersTable } from './printed-answers.js';
import { INK, noneRecorded, RULED, struck, tableHead } from './printed-parts.js';
import { textOf, timeOf, type Entry, type PrintedWords } from './printed-words.js';

/** The lists of a record: observations side by side, drugs in a table, wounds beside their body, the rest one by one. */

/** Between the answers of one entry, on one line: an entry takes a line or two. */
const APART = '   ';

const SETS_ACROSS = 5;
/** Characters of a drug's details that surely fit on one page in their narrow column. */
const DETAILS_OF_A_PAGE = 1000;
const isShort = (lines: readonly { readonly label: string; readonly value: string }[]): boolean =>
  lines.length < 20 &&
  lines.reduce((sum, { label, value }) => sum + label.length + value.length, 0) <= 2 * DETAILS_OF_A_PAGE;

/** Whether a set's systolic or diastolic pressure stands in its blood pressure ('128/72') already. */
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

/** Sets side by side, the oldest left; a question that no set answers has no row. */
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
    tables.push({
      table: { headerRows: 1, widths: [105, ...sets.map(() => '*')], body },
      layout: RULED,
      margin: [0, 0, 0, 8],
    });
  }
  return tables;
};

const drugTable = (words: PrintedWords, field: EntriesField, entries: readonly Entry[]): Content => {
  const shown = new Set(['drug_name', field.timeField, 'dose', 'dose_unit', 'route', 'given_by']);
  const column = (name: string, entry: Entry): string => {
    const sub = field.fields.find((candidate) => candidate.name === name);
    return sub === undefined ? '' : answerText(sub, entry, words.options);
  };
  const detailsOf = (entry: Entry): string =>
    [
      ...entryLines(field, entry, words.options)
        .filter(({ name }) => !shown.has(name) || (name === 'given_by' && isHeldBack(entry)))
        .filter(({ name }) => !name.startsWith('void'))
        .map(({ label, value }) => `${label}: ${value}`),
      words.recorded(entry),
    ]
      .filter(Boolean)
      .join(APART);
  // pdfmake cuts off what does not fit on the page of a row that it must not break.
  const dontBreakRows = entries.every(
    (entry) => detailsOf(entry).length + words.struckText(entry).length <= DETAILS_OF_A_PAGE,
  );
  const body: TableCell[][] = [
    tableHead('Given at', 'Drug', 'Dose', 'Route', 'Given by', 'Details'),
    ...entries.map((entry): TableCell[] => {
      const at = column(field.timeField, entry);
      const dose = [column('dose', entry), column('dose_unit', entry)].filter(Boolean).join(' ');
      const route = column('route', entry);
      const drug = column('drug_name', entry);
      const meant = (text: string): string => text && `Meant: ${text}`;
      const cells = isHeldBack(entry)
        ? [
            ['Not given', at].filter(Boolean).join('\n'),
            drug,
            meant(dose),
            meant(route),
            'Nobody',
            detailsOf(entry),
          ]
        : [at, drug, dose, route, column('given_by', entry), detailsOf(entry)];
      return cells.map((text, index) =>
        index === cells.length - 1 && isStruck(entry)
          ? { stack: [{ text, ...struck(entry) }, { text: words.struckText(entry) }] }
          : { text, ...struck(entry) },
      );
    }),
  ];
  return {
    table: { headerRows: 1, dontBreakRows, widths: [56, 84, 44, 58, 70, '*'], body },
    layout: RULED,
    margin: [0, 0, 0, 8],
  };
};

const entryBlock = (
  words: PrintedWords,
  field: EntriesField,
  entry: Entry,
  title = entryTitle(field, entry, words.options),
): Content => {
  const answered = entryLines(field, entry, words.options).filter(({ name }) => !name.startsWith('void'));
  return {
    unbreakable: isShort(answered),
    margin: [0, 0, 0, 4],
    stack: [
      { text: title, bold: true, ...struck(entry) },
      {
        text: [...answered.map(({ label, value }) => `${label}: ${value}`), words.recorded(entry)]
          .filter(Boolean)
          .join(APART),
        ...struck(entry),
      },
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
  if (field.typeName === 'DrugAdministration') return [head, drugTable(words, field, entries)];
  if (field.name === QUESTION_ANSWERS.list) return [head, answersTable(words, entries)];
  if (field.name === 'body_map') return [head, bodyMap(words, field, entries)];
  return [head, ...entries.map((entry) => entryBlock(words, field, entry))];
};
