import type { Content } from 'pdfmake/interfaces.js';

// Apart from the printer, which only the printing thread loads: it takes a fifth of the time of a start.

/**
 * A document to be printed: pdfmake's content with the page around it described as data, since functions do not reach
 * a worker thread.
 */
export interface PdfDocument {
  readonly title: string;
  readonly subject: string;
  /** Set as the date of making; the caller's clock, so that printing a record twice gives the same file. */
  readonly madeAt: Date;
  /** `logo` is a PNG as a data: address, drawn before `left`. */
  readonly header: { readonly left: string; readonly right: string; readonly logo?: string };
  /** A notice that every page must have under its header, in full. */
  readonly notices: readonly string[];
  /** On the left at the foot of each page; 'Page 1 of 3' is on the right. */
  readonly footer: string;
  /** A word drawn large and pale across each page. */
  readonly watermark: string | null;
  /** Another page than A4, in points, without header and footer: a sheet of labels. */
  readonly sheet?: {
    readonly width: number;
    readonly height: number;
    readonly left: number;
    readonly top: number;
  };
  readonly content: readonly Content[];
}

/** Tables whose cells are exactly as large as they say, named because functions do not reach a worker thread. */
export const EXACT_CELLS = 'exactCells';
/** Tables of short facts, many to a page. */
export const DENSE = 'dense';
/** Tables with a thin rule under each row, as compact as is readable. */
export const DENSE_RULED = 'denseRuled';
