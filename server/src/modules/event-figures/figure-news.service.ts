import { createHash } from 'node:crypto';
import type { EventTally } from '@sideline/schema/statistics/event-figures';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { announce } from '../../platform/announce.js';
import type { Clock } from '../../platform/clock.js';
import { execute, fetchRows } from '../../platform/database/checked.js';
import { readCounted } from './event-figures.hot.js';

export const FIGURE_NEWS_TASK = 'tell-released-figures';

/** Events checked in one run; the next run takes the others. */
const MOST = 200;

const askedRow = z.object({
  eventId: z.string(),
  clientId: z.string().nullable(),
  digest: z.string().nullable(),
});
type Asked = z.output<typeof askedRow>;

/**
 * $1 is now. Events that are live, or ended within two days, for which an endpoint is subscribed and has not been notified within the hour:
 * the same hour as that of what clients are shown (ADR 41).
 */
const ASKED = `
  SELECT e.event_id AS "eventId", e.client_id AS "clientId", n.digest
  FROM event e LEFT JOIN event_figure_news n ON n.event_id = e.event_id
  WHERE e.status IN ('live', 'closed') AND e.ends_at > $1::timestamptz - interval '2 days'
    AND (n.told_at IS NULL OR date_trunc('minute', n.told_at) <= date_trunc('minute', $1::timestamptz) - interval '1 hour')
    AND EXISTS (SELECT FROM webhook_endpoint w WHERE w.is_active AND 'figures.released' = ANY (w.events)
      AND (w.client_id IS NULL OR w.client_id = e.client_id))
  ORDER BY n.told_at NULLS FIRST, e.event_id LIMIT ${String(MOST)}`;

/** What was counted, whenever it was. */
const digestOf = ({ asAt: _asAt, nextAt: _nextAt, ...counted }: EventTally): string =>
  createHash('sha256').update(JSON.stringify(counted)).digest('hex');

/**
 * Notifies webhooks that figures have changed: for a client's event only when the figures shown to the client have changed.
 */
export class FigureNewsService {
  readonly #deps: { readonly dataSource: DataSource; readonly clock: Clock };

  constructor(deps: { readonly dataSource: DataSource; readonly clock: Clock }) {
    this.#deps = deps;
  }

  /** Each event in its own transaction, which announces and records it. Returns how many were announced. */
  async tell(): Promise<number> {
    const { dataSource, clock } = this.#deps;
    const asked = await fetchRows(dataSource.manager, askedRow, ASKED, [clock()]);
    let announced = 0;
    for (const event of asked)
      if (await dataSource.transaction((manager) => this.#announceOf(manager, event))) announced += 1;
    return announced;
  }

  async #announceOf(manager: EntityManager, { eventId, clientId, digest }: Asked): Promise<boolean> {
    const { clock } = this.#deps;
    const now = clock();
    // For a client's event what its screen shows: this hour's release, which is made here if nobody has looked yet.
    const audience = clientId === null ? null : { clientId };
    const { tally } = await readCounted(manager, { eventId, audience, now }, false);
    if (tally === null) return false;
    const counted = digestOf(tally);
    if (counted === digest) return false;
    const noted = await execute(
      manager,
      `INSERT INTO event_figure_news AS n (event_id, digest, told_at) VALUES ($1, $2, $3)
       ON CONFLICT (event_id) DO UPDATE SET digest = excluded.digest, told_at = excluded.told_at
         WHERE n.digest IS NOT DISTINCT FROM $4`,
      [eventId, counted, now, digest],
    );
    // Another process was first.
    if (noted === 0) return false;
    await announce({ manager, clock }, 'figures.released', { eventId, asAt: tally.asAt });
    return true;
  }
}
