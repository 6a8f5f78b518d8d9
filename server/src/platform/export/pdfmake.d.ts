/**
 * The printer that pdfmake 0.2 runs on a server. @types/pdfmake describes the next major, which has another entry point;
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

  /** An element of the tree that a tagged document is read by. */
  export interface StructureElement {
    readonly dictionary: { readonly data: Record<string, unknown> };
    add(child: unknown): this;
  }

  /** The stream that a document is printed into; `push(null)` ends it. */
  export interface PrintedStream {
    read(): Buffer | null;
    push(piece: Buffer | null): boolean;
    end(): void;
    on(event: 'pageAdded', listener: () => void): this;
    /** The pages as they were laid out, set before the first of them is added. */
    readonly _pdfMakePages: unknown;
    info: Readonly<Record<string, unknown>>;
    /** Writes `info` into the metadata. */
    _addInfo(): void;
    struct(role: string, options: { readonly alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    /** Marks what follows as a part of an element, to be added to it. */
    markStructureContent(role: string): unknown;
    markContent(tag: 'Artifact', options: { readonly type: string }): this;
    endMarkedContent(): this;
  }

  export default class PdfPrinter {
    constructor(fonts: Readonly<Record<string, FontFiles>>);
    /** Set as soon as a document is begun, before anything of it is laid out. */
    get pdfKitDoc(): PrintedStream;
    set pdfKitDoc(stream: PrintedStream);
    createPdfKitDocument(
      definition: TDocumentDefinitions,
      options?: {
        readonly tableLayouts: Readonly<Record<string, CustomTableLayout>>;
        /** Called after each thing that is drawn. */
        readonly progressCallback?: () => void;
      },
    ): PrintedStream;
  }
}

/** The fonts that pdfmake brings, file name to base64. */
declare module 'pdfmake/build/vfs_fonts.js' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
