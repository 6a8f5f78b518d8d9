import type { StockExport } from '@sideline/schema/exports';
import type { z } from 'zod';
import type { Context } from '../context.js';
import type { Connection, PageRequest } from '../lists/paging.js';
import type { Column } from './table.js';

export interface ExportColumn<Row> extends Column<Row> {
  /** Suppliers' prices are for administrators. */
  readonly isForAdmins?: boolean;
}

/** A filter checked by its schema: only its own list reads it. */
export type ExportFilter = Readonly<Record<string, unknown>>;

/** The definition of a list that can be exported: the query whose rights it has, its filters, its rows and its columns. */
export interface ListExport<Filter = ExportFilter, Row = unknown> {
  readonly mirrors: `Query.${string}`;
  readonly filters: z.ZodType<Filter>;
  readonly page: (context: Context, filter: Filter, page: PageRequest) => Promise<Connection<Row>>;
  readonly columns: readonly ExportColumn<Row>[];
}

/** The lists that one module exports. */
export type ListExports = Readonly<Partial<Record<StockExport, ListExport>>>;

/** Only its own `page` reads the filter and only its own columns read the rows, so their types end here. */
export const listExport = <Filter extends object, Row>(list: ListExport<Filter, Row>): ListExport =>
  list as unknown as ListExport;
