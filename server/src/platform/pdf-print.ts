import type { Content, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import fontFiles from 'pdfmake/build/vfs_fonts.js';
import PdfPrinter from 'pdfmake/src/printer.js';

/**
 * A document to be printed: pdfmake's content with the page around it described as data, since functions do not reach
 * a worker thread.
 */
export interface PdfDocument {
  readonly title: string;
  readonly subject: string;
  /** Set as the date of making; the caller's clock, so that one record prints alike twice. */
  readonly madeAt: Date;
  readonly header: { readonly left: string; readonly right: string };
  /** What every page must say under its header, whole. */
  readonly notices: readonly string[];
  /** Stands left at the foot of each page; 'Page 1 of 3' stands right. */
  readonly footer: string;
  /** A word drawn large and pale across each page. */
  readonly watermark: string | null;
  readonly content: readonly Content[];
}

const font = (name: string): Buffer => {
  const file = fontFiles[name];
  if (file === undefined) throw new Error(`pdfmake brings no ${name}`);
  return Buffer.from(file, 'base64');
};

let printer: PdfPrinter | null = null;
const printerOf = (): PdfPrinter =>
  (printer ??= new PdfPrinter({
    Roboto: {
      normal: font('Roboto-Regular.ttf'),
      bold: font('Roboto-Medium.ttf'),
      italics: font('Roboto-Italic.ttf'),
      bolditalics: font('Roboto-MediumItalic.ttf'),
    },
  }));

const MARGIN = 40;
const STYLES: StyleDictionary = {
  title: { fontSize: 16, bold: true, color: '#0A1F44' },
  section: { fontSize: 12, bold: true, color: '#0A1F44', margin: [0, 12, 0, 4] },
  group: { fontSize: 9.5, bold: true, color: '#1F5FC4', margin: [0, 6, 0, 2] },
  label: { color: '#565D68' },
  struck: { color: '#565D68', decoration: 'lineThrough' },
  note: { italics: true, color: '#565D68' },
  tableHead: { bold: true, color: '#0A1F44', fillColor: '#E8EEF8' },
  warning: { bold: true, color: '#B71C1C' },
};

/** Characters of a notice that surely fit on one line, and how high that is. */
const NOTICE = { line: 110, height: 10 } as const;
const heightOf = (notices: readonly string[]): number =>
  notices.reduce((sum, { length }) => sum + Math.ceil(length / NOTICE.line) * NOTICE.height, 0);

const definitionOf = (document: PdfDocument): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, 54 + heightOf(document.notices), MARGIN, 48],
  info: { title: document.title, subject: document.subject, creationDate: document.madeAt },
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
  styles: STYLES,
  ...(document.watermark === null
    ? {}
    : { watermark: { text: document.watermark, color: '#B71C1C', opacity: 0.08, bold: true } }),
  header: {
    margin: [MARGIN, 24, MARGIN, 0],
    fontSize: 8,
    color: '#565D68',
    stack: [
      {
        columns: [
          { text: document.header.left, bold: true },
          { text: document.header.right, alignment: 'right' },
        ],
      },
      ...document.notices.map((text) => ({ text, style: 'warning' })),
    ],
  },
  footer: (page, pages) => ({
    margin: [MARGIN, 12, MARGIN, 0],
    fontSize: 8,
    color: '#565D68',
    columns: [
      { text: document.footer },
      { text: `Page ${String(page)} of ${String(pages)}`, alignment: 'right', width: 90 },
    ],
  }),
  content: [...document.content],
});

/** The document as PDF bytes, fonts embedded. Takes the thread for as long as it lasts: see platform/pdf.ts. */
export const printPdf = (document: PdfDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const stream = printerOf().createPdfKitDocument(definitionOf(document));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    stream.on('error', reject);
    stream.end();
  });
