import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { wallClock } from '@sideline/schema/wall-clock';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows, idRow } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import { noteLowOfExpired } from '../stock/stock-low.service.js';
import { digestSql } from './overview.hot.js';

/** The job that reports, once a day, what is low, expires or is late. */
export const DIGEST_TASK = 'tell-of-stock';

const DAY_MS = 86_400_000;
/** By the provider's clock: nobody is notified before. */
const FIRST_HOUR = 6;
/** Anything on its way for longer than this is late. */
const LATE_DAYS = 3;
const MOST_PLACES = 12;
const BODY_LENGTH = 2_000;

const placeNewsRow = z.object({
  locationId: z.string(),
  name: z.string(),
  low: z.number(),
  out: z.number(),
  expired: z.number(),
  expiring: z.number(),
  late: z.number(),
  overdue: z.number(),
  checks: z.number(),
  services: z.number(),
  shortages: z.number(),
  keepers: z.array(z.string()),
});
type PlaceNews = z.infer<typeof placeNewsRow>;
const waitingRow = z.object({ userId: z.string(), entries: z.number() });

/** What one person is sent each morning. */
interface Morning {
  readonly places: PlaceNews[];
  /** Entries of controlled drugs that still need a witness: their own, or everybody's for an administrator. */
  unwitnessed: number;
}

/** Notifies the people responsible for a place of what needs doing there; administrators where there are none. */
export class StockDigestService {
  readonly #notifications: NotificationService;
  readonly #post: PostOffice;
  readonly #promises: Iterable<string>;
  readonly #checks: Iterable<(today: string) => string>;
  readonly #unwitnessed: Iterable<string>;

  constructor(deps: {
    readonly notifications: NotificationService;
    readonly post: PostOffice;
    readonly promises: Iterable<string>;
    readonly checks: Iterable<(today: string) => string>;
    readonly unwitnessed: Iterable<string>;
  }) {
    this.#notifications = deps.notifications;
    this.#post = deps.post;
    this.#promises = deps.promises;
    this.#checks = deps.checks;
    this.#unwitnessed = deps.unwitnessed;
  }

  /** For a job: in one transaction, each person once for a day of the provider's zone, however often it runs. */
  tell(): Promise<void> {
    return runInTransaction(this.#post.context(), async (context) => {
      const now = context.clock();
      if (wallClock(now, HOME_ZONE).hour < FIRST_HOUR) return;
      // Lots that expired since yesterday reduce usable stock without any move.
      await noteLowOfExpired(context);
      const today = localDay(now);
      const news = await fetchRows(
        context.manager,
        placeNewsRow,
        digestSql(
          today,
          [...this.#promises],
          [...this.#checks].map((sql) => sql(today)),
        ),
        [today, new Date(now.getTime() - LATE_DAYS * DAY_MS)],
      );
      const admins = await fetchRows(
        context.manager,
        idRow,
        `SELECT id FROM app_user WHERE role = 'admin' AND kind = 'person' AND is_active ORDER BY id`,
      );
      const byPerson = new Map<string, Morning>();
      const morningOf = (userId: string): Morning => {
        const known = byPerson.get(userId) ?? { places: [], unwitnessed: 0 };
        byPerson.set(userId, known);
        return known;
      };
      for (const place of news) {
        const recipients = place.keepers.length > 0 ? place.keepers : admins.map(({ id }) => id);
        for (const userId of recipients) morningOf(userId).places.push(place);
      }
      const waiting = await this.#waiting(context);
      for (const { userId, entries } of waiting) morningOf(userId).unwitnessed = entries;
      const all = waiting.reduce((sum, { entries }) => sum + entries, 0);
      if (all > 0) for (const { id } of admins) morningOf(id).unwitnessed = all;
      for (const [userId, morning] of byPerson) await this.#tell(context, userId, today, morning);
    });
  }

  /** By performer, while their account is in use. */
  async #waiting(context: Context): Promise<readonly z.infer<typeof waitingRow>[]> {
    const parts = [...this.#unwitnessed];
    if (parts.length === 0) return [];
    return fetchRows(
      context.manager,
      waitingRow,
      `SELECT w.user_id AS "userId", sum(w.entries)::integer AS entries FROM (${parts.join(' UNION ALL ')}) w
       JOIN app_user u ON u.id = w.user_id AND u.is_active GROUP BY 1 ORDER BY 1`,
    );
  }

  async #tell(context: Context, userId: string, today: string, morning: Morning): Promise<void> {
    const first = await execute(
      context.manager,
      'INSERT INTO stock_digest (user_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id',
      [userId, today],
    );
    if (first === 0) return;
    const { places, unwitnessed } = morning;
    const [one] = places;
    if (unwitnessed > 0)
      await this.#notifications.tell(context, {
        userId,
        kind: 'drugs_unwitnessed',
        entityId: today,
        ...witnessWords(unwitnessed),
      });
    if (one === undefined) return;
    await this.#notifications.tell(context, {
      userId,
      kind: 'stock_daily',
      entityId: one.locationId,
      ...digestWords(places),
    });
  }
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`];

/** One place: 'Main store: 3 low, 1 out, 2 lots expire within 30 days.' */
const placeWords = ({ name, low, out, expired, expiring, late, overdue, ...due }: PlaceNews): string =>
  `${name}: ${[
    ...counted(out, 'item out', 'items out'),
    ...counted(low, 'item low', 'items low'),
    ...counted(expired, 'lot expired', 'lots expired'),
    ...counted(expiring, 'lot expires within 30 days', 'lots expire within 30 days'),
    ...counted(late, 'transfer late', 'transfers late'),
    ...counted(overdue, 'order overdue', 'orders overdue'),
    ...counted(due.checks, 'bag check due', 'bag checks due'),
    ...counted(due.services, 'service due', 'services due'),
    // Chased until an administrator settles it (operations section 5, Late facts).
    ...counted(due.shortages, 'shortage to settle', 'shortages to settle'),
  ].join(', ')}.`;

/** That entries of controlled drugs need a witness. */
const witnessWords = (count: number): { readonly title: string; readonly body: string } => ({
  title: `Controlled drugs: ${count === 1 ? '1 entry needs a witness' : `${count.toLocaleString('en-GB')} entries need a witness`}`,
  body: 'A person who saw the dose or the waste has to confirm it in the list of unwitnessed entries.',
});

/** The text of the daily message. */
export const digestWords = (
  places: readonly PlaceNews[],
): { readonly title: string; readonly body: string } => {
  const more = places.length - MOST_PLACES;
  const lines = places.slice(0, MOST_PLACES).map(placeWords);
  return {
    title:
      places.length === 1
        ? `Stock that needs attention at ${places[0]?.name ?? ''}`
        : `Stock that needs attention at ${String(places.length)} locations`,
    body: [...lines, ...(more > 0 ? [`And ${String(more)} more in the overview.`] : [])]
      .join('\n')
      .slice(0, BODY_LENGTH),
  };
};
