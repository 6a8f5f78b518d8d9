import { createHmac } from 'node:crypto';
import { WEBHOOK_BACK_OFF } from '@sideline/schema/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebhookSender } from '../src/modules/interop/webhooks/webhook-sender.js';
import { newId } from '../src/platform/ids.js';
import { startJobs } from '../src/platform/jobs/jobs.js';
import { createLogger } from '../src/platform/logger.js';
import { resealAll } from '../src/platform/database/reseal.js';
import { Sealing } from '../src/platform/secrets/sealing.js';
import { until } from '../src/platform/jobs/processes.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { amendment, command, completeRecord, openPrfBench, sign, type PrfBench } from './prf-fixture.js';
import { openReceiver, type Received, type Receiver } from './webhook-receiver.js';

const WAIT_MS = 20_000;
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { createdWebhook { secret webhook { id url events isActive } } } }`;
const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount nodes {
  id eventId eventType state nextTryAt attempts { number status error answer durationMs } } } }`;

interface Logged {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly state: string;
  readonly nextTryAt: string | null;
  readonly attempts: readonly {
    readonly status: number | null;
    readonly error: string | null;
    readonly answer: string | null;
  }[];
}

const KEY = Buffer.alloc(32, 5);

let bench: PrfBench;
let server: TestServer;
let admin: TestCaller;
let receiver: Receiver;
let stopJobs: () => Promise<void>;

beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({
    database: bench.database,
    clock: movableClock(new Date('2020-01-01T09:00:00.000Z')),
    env: {
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8',
      WEBHOOK_ALLOW_HTTP: 'on',
      SECRET_KEY: KEY.toString('base64'),
    },
  });
  admin = await server.signedIn('admin');
  // The tests' clock stands in the past: what is to be tried later is due at once.
  stopJobs = await startJobs(bench.database.jobs, { ...server.jobs, crontab: [] }, createLogger('silent'));
});
afterAll(async () => {
  await stopJobs();
  await server.close();
  await bench.close();
});
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(async () => {
  const remove = () => bench.database.asOwner('DELETE FROM webhook_endpoint');
  // A delivery that is just being noted may be in its way, once.
  await remove().catch(remove);
  await receiver.close();
});

const endpoint = async (
  events = ['prf_signed', 'prf_amended', 'prf_voided'],
): Promise<{ readonly id: string; readonly secret: string }> => {
  const id = newId();
  const { data, errors } = await admin.graphql(CREATE, { input: { id, url: receiver.url, events } });
  expect(errors).toBeUndefined();
  return {
    id,
    secret: (data?.['createWebhook'] as { readonly createdWebhook: { secret: string } }).createdWebhook
      .secret,
  };
};
const log = async (id: string): Promise<readonly Logged[]> => {
  const { data } = await admin.graphql(LOG, { id });
  return (data?.['webhookDeliveries'] as { nodes: readonly Logged[] }).nodes;
};
const test = (id: string) =>
  admin.graphql('mutation ($id: ID!) { testWebhook(input: { id: $id }) { webhookDelivery { id } } }', { id });
const settled = async (id: string): Promise<Logged> => {
  let newest: Logged | undefined;
  await until(async () => {
    [newest] = await log(id);
    return newest !== undefined && newest.state !== 'pending';
  }, WAIT_MS);
  if (newest === undefined) throw new Error('No delivery');
  return newest;
};

/** What README tells a receiver to do. */
const isGenuine = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

