import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { isStruck } from '../prf-changes.js';
import { strokesSvg } from './pen-strokes.js';
import type { Entry } from './printed-words.js';

/** What the parts of the paper are set in. */

export const INK = '#0A1F44';

// By pdfmake's own names: functions would not reach the printing thread.
export const RULED = 'lightHorizontalLines';

// Made anew each time: pdfmake writes positions into the nodes that it is given.
export const noneRecorded = (): Content => ({ text: 'None recorded', style: 'note' });

export const tableHead = (...titles: readonly string[]): TableCell[] =>
  titles.map((text) => ({ text, style: 'tableHead' }));

export const struck = (entry: Entry | undefined): { readonly style?: string } =>
  isStruck(entry) ? { style: 'struck' } : {};

/** Label and value in two columns; rows without a value are left out. */
export const facts = (rows: readonly (readonly [string, string | Content])[]): Content => {
  const body = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]): TableCell[] => [
      { text: label, style: 'label' },
      typeof value === 'string' ? { text: value } : value,
    ]);
  return body.length === 0 ? { text: '' } : { table: { widths: [130, '*'], body }, layout: 'noBorders' };
};

/** Pen strokes as they were drawn; null where nothing was. */
export const drawn = (strokes: string): Content | null => {
  const svg = strokesSvg(strokes, INK);
  return svg === null ? null : { svg, fit: [220, 80] };
};
