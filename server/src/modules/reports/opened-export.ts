import type { ExportFormat } from '@sideline/schema/exports';
import { XLSX_TYPE } from '../../platform/export/xlsx.js';
import type { AuditRecord } from '../audit/audit.types.js';

/** An export as it is now, in the rights of the person who opened it; only its length is read. */
export interface OpenedExport {
  /** 'patients': begins the file's name. */
  readonly name: string;
  /** Rows that the file will hold. */
  readonly count: number;
  /** Files of at most this many rows are made while the caller waits; longer ones are made in the background. */
  readonly most: number;
  /** Its entry in the audit trail, written before anyone can read a row of it. */
  readonly record: AuditRecord;
  /** True where its rows are read from the database while it is written, false where opening it has read them all. */
  readonly isReadWhileWritten: boolean;
  /** The file, written while it is read; `onRows` is called after each page with the number of rows read. */
  readonly content: (onRows?: (rows: number) => void) => AsyncIterable<string | Buffer>;
}

/** A file as it is sent. */
export interface ExportedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  pdf: 'application/pdf',
  zip: 'application/zip',
};

export const exportFileName = (name: string, format: ExportFormat, at: Date): string =>
  `${name}-${at.toISOString().slice(0, 10)}.${format}`;

/** Reports the rows of each page when the next one is requested. */
export async function* counted<Row>(
  pages: AsyncIterable<readonly Row[]>,
  onRows: (rows: number) => void = () => undefined,
): AsyncGenerator<readonly Row[]> {
  let rows = 0;
  for await (const page of pages) {
    yield page;
    rows += page.length;
    onRows(rows);
  }
}
