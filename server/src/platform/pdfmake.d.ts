/**
 * The printer that pdfmake 0.2 runs on a server. @types/pdfmake describes the next major, whose entry point is another;
 * the document definition is the same in both.
 */
declare module 'pdfmake/src/printer.js' {
  import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

  interface FontFiles {
    readonly normal: Buffer;
    readonly bold: Buffer;
    readonly italics: Buffer;
    readonly bolditalics: Buffer;
  }

  export default class PdfPrinter {
    constructor(fonts: Readonly<Record<string, FontFiles>>);
    createPdfKitDocument(definition: TDocumentDefinitions): NodeJS.ReadableStream & { end(): void };
  }
}

/** The fonts that pdfmake brings, file name to base64. */
declare module 'pdfmake/build/vfs_fonts.js' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
