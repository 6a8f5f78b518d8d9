import { STOCK_IMPORT_KINDS } from '@sideline/schema/inventory/stock-import';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors.js';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { stockImportPreviewBody, stockImportResultBody } from './stock-import.presenter.js';
import type { StockImportService } from './stock-import.service.js';

const { megabytes, rows } = LIMITS.stockImport;

const taken = {
  tag: 'Inventory',
  errors: ['IMPORT_TOO_LARGE'],
  params: z.object({ kind: z.enum(STOCK_IMPORT_KINDS) }),
  body: z.instanceof(Buffer),
  upload: {
    types: ['text/csv', 'application/octet-stream'],
    maximumBytes: megabytes * 1024 * 1024,
    tooLarge: () => new DomainError('IMPORT_TOO_LARGE', { most: megabytes }),
  },
} as const;
const FILE = `The bytes of a CSV file as the body, at most ${String(megabytes)} MB and ${rows.toLocaleString('en-GB')} rows, with the column headings in its first line.`;

/** Items, rules and opening stock as files. */
export const stockImportRoutes = ({
  stockImports,
}: {
  readonly stockImports: StockImportService;
}): readonly Route[] => [
  route({
    ...taken,
    method: 'POST',
    path: '/api/inventory/import/{kind}/preview',
    mirrors: 'Query.previewStockImport',
    summary: 'Preview of an import, row by row',
    description: `${FILE} Nothing is written.`,
    response: stockImportPreviewBody,
    call: (context, { params, body }) => stockImports.preview(context, params.kind, body),
    present: (preview) => preview,
  }),
  route({
    ...taken,
    method: 'POST',
    path: '/api/inventory/import/{kind}',
    mirrors: 'Mutation.importStock',
    summary: 'Import a stock file',
    description: `${FILE} All rows are imported or, if one cannot be, none. Sending the same file again changes nothing.`,
    errors: ['IMPORT_TOO_LARGE', 'CONFLICT', 'CHANGED_MEANWHILE', 'LOCATION_CLOSED', 'ITEM_CLOSED'],
    response: stockImportResultBody,
    call: (context, { params, body }) => stockImports.import(context, params.kind, body),
    present: (result) => result,
  }),
];
