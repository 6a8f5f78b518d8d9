import { z } from 'zod';
import type { Services } from '../../container.js';
import type { Context } from '../../platform/context.js';
import { XLSX_TYPE } from '../../platform/xlsx.js';
import { presentListFile } from '../presenters/list-file.presenter.js';
import {
  presentReport,
  presentReportPdf,
  presentReportWorkbook,
  reportBody,
} from '../presenters/shift-report.presenter.js';
import { route, type Route } from '../router.js';

const DAY_MS = 86_400_000;
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();
const query = z.object({ from: instant, to: instant });

const rangeOf = (context: Context, { from, to }: z.output<typeof query>) => {
  const now = context.clock().getTime();
  return { from: from ?? new Date(now - 90 * DAY_MS), to: to ?? new Date(now + 366 * DAY_MS) };
};

const SHARED = {
  method: 'GET',
  mirrors: 'Query.shiftReport',
  tag: 'Shifts and events',
  description:
    'Of the shifts that start from 90 days back to 366 ahead, unless `from` and `to` say otherwise. Cancelled shifts are left out.',
  query,
} as const;

/** The shift report (spec section 7, 'Shifts and events'), and the same as a file. */
export const shiftReportRoutes = ({
  shiftReports,
  shiftReportFiles,
}: Pick<Services, 'shiftReports' | 'shiftReportFiles'>): readonly Route[] => [
  route({
    ...SHARED,
    path: '/api/shifts/report',
    summary: 'The shift report',
    response: reportBody,
    call: (context, input) => shiftReports.report(context, rangeOf(context, input.query)),
    present: presentReport,
  }),
  route({
    ...SHARED,
    path: '/api/shifts/report/csv',
    summary: 'The shift report as CSV',
    produces: 'text/csv',
    call: (context, input) => shiftReportFiles.csv(context, rangeOf(context, input.query)),
    present: presentListFile,
  }),
  route({
    ...SHARED,
    path: '/api/shifts/report/xlsx',
    summary: 'The shift report as a workbook',
    produces: XLSX_TYPE,
    call: (context, input) => shiftReportFiles.xlsx(context, rangeOf(context, input.query)),
    present: presentReportWorkbook,
  }),
  route({
    ...SHARED,
    path: '/api/shifts/report/pdf',
    summary: 'The shift report as PDF',
    produces: 'application/pdf',
    call: (context, input) => shiftReportFiles.pdf(context, rangeOf(context, input.query)),
    present: presentReportPdf,
  }),
];
