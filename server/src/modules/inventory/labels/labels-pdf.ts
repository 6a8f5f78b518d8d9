import {
  LABEL_SHEETS,
  type LabelSheet,
  type LabelSheetName,
  type LabelSymbol,
} from '@sideline/schema/inventory/label-sheets';
import bwipjs from 'bwip-js/node';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { EXACT_CELLS, type PdfDocument } from '../../../platform/export/pdf-document.js';

/** One label: what its code holds, and what people read beside it. */
export interface Label {
  readonly address: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PrintedLabels {
  readonly labels: readonly Label[];
  readonly sheet: LabelSheetName;
  readonly symbol: LabelSymbol;
  /** Places at the start of the first sheet that are left empty, because they were used before. */
  readonly skip: number;
  readonly madeAt: Date;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (millimetres: number): number => millimetres * POINTS_PER_MM;

/** Margin around the text and code: printers are off by a millimetre, and a code needs a quiet zone of four modules. */
const PADDING_MM = 2.5;

/** The code as lines, which print sharply at every size. A QR code has medium correction (15 %), which survives a scratch. */
export const codeSvg = (address: string, symbol: LabelSymbol): string =>
  bwipjs.toSVG({ bcid: symbol === 'qr' ? 'qrcode' : 'datamatrix', text: address });

const cellOf = ({ address, title, lines }: Label, sheet: LabelSheet, symbol: LabelSymbol): TableCell => {
  const side = Math.min(sheet.height - 2 * PADDING_MM, sheet.width * 0.45);
  const isSmall = sheet.height < 30;
  const fontSize = isSmall ? 5.5 : sheet.height > 60 ? 12 : 8;
  return {
    columns: [
      { svg: codeSvg(address, symbol), width: points(side) },
      {
        width: points(sheet.width - side - 3 * PADDING_MM),
        stack: [
          { text: title, bold: true, fontSize: fontSize + 1 },
          ...lines.map((text) => ({ text, fontSize })),
        ],
      },
    ],
    columnGap: points(PADDING_MM),
    margin: [points(PADDING_MM), points(PADDING_MM), 0, 0],
  };
};

const NOTHING: TableCell = { text: '' };

/** The labels of one page, each cell exactly as large as its label. */
const pageOf = (labels: readonly (Label | null)[], sheet: LabelSheet, symbol: LabelSymbol): Content => {
  const rows = Array.from({ length: Math.ceil(labels.length / sheet.columns) }, (_, row) =>
    Array.from({ length: sheet.columns * 2 - 1 }, (_cell, column): TableCell => {
      // Every second column is the gap.
      const label = column % 2 === 0 ? labels[row * sheet.columns + column / 2] : null;
      return label ? cellOf(label, sheet, symbol) : NOTHING;
    }),
  );
  return {
    table: {
      widths: rows[0]?.map((_, column) => points(column % 2 === 0 ? sheet.width : sheet.columnGap)) ?? [],
      heights: points(sheet.height),
      dontBreakRows: true,
      body: rows,
    },
    layout: EXACT_CELLS,
  };
};

/** Labels on their sheets, without header or footer: what is printed must fall where the labels are. */
export const labelsPdf = ({ labels, sheet: name, symbol, skip, madeAt }: PrintedLabels): PdfDocument => {
  const sheet: LabelSheet = LABEL_SHEETS[name];
  const places = sheet.columns * sheet.rows;
  const all = [...Array.from({ length: skip % places }, () => null), ...labels];
  const pages = Array.from({ length: Math.ceil(all.length / places) }, (_, page) =>
    all.slice(page * places, (page + 1) * places),
  );
  return {
    title: 'Labels',
    subject: `${String(labels.length)} labels`,
    madeAt,
    header: { left: '', right: '' },
    notices: [],
    footer: '',
    watermark: null,
    sheet: {
      width: points(sheet.page.width),
      height: points(sheet.page.height),
      left: points(sheet.marginLeft),
      top: points(sheet.marginTop),
    },
    content: pages.map((page, index) => ({
      stack: [pageOf(page, sheet, symbol)],
      ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  };
};
