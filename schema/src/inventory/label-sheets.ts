import type { LabelKind } from './scan-codes.js';

/** The layout of labels on a sheet, in millimetres. */
export interface LabelSheet {
  readonly label: string;
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly marginTop: number;
  readonly marginLeft: number;
  /** Between columns; rows touch each other on every one of these. */
  readonly columnGap: number;
}

const A4 = { width: 210, height: 297 } as const;

/** Three sheets of A4 that stationers sell under these numbers, and a roll, one label to a page. */
export const LABEL_SHEETS = {
  a4_21: {
    label: 'A4, 21 labels of 63.5 × 38.1 mm (L7160)',
    page: A4,
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    marginTop: 15.15,
    marginLeft: 7.2,
    columnGap: 2.5,
  },
  a4_65: {
    label: 'A4, 65 labels of 38.1 × 21.2 mm (L7651)',
    page: A4,
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    marginTop: 10.7,
    marginLeft: 4.75,
    columnGap: 2.5,
  },
  a4_8: {
    label: 'A4, 8 labels of 99.1 × 67.7 mm (L7165)',
    page: A4,
    columns: 2,
    rows: 4,
    width: 99.1,
    height: 67.7,
    marginTop: 13.1,
    marginLeft: 4.65,
    columnGap: 2.5,
  },
  roll: {
    label: 'Roll, 57 × 32 mm',
    page: { width: 57, height: 32 },
    columns: 1,
    rows: 1,
    width: 57,
    height: 32,
    marginTop: 0,
    marginLeft: 0,
    columnGap: 0,
  },
} as const satisfies Readonly<Record<string, LabelSheet>>;
export type LabelSheetName = keyof typeof LABEL_SHEETS;
export const LABEL_SHEET_NAMES = Object.keys(LABEL_SHEETS) as LabelSheetName[];

/** Square codes that both phones and hand scanners read; a DataMatrix is smaller for the same text. */
export const LABEL_SYMBOLS = { qr: 'QR code', datamatrix: 'DataMatrix' } as const;
export type LabelSymbol = keyof typeof LABEL_SYMBOLS;
export const LABEL_SYMBOL_NAMES = Object.keys(LABEL_SYMBOLS) as LabelSymbol[];

/** The most labels in one file: four sheets of the smallest, as many as an address can name. */
export const MOST_LABELS = 260;

/** The address of the file with these labels. `skip` leaves out places that have already been used. */
export const labelsPath = (
  kind: LabelKind,
  ids: readonly string[],
  {
    sheet,
    symbol,
    skip,
  }: { readonly sheet: LabelSheetName; readonly symbol: LabelSymbol; readonly skip: number },
): string =>
  `/api/inventory/labels/${kind}?${new URLSearchParams({ ids: ids.join(','), sheet, symbol, skip: String(skip) }).toString()}`;
