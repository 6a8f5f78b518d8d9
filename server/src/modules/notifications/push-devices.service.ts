import { isPushService, PUSH_LIMITS } from '@sideline/schema/notification-choices';
import { pushDevice } from '@sideline/schema/validation/notification-choices';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import webPush from 'web-push';
import type { Clock } from '../../platform/clock.js';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import type { PublicAddress } from '../../platform/http/public-address.js';
import type { Sealing } from '../../platform/secrets/sealing.js';
import { hashOf } from '../../platform/secrets/secrets.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { NewPushDevice } from './notification-choices.types.js';
import { pushKeys, type PushKeys } from './push-keys.js';
import { PushSubscription } from './push-subscription.entity.js';

/** The task of the job queue that sends a test message to one device. */
export const PUSH_TEST_TASK = 'test-push-device';

const TIMEOUT_MS = 10_000;
const HOUR_S = 3_600;
/** The statuses of a push service if the browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];

const keysShape = z.object({ p256dh: z.string(), auth: z.string() });
const testPayload = z.object({ subscriptionId: z.uuid() });

/** The message that a device shows: neutral text, and the page that it opens. */
export interface PushMessage {
  readonly title: string;
  readonly path: `/${string}`;
  /** A message with the same tag replaces the previous one. */
  readonly tag: string;
}

interface Deps {
  readonly audit: AuditService;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly publicAddress: PublicAddress;
  /** Origins of push services besides those of the browsers in use. */
  readonly pushServices: readonly string[];
}

/** The browsers on which people receive push messages, and how they are reached. */
export class PushDevicesService {
  readonly #deps: Deps;
  #keys: PushKeys | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The caller's own, the oldest first. */
  list(context: Context): Promise<PushSubscription[]> {
    return context.manager.find(PushSubscription, {
      where: { userId: actorOf(context).userId },
      order: { madeAt: 'ASC', id: 'ASC' },
    });
  }

  /** The details that a browser subscribes with. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /**
   * Adds a browser, or takes it over: a browser has one subscription, which belongs to the person who used it last.
   * BAD_INPUT for an address that does not belong to a push service: users cannot make the server post anywhere else.
   */
  async add(context: Context, input: NewPushDevice): Promise<PushSubscription> {
    const { userId } = actorOf(context);
    const { id, endpoint, p256dh, auth, label } = requireValid(pushDevice, input);
    const { sealing, pushServices, audit } = this.#deps;
    if (!isPushService(endpoint, pushServices))
      throw badInput([
        {
          field: 'endpoint',
          code: 'invalid',
          message: 'This browser uses a push service that is not supported.',
        },
      ]);
    const endpointHash = hashOf(endpoint);
    const known = await context.manager.findOneBy(PushSubscription, { endpointHash });
    if (
      known?.userId !== userId &&
      (await context.manager.countBy(PushSubscription, { userId })) >= PUSH_LIMITS.devices
    )
      throw badInput([
        {
          field: 'label',
          code: 'too_many',
          message: `You already have ${String(PUSH_LIMITS.devices)} devices. Remove one first.`,
        },
      ]);
    const kept = known?.id ?? id;
    const keys = sealing.seal(Buffer.from(JSON.stringify({ p256dh, auth })), kept);
    const row = context.manager.create(PushSubscription, {
      id: kept,
      userId,
      endpoint,
      endpointHash,
      keys,
      label,
      madeAt: known?.userId === userId ? known.madeAt : context.clock(),
      usedAt: known?.userId === userId ? known.usedAt : null,
    });
    if (known === null) await context.manager.insert(PushSubscription, row);
    else await context.manager.update(PushSubscription, { id: kept }, row);
    await audit.record(context, { action: 'PUSH_DEVICE_ADDED', entity: { type: 'PushDevice', id: kept } });
    return row;
  }

  /** Sends nothing more to one of the caller's devices; NOT_FOUND for any other. */
  async remove(context: Context, id: string): Promise<true> {
    const own = await this.#own(context, id);
    await context.manager.delete(PushSubscription, { id: own.id });
    await this.#deps.audit.record(context, {
      action: 'PUSH_DEVICE_REMOVED',
      entity: { type: 'PushDevice', id: own.id },
    });
    return true;
  }

  /** Sends a test to one of the caller's devices after the commit; pressing twice sends one. */
  async test(context: Context, id: string): Promise<true> {
    const own = await this.#own(context, id);
    await enqueue(
      context,
      PUSH_TEST_TASK,
      { subscriptionId: own.id },
      { key: `${PUSH_TEST_TASK}:${own.id}` },
    );
    return true;
  }

  /** The job of a test. */
  async sendTest(payload: unknown): Promise<void> {
    const { subscriptionId } = testPayload.parse(payload);
    await this.send(
      subscriptionId,
      {
        title: 'Notifications work on this device',
        path: '/account/notifications',
        tag: 'test',
      },
      true,
    );
  }

  /**
   * Hands one message to a device's push service, encrypted for the device. A device that has unsubscribed is removed; throws
   * where the service did not take the message, so that the job is tried again.
   */
  async send(subscriptionId: string, message: PushMessage, isUrgent: boolean): Promise<void> {
    const { dataSource, sealing, clock, publicAddress, pushServices } = this.#deps;
    const device = await dataSource.manager.findOneBy(PushSubscription, { id: subscriptionId });
    if (device === null || !isPushService(device.endpoint, pushServices)) return;
    const keys = keysShape.parse(JSON.parse(sealing.open(device.keys, device.id).toString()));
    const vapid = await this.#ownKeys();
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(publicAddress.base), ...vapid },
        TTL: PUSH_LIMITS.keptHours * HOUR_S,
        urgency: isUrgent ? 'high' : 'normal',
      },
    );
    const status = await post(endpoint, headers, body);
    if (GONE.includes(status))
      // Only as it was read: it may have subscribed again since.
      await dataSource.manager.delete(PushSubscription, { id: device.id, keys: device.keys });
    else if (status < 200 || status >= 300) throw new Error(`The push service answered ${String(status)}`);
    else await dataSource.manager.update(PushSubscription, { id: device.id }, { usedAt: clock() });
  }

  async #ownKeys(): Promise<PushKeys> {
    const { dataSource, sealing, clock } = this.#deps;
    this.#keys ??= await pushKeys(dataSource.manager, sealing, clock);
    return this.#keys;
  }

  async #own(context: Context, id: string): Promise<PushSubscription> {
    const { userId } = actorOf(context);
    const own = isId(id) ? await context.manager.findOneBy(PushSubscription, { id, userId }) : null;
    if (own === null) throw notFound('Device');
    return own;
  }
}

/** The address that a push service may contact about messages: it takes https and mail addresses only. */
const subjectOf = (base: string): string => {
  const { protocol, hostname } = new URL(base);
  return protocol === 'https:' ? base : `mailto:no-reply@${hostname}`;
};

/** Content-Length is the body's own: fetch works it out. */
const post = async (
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | null,
): Promise<number> => {
  const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: body === null ? null : new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};
