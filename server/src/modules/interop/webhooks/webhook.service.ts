import type { AuditAction } from '@sideline/schema/audit-actions';
import { CLIENT_WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@sideline/schema/webhooks';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { resumeDeliveries } from './webhook-delivery.service.js';
import type { Problem } from '@sideline/schema/errors';
import { actorOf, type Context } from '../../../platform/context.js';
import { moment } from '../../../platform/database/json-sql.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Sealing } from '../../../platform/secrets/sealing.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { WebhookSender } from './webhook-sender.js';
import { newWebhookSecret } from './webhook-signature.js';
import { enumOfEvent, eventOfEnum, webhookRow, type CreatedWebhook, type Webhook } from './webhook.types.js';

export interface NewWebhook {
  readonly id: string;
  readonly url: string;
  /** As the contract names them: `prf_signed`. */
  readonly events: readonly string[];
  /** Null for the provider's own. */
  readonly clientId?: string | null | undefined;
}

export interface ChangedWebhook {
  readonly id: string;
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

export interface RotatedWebhook {
  readonly id: string;
  readonly overlapHours?: number | null | undefined;
}

const LIST = `
  SELECT w.id, w.url, w.events, w.client_id AS "clientId", c.name AS "clientName", w.is_active AS "isActive", ${moment('w.previous_until')} AS "previousSecretUntil", ${moment('w.created_at')} AS "createdAt",
         concat_ws(' ', u.first_name, u.last_name) AS "createdByName", d.state AS "lastState",
         ${moment('t.at')} AS "lastTriedAt"
  FROM webhook_endpoint w JOIN app_user u ON u.id = w.created_by LEFT JOIN client c ON c.client_id = w.client_id
  LEFT JOIN LATERAL (
    SELECT state FROM webhook_delivery d WHERE d.endpoint_id = w.id ORDER BY d.created_at DESC, d.id DESC LIMIT 1
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT max(a.at) AS at FROM webhook_attempt a JOIN webhook_delivery d ON d.id = a.delivery_id
    WHERE d.endpoint_id = w.id
  ) t ON true`;

interface Deps {
  readonly audit: AuditService;
  readonly sender: WebhookSender;
  readonly sealing: Sealing;
}

const knownRow = z.object({ isOwn: z.boolean() });

/** The endpoints of other systems: made by administrators, each with a secret of its own. */
export class WebhookService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Every endpoint, newest first. */
  async list(context: Context): Promise<Webhook[]> {
    const rows = await fetchRows(context.manager, webhookRow, `${LIST} ORDER BY w.created_at DESC, w.id`);
    return rows.map(named);
  }

  /** Creates an endpoint and shows its secret once. Repeated with the same id, returns the endpoint without the secret. */
  async create(context: Context, { id, url, events, clientId = null }: NewWebhook): Promise<CreatedWebhook> {
    requireId(id, 'id');
    const problems = [
      ...this.#urlProblems(url),
      ...eventProblems(events, clientId),
      ...(await clientProblems(context, clientId)),
    ];
    if (problems.length > 0) throw badInput(problems);
    const { userId } = actorOf(context);
    const secret = newWebhookSecret();
    const made = await execute(
      context.manager,
      `INSERT INTO webhook_endpoint (id, url, events, secret, is_active, created_at, created_by, client_id)
       SELECT $1, $2, $3, $4, true, $5, $6, $8 WHERE (SELECT count(*) FROM webhook_endpoint) < $7
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        id,
        url.trim(),
        stored(events),
        this.#deps.sealing.seal(Buffer.from(secret), id),
        context.clock(),
        userId,
        WEBHOOK_LIMITS.endpoints,
        clientId,
      ],
    );
    if (made === 0) return { webhook: await this.#known(context, id, userId), secret: null };
    await this.#record(context, 'WEBHOOK_CREATED', id, ['url', 'events']);
    return { webhook: await this.#load(context, id), secret };
  }

  /** Changes the fields that are given. NOT_FOUND for an unknown id. */
  async update(context: Context, { id, url, events, isActive }: ChangedWebhook): Promise<Webhook> {
    const { clientId } = await this.#load(context, id);
    const problems = [
      ...(url == null ? [] : this.#urlProblems(url)),
      ...(events == null ? [] : eventProblems(events, clientId)),
    ];
    if (problems.length > 0) throw badInput(problems);
    await execute(
      context.manager,
      `UPDATE webhook_endpoint
       SET url = coalesce($2, url), events = coalesce($3, events), is_active = coalesce($4, is_active)
       WHERE id = $1`,
      [id, url?.trim() ?? null, events == null ? null : stored(events), isActive ?? null],
    );
    const changed = Object.entries({ url, events, isActive }).flatMap(([field, value]) =>
      value == null ? [] : [field],
    );
    // Deliveries that were due while it was off are no longer awaited.
    if (isActive === true) await resumeDeliveries(context, id);
    await this.#record(context, 'WEBHOOK_UPDATED', id, changed);
    return this.#load(context, id);
  }

  /**
   * Gives an endpoint a new secret, which is shown only once. The previous secret also signs for the given number of hours
   * (0 ends it immediately), so that the receiver can change over without losing a delivery. One that was still valid from
   * an earlier rotation ends now. NOT_FOUND for an unknown id.
   */
  async rotate(context: Context, { id, overlapHours }: RotatedWebhook): Promise<CreatedWebhook> {
    await this.#load(context, id);
    const { usual, most } = WEBHOOK_LIMITS.overlapHours;
    const hours = overlapHours ?? usual;
    if (hours < 0 || hours > most)
      throw badInput([
        { field: 'overlapHours', code: 'out_of_range', message: `Enter 0 to ${String(most)} hours.` },
      ]);
    const secret = newWebhookSecret();
    const until = new Date(context.clock().getTime() + hours * 3_600_000);
    await execute(
      context.manager,
      `UPDATE webhook_endpoint SET previous_secret = CASE WHEN $4 THEN secret END,
         previous_until = CASE WHEN $4 THEN $3::timestamptz END, secret = $2 WHERE id = $1`,
      [id, this.#deps.sealing.seal(Buffer.from(secret), id), until, hours > 0],
    );
    await this.#record(context, 'WEBHOOK_SECRET_ROTATED', id, ['secret']);
    return { webhook: await this.#load(context, id), secret };
  }

  /** Deletes an endpoint and its log. True; NOT_FOUND for an unknown id. */
  async remove(context: Context, id: string): Promise<boolean> {
    await this.#load(context, id);
    await execute(context.manager, 'DELETE FROM webhook_endpoint WHERE id = $1', [id]);
    await this.#record(context, 'WEBHOOK_DELETED', id, []);
    return true;
  }

  async #load(context: Context, id: string): Promise<Webhook> {
    const row = isId(id)
      ? await fetchMaybe(context.manager, webhookRow, `${LIST} WHERE w.id = $1`, [id])
      : undefined;
    if (row === undefined) throw notFound('Webhook');
    return named(row);
  }

  /** The caller's own endpoint of that id; without one there are as many as there may be. */
  async #known(context: Context, id: string, userId: string): Promise<Webhook> {
    const row = await fetchMaybe(
      context.manager,
      knownRow,
      'SELECT created_by = $2 AS "isOwn" FROM webhook_endpoint WHERE id = $1',
      [id, userId],
    );
    if (row === undefined)
      throw badInput([
        {
          field: 'url',
          code: 'too_many',
          message: `There are already ${String(WEBHOOK_LIMITS.endpoints)} endpoints. Delete one first.`,
        },
      ]);
    if (!row.isOwn) throw new DomainError('CONFLICT');
    return this.#load(context, id);
  }

  #urlProblems(url: string): readonly Problem[] {
    const refusal = this.#deps.sender.refusal(url.trim());
    return refusal === null ? [] : [{ field: 'url', code: 'invalid', message: refusal }];
  }

  #record(context: Context, action: AuditAction, id: string, fieldsChanged: string[]): Promise<void> {
    return this.#deps.audit.record(context, { action, entity: { type: 'Webhook', id }, fieldsChanged });
  }
}

const stored = (events: readonly string[]): string[] => [...new Set(events.map(eventOfEnum))];
const named = (row: Webhook): Webhook => Object.assign({}, row, { events: row.events.map(enumOfEvent) });

const eventProblems = (events: readonly string[], clientId: string | null): readonly Problem[] => {
  if (events.length === 0)
    return [{ field: 'events', code: 'required', message: 'Choose at least one event.' }];
  return clientId === null || stored(events).every((event) => HEARD_BY_CLIENTS.has(event))
    ? []
    : [
        {
          field: 'events',
          code: 'not_for_clients',
          message:
            'A client’s webhook can receive only the figures of the client’s own events. Choose only that kind of event.',
        },
      ];
};

const HEARD_BY_CLIENTS: ReadonlySet<string> = new Set(CLIENT_WEBHOOK_EVENTS);

const clientProblems = async ({ manager }: Context, clientId: string | null): Promise<readonly Problem[]> => {
  if (clientId === null) return [];
  const found = isId(clientId)
    ? await execute(manager, 'SELECT FROM client WHERE client_id = $1 AND is_active', [clientId])
    : 0;
  return found > 0
    ? []
    : [
        {
          field: 'clientId',
          code: 'unknown',
          message: 'We no longer work for this client. Choose another.',
        },
      ];
};
