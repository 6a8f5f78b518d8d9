import type { Difference } from '@sideline/schema/prf/record/diff';
import { formatTime, type FormatOptions } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PrfRevision } from '../prf.types.js';

/** One amendment on paper: who, when, why, and what differs from the version before it, as the reader may see it. */
export interface PrintedAmendment extends Pick<
  PrfRevision,
  'revision' | 'name' | 'grade' | 'signedAt' | 'reason'
> {
  readonly changes: readonly Difference[];
}

const NOTHING = '(nothing)';

const changesTable = (changes: readonly Difference[]): Content => ({
  table: {
    headerRows: 1,
    widths: [190, '*', '*'],
    body: [
      ['Changed', 'Before', 'After'].map((text): TableCell => ({ text, style: 'tableHead' })),
      ...changes.map(({ sectionLabel, label, before, after }): TableCell[] => [
        { text: `${sectionLabel}: ${label}` },
        { text: before ?? NOTHING, ...(before === null ? {} : { style: 'struck' }) },
        { text: after ?? NOTHING },
      ]),
    ],
  },
  layout: 'lightHorizontalLines',
  margin: [0, 2, 0, 6],
});

/** The reason, after who and when; empty if the reader may not see it. */
export const reasonAfter = (reason: string | null): string => (reason === null ? '' : `: ${reason}`);

/** The amendments of a record, the newest first. */
export const printAmendments = (
  amendments: readonly PrintedAmendment[],
  { timeZone }: FormatOptions,
): Content[] =>
  amendments.length === 0
    ? []
    : [
        { text: 'Amendments', style: 'section' },
        ...[...amendments].reverse().flatMap(({ revision, name, grade, signedAt, reason, changes }) => [
          {
            text: `Version ${String(revision)}, ${formatTime(signedAt, timeZone)}, by ${name}, ${grade}${reasonAfter(reason)}`,
            bold: true,
          },
          // The only changes may be withheld from this reader.
          ...(changes.length === 0 ? [] : [changesTable(changes)]),
        ]),
      ];
