import { EXPORT_FORMATS, exportPath, type ExportFormat } from '@sideline/schema/exports';
import type { Services } from '../../container.js';
import { EXPORT_PARAMETERS } from '../../modules/reports/export-parameters.js';
import { CONTENT_TYPES } from '../../modules/reports/opened-export.js';
import { reportRange } from '../../modules/shifts/shift-report.service.js';
import { presentExportedFile } from '../presenters/exported-file.presenter.js';
import { presentReport, reportBody } from '../presenters/shift-report.presenter.js';
import { route, type Route } from '../router.js';

const SHARED = {
  method: 'GET',
  mirrors: 'Query.shiftReport',
  tag: 'Shifts and events',
  description:
    'Of the shifts that start from 90 days back to 366 ahead, unless `from` and `to` say otherwise. Cancelled shifts are left out.',
  query: EXPORT_PARAMETERS.shiftReport,
} as const;

const FORMAT_WORDS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'a workbook', pdf: 'PDF' };

/** The shift report (spec section 7, 'Shifts and events'), and the same as a file. */
export const shiftReportRoutes = ({
  shiftReports,
  exports,
}: Pick<Services, 'shiftReports' | 'exports'>): readonly Route[] => [
  route({
    ...SHARED,
    path: '/api/shifts/report',
    summary: 'The shift report',
    response: reportBody,
    call: (context, { query }) => shiftReports.report(context, reportRange(query, context.clock())),
    present: presentReport,
  }),
  ...EXPORT_FORMATS.map((format) =>
    route({
      ...SHARED,
      path: exportPath('shiftReport', format),
      summary: `The shift report as ${FORMAT_WORDS[format]}`,
      produces: CONTENT_TYPES[format].replace(/;.*/, ''),
      errors: format === 'csv' ? ['EXPORT_TOO_LARGE'] : ['EXPORT_TOO_LARGE', 'REPORT_TOO_LARGE'],
      call: (context, { query }) => exports.file(context, 'shiftReport', format, query),
      present: presentExportedFile,
    }),
  ),
];
