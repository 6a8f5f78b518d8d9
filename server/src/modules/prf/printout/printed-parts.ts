import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DENSE, DENSE_RULED } from '../../../platform/export/pdf-document.js';
import { described } from '../../../platform/export/pdf-tags.js';
import { isStruck } from '../saving/prf-changes.js';
import { strokesSvg } from './pen-strokes.js';
import type { Entry } from './printed-words.js';

/** The styles of the parts of the document. */

export const INK = '#0A1F44';

// By pdfmake's own names: functions would not reach the printing thread.
export const RULED = DENSE_RULED;

// Made each time: pdfmake writes positions into the nodes that it is given.
export const noneRecorded = (): Content => ({ text: 'None recorded', style: 'note' });

export const tableHead = (...titles: readonly string[]): TableCell[] =>
  titles.map((text) => ({ text, style: 'tableHead' }));

export const struck = (entry: Entry | undefined): { readonly style?: string } =>
  isStruck(entry) ? { style: 'struck' } : {};

/** Characters of a label and of a value that fit beside others without a second line. */
const SHORT = { label: 26, value: 38 } as const;
/** From so many short facts on there are two columns, the first half left. */
const FEWEST_IN_COLUMNS = 4;

const factsTable = (width: number, body: TableCell[][]): Content => ({
  table: { widths: [width, '*'], body },
  layout: DENSE,
});

/** Label and value beside each other; rows without a value are left out. Many short ones make two columns. */
export const facts = (rows: readonly (readonly [string, string | Content])[]): Content => {
  const filled = rows.filter(([, value]) => value !== '');
  const body = filled.map(([label, value]): TableCell[] => [
    { text: label, style: 'label' },
    typeof value === 'string' ? { text: value } : value,
  ]);
  if (body.length === 0) return { text: '' };
  const areShort = filled.every(
    ([label, value]) =>
      label.length <= SHORT.label &&
      typeof value === 'string' &&
      value.length <= SHORT.value &&
      !value.includes('\n'),
  );
  if (!areShort || body.length < FEWEST_IN_COLUMNS) return factsTable(130, body);
  const half = Math.ceil(body.length / 2);
  return {
    columns: [factsTable(112, body.slice(0, half)), factsTable(112, body.slice(half))],
    columnGap: 12,
  };
};

/** Pen strokes as they were drawn; null where nothing was. */
export const drawn = (strokes: string): Content | null => {
  const svg = strokesSvg(strokes, INK);
  return svg === null ? null : described('Signature, drawn by hand', { svg, fit: [170, 56] });
};
