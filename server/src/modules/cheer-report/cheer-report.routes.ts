import { CHEER_BREAKDOWN_KEYS } from '@sideline/schema/statistics/cheer-report';
import { idText, uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { FileAnswer, route, type Route } from '../../platform/http/rest-route.js';
import { XLSX_TYPE } from '../../platform/export/xlsx.js';
import {
  CHEER_REPORT_FORMATS,
  type CheerReportFormat,
  type CheerReportService,
} from './cheer-report.service.js';
import type { CheerReport } from './cheer-report.types.js';

const figures = z.object({
  registered: z.int(),
  presented: z.int(),
  presentations: z.int(),
  rate: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  reattended: z.int(),
  headInjuries: z.int(),
  followedUp: z.int(),
  advised: z.int(),
  conveyed: z.int(),
  notReturned: z.int(),
  medianMinutes: z.number().nullable(),
  minutesLost: z.number(),
});
const breakdowns = z
  .array(
    z.object({
      key: z.enum(CHEER_BREAKDOWN_KEYS),
      cells: z.array(z.object({ key: z.string(), label: z.string(), count: z.int() })).readonly(),
    }),
  )
  .readonly();
const body = z.object({
  eventId: z.uuid(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  location: z.string().nullable(),
  asAt: z.iso.datetime(),
  total: figures,
  breakdowns,
  teams: z
    .array(
      z.object({
        teamId: z.uuid(),
        name: z.string(),
        figures,
        squads: z
          .array(z.object({ squadId: z.uuid().nullable(), name: z.string(), figures, breakdowns }))
          .readonly(),
        breakdowns,
      }),
    )
    .readonly(),
  others: z.int(),
  summary: z.string(),
});

const FORMATS: Readonly<Record<CheerReportFormat, { readonly words: string; readonly type: string }>> = {
  pdf: { words: 'a PDF', type: 'application/pdf' },
  xlsx: { words: 'a workbook', type: XLSX_TYPE },
};
const SHARED = {
  method: 'GET',
  mirrors: 'Query.cheerReport',
  tag: 'Shifts and events',
  description: 'For each team with a member who was seen. With `team_id`, for that team only.',
  params: z.object({ event_id: idText }),
  query: z.object({ team_id: uuid().optional() }),
} as const;

/** The cheer report of an event, and the same as a file. */
export const cheerReportRoutes = ({
  cheerReports,
}: {
  readonly cheerReports: CheerReportService;
}): readonly Route[] => [
  route({
    ...SHARED,
    path: '/api/events/{event_id}/cheer-report',
    summary: 'The cheer report of an event',
    response: body,
    call: (context, { params, query }) =>
      cheerReports.report(context, params.event_id, query.team_id ?? null),
    present: (report: CheerReport): z.output<typeof body> => report,
  }),
  ...CHEER_REPORT_FORMATS.map((format) =>
    route({
      ...SHARED,
      path: `/api/events/{event_id}/cheer-report/${format}`,
      summary: `The cheer report of an event as ${FORMATS[format].words}`,
      produces: FORMATS[format].type,
      call: (context, { params, query }) =>
        cheerReports.file(context, params.event_id, query.team_id ?? null, format),
      present: ({ contentType, fileName, content }) =>
        new FileAnswer(contentType, fileName, content, 'attachment'),
    }),
  ),
];
