import { BREAKDOWN_KEYS } from '@sideline/schema/statistics/figures';
import { TIME_KEYS } from '@sideline/schema/statistics/event-figures';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { FileAnswer, route, type Route } from '../../platform/http/rest-route.js';
import { XLSX_TYPE } from '../../platform/export/xlsx.js';
import type { EventFiguresService } from './event-figures.service.js';
import { REPORT_FORMATS, type EventReportService, type ReportFormat } from './event-report.service.js';

const moment = z.iso.datetime();
const count = z.object({
  count: z.int().nullable(),
  mask: z.enum(['few', 'withheld']).nullable(),
  text: z.string(),
});
const rate = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  standing: z.enum(['below', 'usual', 'above']).nullable(),
  comparison: z.string(),
  history: z
    .object({
      events: z.int(),
      median: z.number(),
      lowerQuartile: z.number(),
      upperQuartile: z.number(),
    })
    .nullable(),
});
const figures = z.object({
  eventId: z.uuid(),
  isMasked: z.boolean(),
  asAt: moment,
  nextAt: moment.nullable(),
  summary: z.string(),
  attendance: z.int().nullable(),
  isAttendanceExpected: z.boolean(),
  presentations: count,
  ppr: rate,
  tthr: rate,
  inTreatment: count,
  waiting: count,
  conveyed: count,
  news2High: count,
  arrests: count,
  staffPlanned: count,
  staffCheckedIn: count,
  bagsOut: count.nullable(),
  bagsReady: count.nullable(),
  breakdowns: z.array(
    z.object({
      key: z.enum(BREAKDOWN_KEYS),
      cells: z.array(count.extend({ key: z.string(), label: z.string() })),
    }),
  ),
  times: z.array(
    z.object({ key: z.enum(TIME_KEYS), median: z.number().nullable(), p90: z.number().nullable() }),
  ),
});
const REPORTS: Readonly<Record<ReportFormat, { readonly words: string; readonly type: string }>> = {
  pdf: { words: 'a PDF', type: 'application/pdf' },
  xlsx: { words: 'a workbook', type: XLSX_TYPE },
};

/** Figures of events for integrators, to tokens for clients as clients see them (operations section 6). */
export const eventFiguresRoutes = ({
  eventFigures,
  eventReports,
}: {
  readonly eventFigures: EventFiguresService;
  readonly eventReports: EventReportService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/events/{event_id}/figures',
    mirrors: 'Query.eventFigures',
    tag: 'Shifts and events',
    summary: 'The figures of an event',
    description:
      'Clients and client tokens get only their own events: counts are rounded down to a multiple of five, those under five are masked, and the figures are calculated once an hour.',
    params: z.object({ event_id: idText }),
    response: figures,
    call: (context, { params }) => eventFigures.figures(context, params.event_id),
    present: (result): z.output<typeof figures> => result,
  }),
  route({
    method: 'GET',
    path: '/api/events/{event_id}/plan/pdf',
    mirrors: 'Query.eventFigures',
    tag: 'Shifts and events',
    summary: 'The medical plan of an event as a PDF',
    description:
      'When and where, how many are expected, the picture of the site with its zones, and the staff planned. It names nobody. Clients get the number of staff without the roles.',
    params: z.object({ event_id: idText }),
    produces: 'application/pdf',
    call: (context, { params }) => eventReports.plan(context, params.event_id),
    present: ({ contentType, fileName, content }) =>
      new FileAnswer(contentType, fileName, content, 'attachment'),
  }),
  ...REPORT_FORMATS.map((format) =>
    route({
      method: 'GET',
      path: `/api/events/{event_id}/report/${format}`,
      mirrors: 'Query.eventFigures',
      tag: 'Shifts and events',
      summary: `The report of an event as ${REPORTS[format].words}`,
      description: 'Clients and client tokens get the same masked figures as elsewhere.',
      params: z.object({ event_id: idText }),
      produces: REPORTS[format].type,
      call: (context, { params }) => eventReports.file(context, params.event_id, format),
      present: ({ contentType, fileName, content }) =>
        new FileAnswer(contentType, fileName, content, 'attachment'),
    }),
  ),
];
