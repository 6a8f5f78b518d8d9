import type { AuditAction } from '@sideline/schema/audit-actions';
import { nextTry, WEBHOOK_LIMITS, WEBHOOK_TEST } from '@sideline/schema/webhooks';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Announcement } from '../../../platform/announce.js';
import type { Clock } from '../../../platform/clock.js';
import type { Context } from '../../../platform/context.js';
import {
  countRow,
  execute,
  fetchMaybe,
  fetchOne,
  fetchRows,
  idRow,
  storedJson,
} from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, whereIs } from '../../../platform/database/list-page.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { enqueue } from '../../../platform/jobs/jobs.js';
import type { Sealing } from '../../../platform/secrets/sealing.js';
import { type Connection, type PageRequest } from '../../../platform/lists/paging.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { Attempt, WebhookSender } from './webhook-sender.js';
import { webhookHeaders } from './webhook-signature.js';
import type { WebhookDelivery } from './webhook.types.js';

export const DELIVER_TASK = 'deliver-webhook';

interface Deps {
  readonly audit: AuditService;
  readonly sender: WebhookSender;
  readonly sealing: Sealing;
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** Which deliveries of an endpoint's log are sent again. */
export interface WebhookReplay {
  readonly id: string;
  readonly from: Date;
  readonly to: Date;
  readonly onlyFailed?: boolean | null | undefined;
}

const dueRow = z.object({
  endpointId: z.string(),
  url: z.string(),
  secret: z.instanceof(Buffer),
  /** The previous secret, if it is still valid. */
  previousSecret: z.instanceof(Buffer).nullable(),
  eventId: z.string(),
  body: z.string(),
  tries: z.number(),
});
type Due = z.infer<typeof dueRow>;

const NEWEST_FIRST = {
  columns: [
    { expression: 'd.created_at', type: 'timestamptz' },
    { expression: 'd.id', type: 'uuid' },
  ],
  direction: 'DESC',
} as const;

const DELIVERY = `json_build_object(
  'id', d.id, 'eventId', d.event_id, 'eventType', d.event_type, 'state', d.state,
  'createdAt', ${moment('d.created_at')}, 'nextTryAt', ${moment('d.next_try_at')},
  'attempts', coalesce((
    SELECT json_agg(json_build_object(
      'number', a.number, 'at', ${moment('a.at')}, 'durationMs', a.duration_ms, 'status', a.status,
      'error', a.error, 'answer', a.answer) ORDER BY a.number DESC)
    FROM webhook_attempt a WHERE a.delivery_id = d.id), '[]'::json))`;

const DELIVERIES = { table: 'webhook_delivery', alias: 'd', node: DELIVERY };

const loadRow = z.object({ node: storedJson<WebhookDelivery>() });

const resentRow = z.object({ endpoint_id: z.string() });

/**
 * Deliveries: made from announcements, tried until they arrive or the table of waiting times ends, and logged. We handle
 * retries; the queue repeats a try only if the process ended during it.
 */
export class WebhookDeliveryService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** One delivery for each endpoint that subscribes to the event. Repeating it does not make a second one. */
  async announce({ id, type, at, data }: Announcement): Promise<void> {
    await this.#deps.dataSource.transaction(async (manager) => {
      const rows = await fetchRows(
        manager,
        idRow,
        // A client's endpoint is notified of its own events only, and only while it is a client.
        `SELECT w.id FROM webhook_endpoint w
         WHERE w.is_active AND $1 = ANY (w.events) AND (w.client_id IS NULL OR EXISTS (
           SELECT FROM event e JOIN client c ON c.client_id = e.client_id
           WHERE e.event_id = $2::uuid AND c.client_id = w.client_id AND c.is_active))`,
        [type, data['eventId'] ?? null],
      );
      for (const endpoint of rows) await this.#make(manager, endpoint.id, { id, type, at, data });
    });
  }

  /** Sends a test event without data to one endpoint, on or off, so that its receiver can be tested. */
  async test(context: Context, endpointId: string): Promise<WebhookDelivery> {
    await this.#requireEndpoint(context, endpointId);
    const event = { id: newId(), type: WEBHOOK_TEST, at: context.clock().toISOString(), data: {} };
    const id = await this.#make(context.manager, endpointId, event);
    if (id === null) throw notFound('Webhook');
    await this.#record(context, 'WEBHOOK_TESTED', endpointId);
    return this.#load(context.manager, id);
  }

  /** Sends a delivery again, delivered or not, under its own event id and with a new round of tries. */
  async resend(context: Context, deliveryId: string): Promise<WebhookDelivery> {
    const row = isId(deliveryId)
      ? await fetchMaybe(
          context.manager,
          resentRow,
          `UPDATE webhook_delivery SET state = 'pending', tries = 0, next_try_at = $2 WHERE id = $1
           RETURNING endpoint_id`,
          [deliveryId, context.clock()],
        )
      : undefined;
    if (row === undefined) throw notFound('Delivery');
    await enqueue(context, DELIVER_TASK, { deliveryId }, { key: `webhook:${deliveryId}` });
    await this.#record(context, 'WEBHOOK_RESENT', row.endpoint_id);
    return this.#load(context.manager, deliveryId);
  }

  /**
   * Sends an endpoint's deliveries from a period again, the earliest first, each with its own event id: the failed ones, or all.
   * Returns how many; BAD_INPUT if there are more than one replay can send.
   */
  async replay(context: Context, { id, from, to, onlyFailed }: WebhookReplay): Promise<number> {
    await this.#requireEndpoint(context, id);
    if (to <= from)
      throw badInput([{ field: 'to', code: 'range', message: 'Enter a time after the start.' }]);
    const counted = await fetchOne(
      context.manager,
      countRow,
      `WITH again AS (
         UPDATE webhook_delivery SET state = 'pending', tries = 0, next_try_at = $4
         WHERE endpoint_id = $1 AND created_at >= $2 AND created_at < $3 AND event_type <> $6
           AND (state = 'failed' OR NOT $5 AND state = 'delivered')
         RETURNING id, created_at
       ), begun AS (
         SELECT enqueue_job($7, json_build_object('deliveryId', a.id), 'webhook:' || a.id, NULL)::text
         FROM (SELECT id FROM again ORDER BY created_at, id) a
       )
       SELECT count(*)::integer AS count FROM begun`,
      [id, from, to, context.clock(), onlyFailed ?? false, WEBHOOK_TEST, DELIVER_TASK],
    );
    if (counted.count > WEBHOOK_LIMITS.replayed)
      throw badInput([
        {
          field: 'to',
          code: 'too_many',
          message: `There are ${String(counted.count)} deliveries in this period. Choose a shorter one: at most ${String(WEBHOOK_LIMITS.replayed)} can be sent again at once.`,
        },
      ]);
    await this.#record(context, 'WEBHOOK_REPLAYED', id);
    return counted.count;
  }

  /** An endpoint's deliveries with their tries, the newest first. */
  async log(context: Context, endpointId: string, page: PageRequest): Promise<Connection<WebhookDelivery>> {
    await this.#requireEndpoint(context, endpointId);
    const conditions = whereIs('d.endpoint_id', endpointId);
    return listPage(context.manager, DELIVERIES, NEWEST_FIRST, conditions, page);
  }

  /**
   * One try of a delivery. Skips a delivery that has been made since, was given up, or belongs to an endpoint that is off. A
   * failure puts the next try into the queue; the last one ends it.
   */
  async deliver(deliveryId: string): Promise<void> {
    const { dataSource, sealing, sender, clock } = this.#deps;
    const at = clock();
    const due = await takeDue(dataSource.manager, deliveryId, at);
    if (due === null) return;
    const valid = [due.secret, ...(due.previousSecret === null ? [] : [due.previousSecret])].map((sealed) =>
      sealing.open(sealed, due.endpointId).toString(),
    );
    const headers = webhookHeaders(valid, {
      id: due.eventId,
      timestamp: Math.floor(at.getTime() / 1000),
      body: due.body,
    });
    const begun = performance.now();
    const attempt = await sender.send(due.url, due.body, headers);
    const durationMs = Math.round(performance.now() - begun);
    const secrets = [...valid, ...(headers['webhook-signature']?.split(' ') ?? [])];
    await dataSource.transaction((manager) =>
      this.#note(manager, { deliveryId, due, at, durationMs, attempt: withoutSecrets(attempt, secrets) }),
    );
  }

  async #note(
    manager: EntityManager,
    tried: {
      readonly deliveryId: string;
      readonly due: Due;
      readonly at: Date;
      readonly durationMs: number;
      readonly attempt: Attempt;
    },
  ): Promise<void> {
    const { deliveryId, due, at, durationMs, attempt } = tried;
    const { status, error, answer } = attempt;
    // Its endpoint may have been deleted while we waited for the answer.
    const count = await execute(
      manager,
      'UPDATE webhook_delivery SET tries = tries + 1 WHERE id = $1 RETURNING id',
      [deliveryId],
    );
    if (count === 0) return;
    await execute(
      manager,
      `INSERT INTO webhook_attempt (delivery_id, number, at, duration_ms, status, error, answer)
       SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM webhook_attempt WHERE delivery_id = $1`,
      [deliveryId, at, durationMs, status, error, answer],
    );
    const again = error === null ? null : nextTry(due.tries + 1, this.#deps.clock());
    const state = error === null ? 'delivered' : again === null ? 'failed' : 'pending';
    await execute(manager, 'UPDATE webhook_delivery SET state = $2, next_try_at = $3 WHERE id = $1', [
      deliveryId,
      state,
      again,
    ]);
    if (again !== null)
      await enqueue(
        { manager },
        DELIVER_TASK,
        { deliveryId },
        { key: `webhook:${deliveryId}`, runAt: again },
      );
  }

  /** A delivery and its job; null where the endpoint has one of this event already. */
  async #make(
    manager: EntityManager,
    endpointId: string,
    { id: eventId, type, at, data }: Omit<Announcement, 'type'> & { readonly type: string },
  ): Promise<string | null> {
    const deliveryId = newId();
    const body = JSON.stringify({ type, timestamp: at, data });
    const made = await execute(
      manager,
      `INSERT INTO webhook_delivery (id, endpoint_id, event_id, event_type, body, state, next_try_at, created_at)
       VALUES ($1, $2, $3, $4, $5, 'pending', $6, $6) ON CONFLICT DO NOTHING RETURNING id`,
      [deliveryId, endpointId, eventId, type, body, this.#deps.clock()],
    );
    if (made === 0) return null;
    await enqueue({ manager }, DELIVER_TASK, { deliveryId }, { key: `webhook:${deliveryId}` });
    return deliveryId;
  }

  async #load(manager: EntityManager, id: string): Promise<WebhookDelivery> {
    const row = await fetchMaybe(
      manager,
      loadRow,
      `SELECT ${DELIVERY} AS node FROM webhook_delivery d WHERE d.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound('Delivery');
    return row.node;
  }

  async #requireEndpoint(context: Context, id: string): Promise<void> {
    const rows = isId(id)
      ? await execute(context.manager, 'SELECT 1 FROM webhook_endpoint WHERE id = $1', [id])
      : 0;
    if (rows === 0) throw notFound('Webhook');
  }

  #record(context: Context, action: AuditAction, id: string): Promise<void> {
    return this.#deps.audit.record(context, { action, entity: { type: 'Webhook', id }, fieldsChanged: [] });
  }
}

/** Tries an endpoint's waiting deliveries immediately. */
export const resumeDeliveries = async (context: Context, endpointId: string): Promise<void> => {
  const waiting = await fetchRows(
    context.manager,
    idRow,
    `SELECT id FROM webhook_delivery WHERE endpoint_id = $1 AND state = 'pending'`,
    [endpointId],
  );
  for (const { id } of waiting)
    await enqueue(context, DELIVER_TASK, { deliveryId: id }, { key: `webhook:${id}` });
};

const takeDue = async (manager: EntityManager, deliveryId: string, now: Date): Promise<Due | null> => {
  const due = await fetchMaybe(
    manager,
    dueRow,
    `SELECT w.id AS "endpointId", w.url, w.secret,
            CASE WHEN w.previous_until > $3 THEN w.previous_secret END AS "previousSecret", d.event_id AS "eventId", d.body, d.tries
     FROM webhook_delivery d JOIN webhook_endpoint w ON w.id = d.endpoint_id
     WHERE d.id = $1 AND d.state = 'pending' AND (w.is_active OR d.event_type = $2)`,
    [deliveryId, WEBHOOK_TEST, now],
  );
  return due ?? null;
};

/** If a receiver echoes what it was sent, its secret must not get into the log. */
const withoutSecrets = (attempt: Attempt, secrets: readonly string[]): Attempt => ({
  ...attempt,
  answer:
    attempt.answer === null
      ? null
      : secrets.reduce((text, secret) => text.replaceAll(secret, '[left out]'), attempt.answer),
});
