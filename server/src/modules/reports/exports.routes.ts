import {
  EXPORTS,
  exportPath,
  STOCK_EXPORT_FORMATS,
  STOCK_EXPORTS,
  type ExportedList,
  type StockExport,
  type StockExportFormat,
} from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { ExportService } from './export.service.js';
import type { LongExportService } from './long-export.service.js';
import { EXPORT_PARAMETERS } from './export-parameters.js';
import { presentExportedFile } from './exported-file.presenter.js';
import { CONTENT_TYPES } from './opened-export.js';
import type { StockLists } from './stock-exports.js';
import { route, type Route } from '../../platform/http/rest-route.js';

/** The list that each shows, whose rights it has. */
const MIRRORS: Readonly<Record<ExportedList, `Query.${string}`>> = {
  patients: 'Query.patients',
  prfs: 'Query.prfs',
  events: 'Query.events',
  seeAndTreat: 'Query.seeAndTreatLogs',
  audit: 'Query.auditEntries',
};

/** Lists as CSV, for people who download what a screen shows them: the list's filters, order and rights. */
export const exportRoutes = ({
  exports,
  stock,
  longExports,
}: {
  readonly exports: ExportService;
  readonly stock: StockLists;
  readonly longExports: LongExportService;
}): readonly Route[] => {
  const listRoute = (list: ExportedList): Route =>
    route({
      tag: 'Exports',
      description: `Comma separated, UTF-8. At most ${String(LIMITS.export.rows)} rows. A larger export is refused, so that no file is incomplete without saying so.`,
      errors: ['EXPORT_TOO_LARGE'],
      produces: 'text/csv',
      method: 'GET',
      path: exportPath(list, 'csv'),
      mirrors: MIRRORS[list],
      summary: `${EXPORTS[list].label} as CSV`,
      query: EXPORT_PARAMETERS[list],
      call: (context, { query }) => exports.file(context, list, 'csv', query),
      present: presentExportedFile,
    });
  const stockRoute = (list: StockExport, format: StockExportFormat): Route =>
    route({
      tag: 'Exports',
      description: `The list's filters as its GraphQL field names them. At most ${String(LIMITS.export.rows)} rows. A larger export is refused, so that no file is incomplete without saying so.`,
      errors: ['EXPORT_TOO_LARGE'],
      produces: CONTENT_TYPES[format],
      method: 'GET',
      path: exportPath(list, format),
      mirrors: stock[list].mirrors,
      summary: `${EXPORTS[list].label} as ${format.toUpperCase()}`,
      query: stock[list].filters,
      call: (context, { query }) => exports.file(context, list, format, query),
      present: presentExportedFile,
    });
  return [
    ...STOCK_EXPORTS.flatMap((list) => STOCK_EXPORT_FORMATS.map((format) => stockRoute(list, format))),
    listRoute('patients'),
    listRoute('prfs'),
    listRoute('events'),
    listRoute('seeAndTreat'),
    listRoute('audit'),
    route({
      method: 'GET',
      path: '/api/exports/files/{exportId}',
      mirrors: 'Query.ownExports',
      tag: 'Exports',
      summary: 'A long export that is ready',
      description: `Requested with requestExport and kept for ${String(LIMITS.export.keptHours)} hours. Only for the person who requested it.`,
      errors: ['EXPORT_NOT_READY'],
      produces: 'text/csv',
      params: z.object({ exportId: uuid() }),
      call: (context, { params }) => longExports.file(context, params.exportId),
      present: presentExportedFile,
    }),
  ];
};
