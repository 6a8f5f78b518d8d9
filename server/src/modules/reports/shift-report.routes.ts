import { exportPath, SHIFT_REPORT_FORMATS } from '@sideline/schema/exports';
import type { ExportService } from './export.service.js';
import { EXPORT_PARAMETERS } from './export-parameters.js';
import { CONTENT_TYPES } from './opened-export.js';
import { reportRange, type ShiftReportService } from '../shifts/shift-report.service.js';
import { presentExportedFile } from './exported-file.presenter.js';
import { presentReport, reportBody } from './shift-report.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const SHARED = {
  method: 'GET',
  mirrors: 'Query.shiftReport',
  tag: 'Shifts and events',
  description:
    'For shifts that start from 90 days ago to 366 days ahead, unless `from` and `to` say otherwise. Cancelled shifts are left out.',
  query: EXPORT_PARAMETERS.shiftReport,
} as const;

const FORMAT_WORDS: Readonly<Record<(typeof SHIFT_REPORT_FORMATS)[number], string>> = {
  csv: 'CSV',
  xlsx: 'a workbook',
  pdf: 'PDF',
};

/** The shift report (spec section 7, 'Shifts and events'), and the same as a file. */
export const shiftReportRoutes = ({
  shiftReports,
  exports,
}: {
  readonly shiftReports: ShiftReportService;
  readonly exports: ExportService;
}): readonly Route[] => [
  route({
    ...SHARED,
    path: '/api/shifts/report',
    summary: 'The shift report',
    response: reportBody,
    call: (context, { query }) => shiftReports.report(context, reportRange(query, context.clock())),
    present: presentReport,
  }),
  ...SHIFT_REPORT_FORMATS.map((format) =>
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
