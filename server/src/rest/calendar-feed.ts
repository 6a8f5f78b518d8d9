import { LIMITS } from '@sideline/schema/limits';
import type { FastifyInstance } from 'fastify';
import type { CalendarFeedService } from '../modules/shifts/feed/calendar-feed.service.js';
import type { Clock } from '../platform/clock.js';
import { networkOf } from '../platform/http/network-of.js';
import { RateWindow, type RateShare } from '../platform/http/rate-window.js';

export interface CalendarFeedDeps {
  readonly calendarFeeds: Pick<CalendarFeedService, 'read'>;
  readonly clock: Clock;
  readonly rates: Pick<RateShare, 'charge'>;
}

/**
 * The calendar feed, which is not part of the documented API: a calendar program has neither session nor token, only the link.
 * It ignores cookies, and no cache on the way may keep it.
 */
export const registerCalendarFeed = (
  app: FastifyInstance,
  { calendarFeeds, clock, rates }: CalendarFeedDeps,
): void => {
  const reads = new RateWindow({
    name: 'calendar',
    perMinute: LIMITS.rate.calendarReadsPerMinute,
    clock,
    share: rates,
  });
  app.get<{ Params: { token: string } }>('/api/calendar/:token/shifts.ics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await reads.take(networkOf(request.ip));
    const { text, etag } = await calendarFeeds.read(request.params.token);
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="shifts.ics"')
      .send(text);
  });
};
