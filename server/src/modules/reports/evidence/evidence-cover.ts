import { formatTime } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import type { EvidenceFile, EvidencePeriod } from './evidence-files.js';

/** A file as it was packed. */
export interface PackedFile extends Pick<EvidenceFile, 'name' | 'title' | 'shows'> {
  readonly rows: number;
  readonly sha256: string;
}

export interface PrintedIndex {
  readonly files: readonly PackedFile[];
  readonly period: EvidencePeriod;
  readonly providerName: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

/** The contents of the pack: what each file shows, and the hash that identifies it. */
export const evidenceIndexPdf = ({
  files,
  period,
  providerName,
  madeAt,
  madeBy,
}: PrintedIndex): PdfDocument => {
  const span = `${formatTime(period.from.toISOString())} to ${formatTime(period.to.toISOString())}`;
  return {
    title: 'Evidence pack',
    subject: span,
    madeAt,
    header: { left: providerName, right: 'Evidence pack' },
    notices: [],
    footer: `Made ${formatTime(madeAt.toISOString())} by ${madeBy}.`,
    watermark: null,
    content: [
      { text: 'Evidence pack', style: 'title' },
      { text: span, style: 'label' },
      {
        text: `Made from the records of ${providerName} at one point in time. It names staff and record numbers, but no patients. Each file can be checked by the SHA-256 given here.`,
        margin: [0, 6, 0, 4],
      },
      { text: 'Files', style: 'section' },
      {
        margin: [0, 2, 0, 6],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: [140, '*', 40],
          body: [
            ['File', 'What it shows', 'Lines'].map((text) => ({ text, style: 'tableHead' })),
            ...files.map(({ name, title, shows, rows }): TableCell[] => [
              { text: name },
              { text: [{ text: `${title}. `, bold: true }, shows] },
              { text: rows.toLocaleString('en-GB'), alignment: 'right' },
            ]),
          ],
        },
      },
      { text: 'SHA-256 of each file', style: 'section' },
      ...files.map(({ name, sha256 }): Content => ({
        text: `${name}: ${sha256}`,
        fontSize: 8,
        margin: [0, 0, 0, 2],
      })),
    ],
  };
};