describe('a webhook', () => {
  it('is told of a record that is signed, amended and entered in error, by ids alone', async () => {
    const { id, secret } = await endpoint();
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = await completeRecord(bench, staff, patientId);
    await sign(bench, staff, prfId);
    const change = { SecondarySurvey: { extremities: 'Left ankle swollen' } } as const;
    await bench.amending.amend(bench.context(staff), await amendment(bench, prfId, change));
    const boss = await bench.actor('admin');
    await bench.mutate(boss, (context) => bench.prfs.declareVoid(context, prfId, 'Wrong patient'));
    await until(() => receiver.received.length === 3, WAIT_MS);
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(bodies.map(({ type }) => type).sort()).toEqual(['prf.amended', 'prf.signed', 'prf.voided']);
    for (const body of bodies)
      expect(body).toEqual({
        type: body.type,
        timestamp: expect.any(String) as string,
        data: { prfId, patientId },
      });
    for (const received of receiver.received) {
      expect(isGenuine(received, secret)).toBe(true);
      expect(isGenuine({ ...received, body: `${received.body} ` }, secret)).toBe(false);
    }
    await until(async () => (await log(id)).every(({ state }) => state === 'delivered'), WAIT_MS);
    expect((await log(id))[0]?.attempts).toMatchObject([
      { number: 1, status: 204, error: null, answer: null },
    ]);
  });

  it('is told, once it is on again, what came due while it was off', async () => {
    const { id } = await endpoint();
    await test(id);
    await settled(id);
    // As a try leaves it that found its endpoint off: waiting, and no job for it.
    await bench.database.asOwner(`UPDATE webhook_delivery SET state = 'pending' WHERE endpoint_id = $1`, [
      id,
    ]);
    const { errors } = await admin.graphql(
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isActive } } }',
      { input: { id, isActive: true } },
    );
    expect(errors).toBeUndefined();
    await until(() => receiver.received.length === 2, WAIT_MS);
  });

  it('is not told of what was rolled back, nor where it did not ask or is off', async () => {
    const { id } = await endpoint(['patient_merged']);
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    await expect(
      bench.mutate(staff, async (context) => {
        await bench.prfs.declareVoid(context, prfId, 'Wrong patient');
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    const [waiting] = await bench.database.asOwner<{ count: number }>(
      'SELECT count(*)::integer AS count FROM graphile_worker.jobs',
    );
    expect(waiting?.count).toBe(0);
    await bench.mutate(staff, (context) => bench.prfs.declareVoid(context, prfId, 'Wrong patient'));
    await admin.graphql(
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }',
      {
        input: { id, isActive: false, events: ['prf_voided'] },
      },
    );
    const next = await completeRecord(bench, staff);
    await bench.mutate(staff, (context) => bench.prfs.declareVoid(context, next, 'Wrong patient'));
    // Whoever is off can be tried all the same; what was before it in the queue has been worked on by then.
    await test(id);
    expect(await settled(id)).toMatchObject({ state: 'delivered', eventType: 'webhook.test' });
    expect(await log(id)).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });

  it('is tried again under the same id until it answers', async () => {
    const { id, secret } = await endpoint();
    const statuses = [500, 503, 200];
    receiver.answerWith((response) => response.writeHead(statuses.shift() ?? 200).end('Noted'));
    await test(id);
    const delivery = await settled(id);
    expect(delivery).toMatchObject({ state: 'delivered', nextTryAt: null });
    expect(delivery.attempts.map(({ status }) => status)).toEqual([200, 503, 500]);
    expect(delivery.attempts[0]?.answer).toBe('Noted');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.eventId]),
    );
    expect(receiver.received.every((received) => isGenuine(received, secret))).toBe(true);
  });

  it('is given up after the last try, and told again when somebody says so', async () => {
    const { id } = await endpoint();
    receiver.answerWith((response) => response.writeHead(500).end());
    await test(id);
    const given = await settled(id);
    expect(given).toMatchObject({ state: 'failed', nextTryAt: null });
    expect(given.attempts).toHaveLength(WEBHOOK_BACK_OFF.length + 1);
    receiver.answerWith((response) => response.writeHead(200).end());
    await admin.graphql(
      'mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { webhookDelivery { state } } }',
      {
        id: given.id,
      },
    );
    const resent = await settled(id);
    expect(resent).toMatchObject({ state: 'delivered', eventId: given.eventId });
    expect(resent.attempts).toHaveLength(given.attempts.length + 1);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(given.eventId);
  });

  it('is not followed elsewhere, and its answer brings no secret into the log', async () => {
    const { id, secret } = await endpoint();
    receiver.answerWith((response, { headers }) =>
      response
        .writeHead(302, { location: `${receiver.url}/elsewhere` })
        .end(`${String(headers['webhook-signature'])} ${secret} ${'x'.repeat(2000)}`),
    );
    await test(id);
    const { attempts, state } = await settled(id);
    expect(state).toBe('failed');
    expect(attempts[0]).toMatchObject({ status: 302, error: 'Answered 302: redirects are not followed.' });
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hooks']));
    expect(attempts[0]?.answer).toMatch(/^\[left out\] \[left out\] x+$/);
    expect(attempts[0]?.answer?.length).toBeLessThanOrEqual(500);
  });

  it('has a secret that the database holds closed, and that opens after the key has changed', async () => {
    const { id, secret } = await endpoint();
    const stored = async () =>
      (
        await server.database.asOwner<{ secret: Buffer }>(
          'SELECT secret FROM webhook_endpoint WHERE id = $1',
          [id],
        )
      )[0]?.secret ?? Buffer.alloc(0);
    expect((await stored()).includes(secret)).toBe(false);
    expect((await stored())[0]).toBe(1);
    await test(id);
    await settled(id);
    expect(receiver.received.every((received) => isGenuine(received, secret))).toBe(true);

    const next = Buffer.alloc(32, 9);
    const logged: unknown[] = [];
    const log = {
      info: (facts: unknown) => logged.push(facts),
      error: (facts: unknown) => logged.push(facts),
    };
    const reseal = (sealing: Sealing) => resealAll(server.database.dataSource, sealing, log);
    expect(await reseal(new Sealing([next, KEY]))).toBe(1);
    expect(await reseal(new Sealing([next, KEY]))).toBe(0);
    expect(new Sealing([next]).open(await stored(), id).toString()).toBe(secret);
    expect(logged).toEqual([{ count: 1 }]);
    // Without the key that closed it, it stays as it is and the log says so.
    expect(await reseal(new Sealing([Buffer.alloc(32, 3)]))).toBe(0);
    expect(logged.at(-1)).toEqual({ unopened: 1 });
    expect(await reseal(new Sealing([KEY, next]))).toBe(1);
  });

  it('shows its secret once, and is made once', async () => {
    const input = { id: newId(), url: receiver.url, events: ['prf_signed'] };
    const first = await admin.graphql(CREATE, { input });
    expect(first.data?.['createWebhook']).toMatchObject({
      createdWebhook: {
        secret: expect.stringMatching(/^whsec_/) as string,
      },
    });
    const again = await admin.graphql(CREATE, { input });
    expect(again.data?.['createWebhook']).toMatchObject({
      createdWebhook: { secret: null, webhook: { id: input.id } },
    });
    const other = await server.signedIn('admin');
    expect((await other.graphql(CREATE, { input })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it.each([
    ['ftp://example.org/x', /https/],
    ['example.org', /whole address/],
    ['https://user:word@example.org/', /user and password/],
    ['https://example.org/#x', /#/],
    ['https://10.0.0.1/', /private/],
    ['https://[::1]/', /private/],
    ['https://2130706433.example:99999/', /whole address/],
  ])('is refused at %s', async (url, words) => {
    const { errors } = await admin.graphql(CREATE, { input: { id: newId(), url, events: ['prf_signed'] } });
    expect(errors?.[0]?.extensions.problems?.[0]).toMatchObject({
      field: 'url',
      message: expect.stringMatching(words) as string,
    });
  });
});

describe('the sender', () => {
  const send = (options: Partial<ConstructorParameters<typeof WebhookSender>[0]>, path = '') =>
    new WebhookSender({ privateNetworks: ['127.0.0.0/8'], allowsHttp: true, ...options }).send(
      `http://hook.example:${String(receiver.port)}/${path}`,
      '{}',
      {},
    );
  const local = { address: '127.0.0.1', family: 4 };

  it('asks for a name once and connects to the very address that it looked at', async () => {
    let asked = 0;
    const answer = await send({
      resolve: () => {
        asked += 1;
        return Promise.resolve(asked === 1 ? [local] : [{ address: '10.0.0.1', family: 4 }]);
      },
    });
    expect(answer).toMatchObject({ status: 204, error: null });
    expect(asked).toBe(1);
    expect(receiver.received[0]?.headers.host).toBe(`hook.example:${String(receiver.port)}`);
  });

  it.each([
    ['private', [local]],
    ['mapped', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['public beside a private one', [{ address: '93.184.215.14', family: 4 }, local]],
    ['no', []],
  ])('sends nothing to a name that leads to a %s address', async (_kind, addresses) => {
    const answer = await send({ privateNetworks: [], resolve: () => Promise.resolve(addresses) });
    expect(answer).toMatchObject({ status: null, error: expect.stringContaining('private') as string });
    expect(receiver.received).toEqual([]);
  });

  it('wants https where nobody allowed http', async () => {
    expect((await send({ allowsHttp: false })).error).toContain('https://');
    expect(receiver.received).toEqual([]);
  });

  it('waits neither for a silent name, nor a silent receiver, nor an endless answer', async () => {
    const resolve = () => Promise.resolve([local]);
    const late = 'No answer within 0.2 seconds.';
    expect(await send({ timeoutMs: 200, resolve: () => new Promise(() => undefined) })).toMatchObject({
      error: late,
    });
    receiver.answerWith(() => undefined);
    expect(await send({ timeoutMs: 200, resolve })).toMatchObject({ status: null, error: late });
    receiver.answerWith((response) => {
      response.writeHead(200);
      response.write('y'.repeat(100_000));
    });
    const { status, answer } = await send({ resolve });
    expect(status).toBe(200);
    expect(answer).toHaveLength(500);
  });

  it('says in words that nobody is there', async () => {
    await receiver.close();
    expect(await send({ resolve: () => Promise.resolve([local]) })).toMatchObject({
      error: 'The connection was refused.',
    });
    receiver = await openReceiver();
  });
});

describe('a webhook of what is made and changed', () => {
  const published = () => admin.graphql('{ changes { cursor } }');

  it('is told by the change feed, by ids alone, and not of what it did not ask for', async () => {
    await published();
    const { secret } = await endpoint(['patient_created', 'patient_changed']);
    const patientId = await bench.patient();
    await published();
    await until(() => receiver.received.length === 1, WAIT_MS);
    await bench.database.asOwner(
      `UPDATE patient SET town = 'Harrowmere', version = version + 1 WHERE patient_id = $1`,
      [patientId],
    );
    await bench.event();
    await published();
    await until(() => receiver.received.length === 2, WAIT_MS);
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as object);
    expect(bodies).toEqual([
      {
        type: 'patient.created',
        timestamp: expect.stringMatching(/Z$/) as string,
        data: { kind: 'patient', id: patientId, version: 1 },
      },
      {
        type: 'patient.changed',
        timestamp: expect.any(String) as string,
        data: { kind: 'patient', id: patientId, version: 2 },
      },
    ]);
    for (const received of receiver.received) expect(isGenuine(received, secret)).toBe(true);
  });

  it('is told of each kind that it is made, changed and deleted', async () => {
    await published();
    const kinds = ['event', 'stock_item'] as const;
    await endpoint(
      kinds.flatMap((kind) => ['created', 'changed', 'deleted'].map((what) => `${kind}_${what}`)),
    );
    const [eventId, itemId] = [await bench.event(), newId()];
    const { asOwner } = bench.database;
    await asOwner(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, created_at) VALUES ($1, $2, 'Gauze', 'consumable', 'each', now())`,
      [itemId, itemId],
    );
    await published();
    await until(() => receiver.received.length === 2, WAIT_MS);
    await asOwner(`UPDATE event SET name = 'Moved', version = version + 1 WHERE event_id = $1`, [eventId]);
    await asOwner(`UPDATE stock_item SET name = 'Gauze swab', version = version + 1 WHERE id = $1`, [itemId]);
    await published();
    await until(() => receiver.received.length === 4, WAIT_MS);
    await asOwner('DELETE FROM event WHERE event_id = $1', [eventId]);
    await asOwner('DELETE FROM stock_item WHERE id = $1', [itemId]);
    await published();
    await until(() => receiver.received.length === 6, WAIT_MS);
    const told = receiver.received.map(({ body }) => {
      const { type, data } = JSON.parse(body) as {
        readonly type: string;
        readonly data: { readonly id: string };
      };
      return `${type} ${data.id}`;
    });
    const expected = (kind: string, id: string) =>
      ['created', 'changed', 'deleted'].map((what) => `${kind}.${what} ${id}`);
    expect(told.sort()).toEqual([...expected('event', eventId), ...expected('stock_item', itemId)].sort());
  });

  it('is told of a record and of a shift, once when it is made and once when it changes', async () => {
    const staff = await bench.actor('staff');
    const eventId = await bench.event();
    await published();
    await endpoint(['prf_created', 'prf_changed', 'shift_created', 'shift_changed']);
    const [prfId, shiftId] = [newId(), newId()];
    const { asOwner } = bench.database;
    await bench.save(staff, command(prfId, 'PresentingComplaint', { presenting_complaint: 'Ankle pain' }));
    await asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, created_by, created_at)
       VALUES ($1, $2, $1, now(), now() + interval '1 hour', 'normal', 'open', $3, now())`,
      [shiftId, eventId, staff.userId],
    );
    await published();
    await until(() => receiver.received.length === 2, WAIT_MS);
    await asOwner('UPDATE prf SET updated_at = now(), version = version + 1 WHERE id = $1', [prfId]);
    await asOwner(`UPDATE shift SET status = 'cancelled', version = version + 1 WHERE shift_id = $1`, [
      shiftId,
    ]);
    await published();
    await until(() => receiver.received.length === 4, WAIT_MS);
    const heard = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const byType = Object.fromEntries(heard.map(({ type, data }) => [type, data]));
    expect(byType).toEqual({
      'prf.created': { kind: 'prf', id: prfId, version: 1 },
      'prf.changed': { kind: 'prf', id: prfId, version: 2 },
      'shift.created': { kind: 'shift', id: shiftId, version: 1 },
      'shift.changed': { kind: 'shift', id: shiftId, version: 2 },
    });
  });
});

describe('a secret that is replaced', () => {
  const ROTATE = `mutation ($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) { createdWebhook { secret webhook { previousSecretUntil } } } }`;
  const rotated = async (id: string, overlapHours?: number) => {
    const { data, errors } = await admin.graphql(ROTATE, { input: { id, overlapHours } });
    expect(errors).toBeUndefined();
    return (
      data?.['rotateWebhookSecret'] as {
        readonly createdWebhook: {
          readonly secret: string;
          readonly webhook: { readonly previousSecretUntil: string | null };
        };
      }
    ).createdWebhook;
  };
  const signatures = ({ headers }: Received): readonly string[] =>
    String(headers['webhook-signature']).split(' ');
  const signs = (received: Received, secret: string): boolean =>
    signatures(received).some((signature) =>
      isGenuine({ ...received, headers: { ...received.headers, 'webhook-signature': signature } }, secret),
    );

  it('signs beside the new one until its time is over, and not longer', async () => {
    const { id, secret: old } = await endpoint();
    const { secret, webhook } = await rotated(id, 2);
    expect(webhook.previousSecretUntil).toBe(
      new Date(server.clock.now().getTime() + 2 * 3_600_000).toISOString(),
    );
    await test(id);
    await until(() => receiver.received.length === 1, WAIT_MS);
    server.clock.advance(2 * 3_600_000);
    // The session has been idle for too long by now.
    admin = await server.signedIn('admin');
    await test(id);
    await until(() => receiver.received.length === 2, WAIT_MS);
    const [during, after] = receiver.received;
    if (during === undefined || after === undefined) throw new Error('Nothing was received.');
    expect([signs(during, old), signs(during, secret)]).toEqual([true, true]);
    expect([signs(after, old), signs(after, secret)]).toEqual([false, true]);
    const log = await settled(id);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('ends at once where no overlap is asked for', async () => {
    const { id, secret: old } = await endpoint();
    const { secret, webhook } = await rotated(id, 0);
    expect(webhook.previousSecretUntil).toBeNull();
    await test(id);
    await until(() => receiver.received.length === 1, WAIT_MS);
    const [received] = receiver.received;
    if (received === undefined) throw new Error('Nothing was received.');
    expect([signs(received, old), signs(received, secret)]).toEqual([false, true]);
    const { errors } = await admin.graphql(ROTATE, { input: { id, overlapHours: 1_000 } });
    expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe('overlapHours');
  });
});

describe('a replay', () => {
  it('sends what was made in a time again, under the same ids, or only what failed', async () => {
    const { id } = await endpoint(['patient_created']);
    const from = server.clock.now().toISOString();
    const patients = [await bench.patient(), await bench.patient()];
    await admin.graphql('{ changes { cursor } }');
    await until(() => receiver.received.length === 2, WAIT_MS);
    await until(async () => (await log(id)).every(({ state }) => state === 'delivered'), WAIT_MS);
    server.clock.advance(1_000);
    const to = server.clock.now().toISOString();
    const replay = async (facts: object) => {
      const { data, errors } = await admin.graphql(
        'mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { count } }',
        { input: { id, from, to, ...facts } },
      );
      return (
        (data?.['replayWebhook'] as { readonly count: number } | undefined)?.count ??
        errors?.[0]?.extensions.problems?.[0]?.field
      );
    };
    expect(await replay({ onlyFailed: true })).toBe(0);
    expect(await replay({ from: to, to: '2020-02-01T00:00:00Z' })).toBe(0);
    expect(await replay({ to: from })).toBe('to');
    expect(await replay({})).toBe(2);
    await until(() => receiver.received.length === 4, WAIT_MS);
    const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']));
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2).sort());
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
    expect([...new Set(told)].sort()).toEqual([...patients].sort());
  });
});
