import { createECDH, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTIFICATION_TABLE, type NotificationKind } from '@sideline/schema/notifications';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISPATCH_TASK } from '../src/modules/notifications/sent-notifications.js';
import { DIGEST_TASK } from '../src/modules/notifications/notification-dispatch.service.js';
import { PostOffice } from '../src/modules/notifications/post-office.service.js';
import { newId } from '../src/platform/ids.js';
import { startJobs } from '../src/platform/jobs/jobs.js';
import { createLogger } from '../src/platform/logger.js';
import { until } from '../src/platform/jobs/processes.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { openReceiver, type Receiver } from './webhook-receiver.js';
import { firstOf } from './harness/mutations.js';

const WAIT_MS = 20_000;
const HOUR_MS = 3_600_000;
/** Ahead of the queue's own clock, so that what waits does. */
const START = new Date('2096-11-20T12:00:00.000Z');

let server: TestServer;
let receiver: Receiver;
let clock: ReturnType<typeof movableClock>;

beforeAll(async () => {
  receiver = await openReceiver();
  clock = movableClock(START);
  server = await startTestServer({
    clock,
    env: {
      PUSH_SERVICES: new URL(receiver.url).origin,
      SECRET_KEY: Buffer.alloc(32, 6).toString('base64'),
      PUBLIC_URL: 'https://sideline.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answerWith((response) => response.writeHead(201).end());
});
afterEach(() => server.database.asOwner('DELETE FROM graphile_worker._private_jobs'));

interface Job {
  readonly task: string;
  readonly key: string | null;
  readonly runAt: Date;
}
const jobs = (): Promise<Job[]> =>
  server.database.asOwner<Job>(
    `SELECT task_identifier AS task, key, run_at AS "runAt" FROM graphile_worker.jobs ORDER BY run_at`,
  );

/** Runs the jobs that are due; those that wait for a time ahead stay. */
const run = async (): Promise<void> => {
  const stop = await startJobs(server.database.jobs, { ...server.jobs, crontab: [] }, createLogger('silent'));
  try {
    await until(async () => {
      const [row] = await server.database.asOwner<{ count: number }>(
        'SELECT count(*)::integer AS count FROM graphile_worker.jobs WHERE run_at <= now()',
      );
      return row?.count === 0;
    }, WAIT_MS);
  } finally {
    await stop();
  }
};

/** Moves the clock to when the waiting jobs are due, and runs them. */
const runWaiting = async (): Promise<void> => {
  const [first] = await jobs();
  if (first === undefined) throw new Error('Nothing waits.');
  clock.advance(first.runAt.getTime() - clock.now().getTime());
  await server.database.asOwner(
    "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second' WHERE run_at <= $1",
    [clock.now()],
  );
  await run();
};

const moveTo = (time: string): void => {
  const day = new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
  clock.advance(Date.parse(`${day}T${time}:00.000Z`) - clock.now().getTime());
};

const tell = (
  who: TestCaller,
  kind: NotificationKind = 'shift_filled',
  title = 'Lantern Night',
): Promise<void> =>
  runInTransaction(
    PostOffice.contextOf({ dataSource: server.database.dataSource, clock: server.clock.now }),
    (context) =>
      server.services.notifications.tell(context, {
        userId: who.user?.id ?? '',
        kind,
        entityId: newId(),
        title,
        body: 'Seren Quill, Gate 4.',
      }),
  );

const letters = async (who: TestCaller): Promise<string[]> => {
  const folder = join(server.dataFolder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${who.user?.email ?? ''}`));
};

const accepted = async (who: TestCaller, document: string, variables: object): Promise<unknown> => {
  const { data, errors } = await who.graphql(document, { ...variables });
  expect(errors).toBeUndefined();
  return firstOf(data);
};
const choose = (who: TestCaller, input: object) =>
  who.graphql(
    'mutation ($input: SetNotificationChoiceInput!) { setNotificationChoice(input: $input) { notificationChoice { app mail push } } }',
    { input },
  );
const setTimes = (who: TestCaller, input: object) =>
  accepted(
    who,
    'mutation ($input: SetNotificationTimesInput!) { setNotificationTimes(input: $input) { notificationChoices { quietFrom quietTo digestHour } } }',
    { input: { quietFrom: null, quietTo: null, digestHour: null, ...input } },
  );

/** A browser's subscription, with keys as a browser makes them. */
const subscription = (path = newId()) => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    id: newId(),
    endpoint: `${new URL(receiver.url).origin}/push/${path}`,
    p256dh: ecdh.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    label: 'Chrome on Android',
  };
};
const addDevice = async (who: TestCaller, device = subscription()) => {
  await accepted(
    who,
    'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { pushDevice { id } } }',
    {
      input: device,
    },
  );
  return device;
};
const devicesOf = async (who: TestCaller) => {
  const choices = (await accepted(
    who,
    '{ notificationChoices { devices { id label usedAt mark } } }',
    {},
  )) as {
    readonly devices: readonly { readonly id: string; readonly usedAt: string | null }[];
  };
  return choices.devices;
};
const listed = async (who: TestCaller): Promise<number> =>
  ((await accepted(who, '{ myNotifications { totalCount } }', {})) as { readonly totalCount: number })
    .totalCount;

describe('a notification', () => {
  it('goes by the channels that its person chose, and by no other', async () => {
    const one = await server.signedIn('staff');
    await addDevice(one);
    const ways = [
      { app: true, mail: false, push: false },
      { app: false, mail: true, push: false },
      { app: false, mail: false, push: true },
    ];
    let [inApp, mailed, pushed] = [0, 0, 0];
    for (const way of ways) {
      expect((await choose(one, { kind: 'shift_filled', ...way })).errors).toBeUndefined();
      await tell(one);
      await run();
      if (way.app) inApp += 1;
      if (way.mail) mailed += 1;
      if (way.push) pushed += 1;
      expect([await listed(one), (await letters(one)).length, receiver.received.length]).toEqual([
        inApp,
        mailed,
        pushed,
      ]);
    }
    // What was mailed is text and HTML.
    expect((await letters(one))[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it('is pushed encrypted for the device, signed by this installation, and says nothing of what it is about', async () => {
    const one = await server.signedIn('staff');
    const { id } = await addDevice(one);
    await tell(one, 'recall_active', 'Seren Quill');
    await run();
    const [got] = receiver.received;
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
    expect(got?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(got?.body).not.toContain('Seren');
    for (const { news } of Object.values(NOTIFICATION_TABLE)) expect(news).not.toMatch(/[:\d]/);
    expect((await devicesOf(one)).find((device) => device.id === id)?.usedAt).not.toBeNull();
    const [key] = await server.database.asOwner<{ open: boolean }>(
      'SELECT get_byte(private_key, 0) = 0 AS open FROM push_key',
    );
    expect(key?.open).toBe(false);
  });

  it('waits in quiet hours for their end, once; what is urgent does not', async () => {
    moveTo('23:30');
    const one = await server.signedIn('staff');
    await addDevice(one);
    await choose(one, { kind: 'shift_filled', app: true, mail: true, push: true });
    await setTimes(one, { quietFrom: '22:00', quietTo: '07:00' });
    await tell(one);
    await tell(one, 'shift_cancelled');
    await run();
    expect(await listed(one)).toBe(2);
    expect((await letters(one)).map((text) => text.includes('/shifts?shift='))).toEqual([true]);
    expect(receiver.received).toHaveLength(1);
    const waiting = await jobs();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({ task: DISPATCH_TASK });
    expect(waiting[0]?.runAt.toISOString().slice(11, 16)).toBe('07:00');
    await runWaiting();
    expect(await letters(one)).toHaveLength(2);
    expect(receiver.received).toHaveLength(2);
    expect(await jobs()).toEqual([]);
  });

  it('gathers into one mail a day, made once however often its job runs', async () => {
    moveTo('09:00');
    const one = await server.signedIn('staff');
    await addDevice(one);
    await setTimes(one, { digestHour: 18 });
    for (const title of ['First', 'Second', 'Third']) await tell(one, 'shift_filled', title);
    await run();
    expect(await letters(one)).toEqual([]);
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(job?.task).toBe(DIGEST_TASK);
    const day = job?.key?.slice(-10) ?? '';
    await runWaiting();
    const [letter, ...more] = await letters(one);
    expect(more).toEqual([]);
    expect(letter).toContain('Subject: Your daily summary: 3 notifications');
    for (const title of ['First', 'Second', 'Third']) expect(letter).toContain(title);
    expect(receiver.received).toEqual([]);
    // Again, as after a process that died: nothing. What came since goes with the next day's.
    const again = { userId: one.user?.id, day };
    await server.services.notificationDispatch.mailDigest(again);
    expect(await letters(one)).toHaveLength(1);
    await tell(one, 'shift_filled', 'Fourth');
    await run();
    await server.services.notificationDispatch.mailDigest(again);
    expect(await letters(one)).toHaveLength(1);
    await runWaiting();
    expect(await letters(one)).toHaveLength(2);
    expect(
      (await letters(one)).some((text) => text.includes('1 notification') && text.includes('Fourth')),
    ).toBe(true);
  });

  it('is given to its channels once, though its job runs again', async () => {
    const one = await server.signedIn('staff');
    await addDevice(one);
    await tell(one, 'recall_active');
    const [row] = await server.database.asOwner<{ id: string }>(
      'SELECT id FROM notification WHERE user_id = $1',
      [one.user?.id],
    );
    await run();
    await server.services.notificationDispatch.dispatch({ notificationId: row?.id });
    await run();
    expect(await letters(one)).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a device', () => {
  it('that has unsubscribed is removed; one whose service fails is tried again', async () => {
    const one = await server.signedIn('staff');
    const gone = await addDevice(one);
    const busy = await addDevice(one);
    receiver.answerWith((response, { path }) =>
      response.writeHead(gone.endpoint.endsWith(path) ? 410 : 503).end(),
    );
    await tell(one, 'recall_active');
    await run();
    expect((await devicesOf(one)).map(({ id }) => id)).toEqual([busy.id]);
    const [retry, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(retry?.key).toContain(busy.id);
  });

  it('receives a test when its owner asks, and belongs to whoever used it last', async () => {
    const [one, other] = [await server.signedIn('staff'), await server.signedIn('admin')];
    const device = await addDevice(one);
    await accepted(one, 'mutation ($id: ID!) { testPushDevice(input: { id: $id }) { isDone } }', {
      id: device.id,
    });
    await run();
    expect(receiver.received).toHaveLength(1);
    await addDevice(other, { ...device, id: newId() });
    expect(await devicesOf(one)).toEqual([]);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  it('of an address that is no push service is refused', async () => {
    const one = await server.signedIn('staff');
    const { errors } = await one.graphql(
      'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { pushDevice { id } } }',
      { input: { ...subscription(), endpoint: 'http://169.254.169.254/latest' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'endpoint' }] });
  });
});

describe('the choices of a person', () => {
  it('are nobody else’s: neither read nor changed by them', async () => {
    const [one, other] = [await server.signedIn('staff'), await server.signedIn('admin')];
    const device = await addDevice(one);
    await choose(one, { kind: 'shift_filled', app: false, mail: false, push: false });
    await setTimes(one, { quietFrom: '22:00', quietTo: '07:00' });
    const seen = (await accepted(
      other,
      '{ notificationChoices { quietFrom kinds { kind app mail } devices { id } } }',
      {},
    )) as { readonly kinds: readonly { readonly kind: string }[] };
    expect(seen).toMatchObject({ quietFrom: null, devices: [] });
    expect(seen.kinds).toContainEqual({ kind: 'shift_filled', app: true, mail: true });
    for (const act of ['removePushDevice', 'testPushDevice']) {
      const { errors } = await other.graphql(
        `mutation ($id: ID!) { ${act}(input: { id: $id }) { isDone } }`,
        {
          id: device.id,
        },
      );
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await devicesOf(one)).toHaveLength(1);
    await accepted(one, 'mutation ($id: ID!) { removePushDevice(input: { id: $id }) { isDone } }', {
      id: device.id,
    });
    expect(await devicesOf(one)).toEqual([]);
  });

  it('never hide what is urgent, and hold only what the person receives', async () => {
    const one = await server.signedIn('staff');
    const urgent = await choose(one, { kind: 'shift_cancelled', app: false, mail: true, push: true });
    expect(urgent.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'app' }]);
    const admins = await choose(one, { kind: 'breach_due', app: true, mail: true, push: true });
    expect(admins.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'kind' }]);
  });

  it('are recorded in the trail, without their values', async () => {
    const one = await server.signedIn('staff');
    await choose(one, { kind: 'shift_filled', app: true, mail: false, push: false });
    await addDevice(one);
    const entries = await server.database.asOwner<{ action: string }>(
      'SELECT action FROM audit_entry WHERE actor_id = $1 ORDER BY action',
      [one.user?.id],
    );
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['NOTIFICATION_CHOICE_CHANGED', 'PUSH_DEVICE_ADDED']),
    );
  });
});
