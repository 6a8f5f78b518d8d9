/**
 * The printer that pdfmake 0.2 runs on a server. @types/pdfmake describes the next major, whose entry point is another;
 * the document definition is the same in both.
 */
declare module 'pdfmake/src/printer.js' {
  import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

  interface FontFiles {
    readonly normal: Buffer;
    readonly bold: Buffer;
    readonly italics: Buffer;
    readonly bolditalics: Buffer;
  }

  /** The stream that a document is printed into; `push(null)` ends it. */
  export interface PrintedStream {
    read(): Buffer | null;
    push(piece: Buffer | null): boolean;
    end(): void;
  }

  export default class PdfPrinter {
    constructor(fonts: Readonly<Record<string, FontFiles>>);
    /** Set as soon as a document is begun, before anything of it is laid out. */
    get pdfKitDoc(): PrintedStream;
    set pdfKitDoc(stream: PrintedStream);
    createPdfKitDocument(
      definition: TDocumentDefinitions,
      options?: { readonly tableLayouts: Readonly<Record<string, CustomTableLayout>> },
    ): PrintedStream;
  }
}

/** The fonts that pdfmake brings, file name to base64. */
declare module 'pdfmake/build/vfs_fonts.js' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
