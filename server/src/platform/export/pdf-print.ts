import type {
  Content,
  CustomTableLayout,
  StyleDictionary,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import fontFiles from 'pdfmake/build/vfs_fonts.js';
import PdfPrinter, { type FontFiles, type PrintedStream } from 'pdfmake/src/printer.js';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { keepHeadings } from './pdf-headings.js';
import { escapeMetadata, PdfTags, tagContent, type TagNode } from './pdf-tags.js';

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

const font = (name: string): Buffer => {
  const file = fontFiles[name];
  if (file === undefined) throw new Error(`pdfmake brings no ${name}`);
  return Buffer.from(file, 'base64');
};

let fonts: Readonly<Record<string, FontFiles>> | null = null;
const fontsOf = (): Readonly<Record<string, FontFiles>> =>
  (fonts ??= {
    Roboto: {
      normal: font('Roboto-Regular.ttf'),
      bold: font('Roboto-Medium.ttf'),
      italics: font('Roboto-Italic.ttf'),
      bolditalics: font('Roboto-MediumItalic.ttf'),
    },
  });

/**
 * Writes each piece as soon as it is printed, then null. The printer embeds a picture when it first measures it, and would keep them
 * all until its document is read.
 */
class WritingPrinter extends PdfPrinter {
  readonly #root: TagNode;
  readonly #write: (piece: Buffer | null) => void;
  #stream: PrintedStream | null = null;
  #tags: PdfTags | null = null;

  constructor(root: TagNode, write: (piece: Buffer | null) => void) {
    super(fontsOf());
    this.#root = root;
    this.#write = write;
  }

  /** Call this when an item has been drawn: the next one has its own mark. */
  drawn(): void {
    this.#tags?.drawn();
  }

  override get pdfKitDoc(): PrintedStream {
    if (this.#stream === null) throw new Error('No document has been started');
    return this.#stream;
  }

  override set pdfKitDoc(stream: PrintedStream) {
    this.#stream = stream;
    // Its first line was printed while it was made.
    const begun = stream.read();
    if (begun !== null) this.#write(begun);
    stream.push = (piece) => {
      this.#write(piece);
      return true;
    };
    escapeMetadata(stream);
    this.#tags = new PdfTags(stream, this.#root);
  }
}

const MARGIN = 40;
const STYLES: StyleDictionary = {
  title: { fontSize: 16, bold: true, color: '#0A1F44' },
  section: { fontSize: 12, bold: true, color: '#0A1F44', margin: [0, 8, 0, 2] },
  group: { fontSize: 9.5, bold: true, color: '#0A1F44', margin: [0, 3, 0, 1] },
  label: { color: '#565D68' },
  struck: { color: '#565D68', decoration: 'lineThrough' },
  note: { italics: true, color: '#565D68' },
  absent: { color: '#565D68' },
  tableHead: { bold: true, color: '#0A1F44', fillColor: '#E8EEF8' },
  warning: { bold: true, color: '#B71C1C' },
};

/** Characters of a notice that surely fit on one line, and how high that is. */
const NOTICE = { line: 110, height: 10 } as const;
const heightOf = (notices: readonly string[]): number =>
  notices.reduce((sum, { length }) => sum + Math.ceil(length / NOTICE.line) * NOTICE.height, 0);

/** Tables whose cells are exactly as large as they say, named because functions do not reach a worker thread. */
export const EXACT_CELLS = 'exactCells';
/** Tables of short facts, many to a page. */
export const DENSE = 'dense';
/** Tables with a thin rule under each row, as compact as is readable. */
export const DENSE_RULED = 'denseRuled';
const LAYOUTS: Readonly<Record<string, CustomTableLayout>> = {
  [EXACT_CELLS]: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  [DENSE]: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 6,
    paddingTop: () => 0.5,
    paddingBottom: () => 0.5,
  },
  [DENSE_RULED]: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#C4CAD4',
    paddingLeft: (column) => (column === 0 ? 0 : 4),
    paddingRight: () => 4,
    paddingTop: () => 1,
    paddingBottom: () => 0.5,
  },
};

/** What every document says of itself so that a screen reader reads it (PDF/UA). */
const READABLE = {
  version: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  language: 'en-GB',
} as const satisfies Partial<TDocumentDefinitions>;

const sheetOf = (
  document: PdfDocument,
  sheet: NonNullable<PdfDocument['sheet']>,
  content: readonly Content[],
): TDocumentDefinitions => ({
  ...READABLE,
  pageSize: { width: sheet.width, height: sheet.height },
  // Rounding must not push anything at the foot onto a next page.
  pageMargins: [sheet.left, sheet.top, 0, 0],
  info: { title: document.title, subject: document.subject, creationDate: document.madeAt },
  defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.1 },
  content: [...content],
});

const definitionOf = (document: PdfDocument, content: readonly Content[]): TDocumentDefinitions => ({
  ...READABLE,
  pageSize: 'A4',
  pageMargins: [MARGIN, 54 + heightOf(document.notices), MARGIN, 48],
  info: { title: document.title, subject: document.subject, creationDate: document.madeAt },
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
  styles: STYLES,
  ...(document.watermark === null
    ? {}
    : { watermark: { text: document.watermark, color: '#B71C1C', opacity: 0.08, bold: true } }),
  header: {
    margin: [MARGIN, document.header.logo === undefined ? 24 : 18, MARGIN, 0],
    fontSize: 8,
    color: '#565D68',
    stack: [
      {
        columns: [
          ...(document.header.logo === undefined
            ? []
            : [
                {
                  stack: [{ image: document.header.logo, fit: [72, 18] as [number, number] }],
                  width: 'auto' as const,
                },
              ]),
          { text: document.header.left, bold: true, width: 'auto' },
          { text: document.header.right, alignment: 'right' },
        ],
        columnGap: 16,
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
  content: [...content],
});

/**
 * Prints the document to a new file, fonts embedded. A picture that the content names by its path is read when its place
 * is measured and written at once: no two are held. Takes the thread for as long as it lasts: see platform/pdf.ts.
 */
export const printPdf = async (document: PdfDocument, path: string): Promise<void> => {
  const file = openSync(path, 'wx', 0o600);
  try {
    await new Promise<void>((resolve, reject) => {
      let failure: Error | null = null;
      const { sheet } = document;
      const { content, root } = tagContent(
        sheet === undefined ? keepHeadings(document.content) : document.content,
      );
      const printer = new WritingPrinter(root, (piece) => {
        // Fonts come last, from streams without an error handler: a failure is reported at the end.
        try {
          if (piece !== null && failure === null) writeFileSync(file, piece);
        } catch (error) {
          failure = error instanceof Error ? error : new Error(String(error));
        }
        if (piece !== null) return;
        if (failure === null) resolve();
        else reject(failure);
      });
      const definition =
        sheet === undefined ? definitionOf(document, content) : sheetOf(document, sheet, content);
      printer
        .createPdfKitDocument(definition, {
          tableLayouts: LAYOUTS,
          progressCallback: () => {
            printer.drawn();
          },
        })
        .end();
    });
  } finally {
    closeSync(file);
  }
};
