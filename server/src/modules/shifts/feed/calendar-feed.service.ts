import type { AuditAction } from '@sideline/schema/audit-actions';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import type { PublicAddress } from '../../../platform/http/public-address.js';
import { hashOf, newLinkToken } from '../../../platform/secrets/secrets.js';
import type { AuditService } from '../../audit/audit.service.js';
import { calendarText, type FeedShift } from './calendar-text.js';
import { calendarFeedRow, type CalendarFeed, type MadeCalendarFeed } from './calendar-feed.types.js';

/** How far back a feed goes, and how long it still shows cancelled shifts. */
const PAST_DAYS = 90;
const CANCELLED_DAYS = 30;

interface Deps {
  readonly audit: AuditService;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly publicAddress: PublicAddress;
  /** Whether the demonstration is on: its accounts' links show nothing where it is not. */
  readonly isDemo: boolean;
}

/** A feed as it is answered. */
export interface FeedAnswer {
  readonly text: string;
  /** Strong: a hash of the text, in quotes. */
  readonly etag: string;
}

const readRow = z.object({ shifts: z.array(storedJson<FeedRow>()) });

/** A person's own shifts for their calendar program, behind a secret link of 128 bits. */
export class CalendarFeedService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The caller's feed; null where there is none. */
  async own(context: Context): Promise<CalendarFeed | null> {
    const row = await fetchMaybe(
      context.manager,
      calendarFeedRow,
      'SELECT made_at AS "madeAt" FROM calendar_feed WHERE user_id = $1',
      [actorOf(context).userId],
    );
    return row ?? null;
  }

  /** A new link, shown only once; the previous one is closed. */
  async make(context: Context): Promise<MadeCalendarFeed> {
    const { userId } = actorOf(context);
    const token = newLinkToken();
    const madeAt = context.clock();
    await execute(
      context.manager,
      `INSERT INTO calendar_feed (user_id, token_hash, made_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, made_at = EXCLUDED.made_at`,
      [userId, hashOf(token), madeAt],
    );
    await this.#record(context, 'CALENDAR_FEED_MADE', userId);
    return { madeAt, url: this.#deps.publicAddress.link(`/api/calendar/${token}/shifts.ics`) };
  }

  /** Closes the caller's link; NOT_FOUND if there is none. */
  async revoke(context: Context): Promise<void> {
    if (!(await this.#close(context, actorOf(context).userId))) throw notFound('Calendar feed');
  }

  /** Closes the link of a person whose work here ends, if there is one: it does not work again with the account. */
  async closeOf(context: Context, userId: string): Promise<void> {
    await this.#close(context, userId);
  }

  async #close(context: Context, userId: string): Promise<boolean> {
    const count = await execute(context.manager, 'DELETE FROM calendar_feed WHERE user_id = $1', [userId]);
    if (count > 0) await this.#record(context, 'CALENDAR_FEED_REVOKED', userId);
    return count > 0;
  }

  /** The feed behind a link; the same NOT_FOUND for a wrong link, a closed one, and one of a person who has left. */
  async read(token: string): Promise<FeedAnswer> {
    const { dataSource, clock, publicAddress, isDemo } = this.#deps;
    const row = await fetchMaybe(
      dataSource.manager,
      readRow,
      `SELECT coalesce((
         SELECT json_agg(json_build_object(
           'shiftId', s.shift_id, 'eventName', e.name, 'location', e.location, 'role', s.role, 'briefing', s.briefing,
           'startsAt', s.starts_at, 'endsAt', s.ends_at, 'isBackup', s.staff_id IS DISTINCT FROM p.staff_id,
           'isCancelled', s.status = 'cancelled', 'version', s.version, 'createdAt', s.created_at, 'changedAt', s.changed_at)
           ORDER BY s.starts_at, s.shift_id)
         FROM staff_profile p JOIN shift s ON s.staff_id = p.staff_id OR s.backup_staff_id = p.staff_id
           JOIN event e ON e.event_id = s.event_id
         WHERE p.user_id = u.id AND s.starts_at > $2::timestamptz - make_interval(days => $3)
           AND (s.status <> 'cancelled' OR s.changed_at > $2::timestamptz - make_interval(days => $4))), '[]') AS shifts
       FROM calendar_feed f JOIN app_user u ON u.id = f.user_id AND u.is_active AND u.role IN ('admin', 'staff')
       WHERE f.token_hash = $1 AND ($5 OR NOT u.is_demonstration)`,
      [hashOf(token), clock(), PAST_DAYS, CANCELLED_DAYS, isDemo],
    );
    if (row === undefined) throw notFound('This address');
    const text = calendarText(row.shifts.map(fromJson), (id) => publicAddress.link(`/shifts?shift=${id}`));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }

  #record(context: Context, action: AuditAction, userId: string): Promise<void> {
    return this.#deps.audit.record(context, { action, entity: { type: 'CalendarFeed', id: userId } });
  }
}

/** As JSON: times are text. */
type FeedRow = {
  readonly [K in keyof FeedShift]: FeedShift[K] extends Date ? string : FeedShift[K];
};

const fromJson = (row: FeedRow): FeedShift => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  createdAt: new Date(row.createdAt),
  changedAt: new Date(row.changedAt),
});
