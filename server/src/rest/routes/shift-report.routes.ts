import { z } from 'zod';
import type { Services } from '../../container.js';
import { presentReport, reportBody } from '../presenters/shift-report.presenter.js';
import { route, type Route } from '../router.js';

const DAY_MS = 86_400_000;
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();

/** The shift report (spec section 7, 'Shifts and events'). */
export const shiftReportRoutes = ({ shiftReports }: Pick<Services, 'shiftReports'>): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/shifts/report',
    mirrors: 'Query.shiftReport',
    tag: 'Shifts and events',
    summary: 'The shift report',
    description:
      'Of the shifts that start from 90 days back to 366 ahead, unless `from` and `to` say otherwise. Cancelled shifts are left out.',
    query: z.object({ from: instant, to: instant }),
    response: reportBody,
    call: (context, { query }) => {
      const now = context.clock().getTime();
      return shiftReports.report(context, {
        from: query.from ?? new Date(now - 90 * DAY_MS),
        to: query.to ?? new Date(now + 366 * DAY_MS),
      });
    },
    present: presentReport,
  }),
];
