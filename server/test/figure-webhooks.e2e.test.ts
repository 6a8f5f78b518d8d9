import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startJobs } from '../src/platform/jobs/jobs.js';
import { createLogger } from '../src/platform/logger.js';
import { until } from '../src/platform/jobs/processes.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { openReceiver, type Receiver } from './webhook-receiver.js';

const WAIT_MS = 20_000;
const BEGUN = new Date('2026-05-01T10:00:00.000Z');
const [clientId, otherId, eventId, otherEventId] = [newId(), newId(), newId(), newId()];

let server: TestServer;
let admin: TestCaller;
/** Of the client, of another client, and the provider's own. */
let receivers: readonly Receiver[];
let token: string;
let stopJobs: () => Promise<void>;

const CREATE =
  'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { createdWebhook { webhook { id clientId clientName events } } } }';
const create = (receiver: Receiver, input: object) =>
  admin.graphql(CREATE, {
    input: { id: newId(), url: receiver.url, events: ['figures_released'], ...input },
  });

beforeAll(async () => {
  server = await startTestServer({
    clock: movableClock(BEGUN),
    env: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'on' },
  });
  admin = await server.signedIn('admin');
  receivers = [await openReceiver(), await openReceiver(), await openReceiver()];
  stopJobs = await startJobs(server.database.jobs, { ...server.jobs, crontab: [] }, createLogger('silent'));
  await server.database.asOwner(
    `INSERT INTO client (client_id, name) VALUES ($1, 'Harrowmere Trust'), ($2, 'Other Trust')`,
    [clientId, otherId],
  );
  await server.database.asOwner(
    `INSERT INTO event (event_id, client_id, name, starts_at, ends_at, status)
     VALUES ($1, $3, 'Regatta', $5::timestamptz - interval '1 hour', $5::timestamptz + interval '9 hours', 'live'),
            ($2, $4, 'Other fair', $5::timestamptz - interval '1 hour', $5::timestamptz + interval '9 hours', 'live')`,
    [eventId, otherEventId, clientId, otherId, BEGUN],
  );
  const { data } = await admin.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
    {
      input: {
        ...{ id: newId(), name: 'Figures', role: 'client', clientId, scopes: ['events_read'] },
        expiresAt: new Date(BEGUN.getTime() + 86_400_000).toISOString(),
      },
    },
  );
  token = (data?.['createApiToken'] as { readonly createdApiToken: { readonly token: string } })
    .createdApiToken.token;
});
afterAll(async () => {
  await stopJobs();
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await server.close();
});

const seen = (at: string, count: number) =>
  server.database.asOwner(
    `WITH made AS (
       INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, version, created_at, updated_at, writer_ids)
       SELECT gen_random_uuid(), 'P' || substr(md5(random()::text), 1, 12), $1, $2::uuid, 'in_progress', 1, $3, $3, ARRAY[$2::uuid]
       FROM generate_series(1, $4::int) RETURNING id)
     SELECT count(*) FROM made`,
    [eventId, admin.user?.id, at, count],
  );
const minutes = (count: number) => server.clock.advance(count * 60_000);
const heard = (receiver: Receiver | undefined) =>
  (receiver?.received ?? []).map(
    ({ body }) => (JSON.parse(body) as { data: { eventId: string } }).data.eventId,
  );
/** What the client's screen shows. */
const shown = async () => {
  const server_ = await server.listen();
  const answer = await fetch(`${server_}/api/events/${eventId}/figures`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as {
    asAt: string;
    isMasked: boolean;
    presentations: { count: number | null };
  };
};

it('are made for a client with its figures alone', async () => {
  const [own, other, provider] = receivers;
  if (own === undefined || other === undefined || provider === undefined) throw new Error('No receivers');
  const refused = await create(own, { clientId, events: ['figures_released', 'prf_signed'] });
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    problems: [{ field: 'events', code: 'not_for_clients' }],
  });
  expect((await create(own, { clientId: newId() })).errors?.[0]?.extensions).toMatchObject({
    problems: [{ field: 'clientId' }],
  });
  const made = await create(own, { clientId });
  expect(made.data?.['createWebhook']).toMatchObject({
    createdWebhook: {
      webhook: { clientId, clientName: 'Harrowmere Trust', events: ['figures_released'] },
    },
  });
  expect((await create(other, { clientId: otherId })).errors).toBeUndefined();
  expect((await create(provider, {})).errors).toBeUndefined();
  const { id } = (made.data?.['createWebhook'] as { readonly createdWebhook: { webhook: { id: string } } })
    .createdWebhook.webhook;
  const widened = await admin.graphql(
    'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }',
    { input: { id, events: ['prf_created'] } },
  );
  expect(widened.errors?.[0]?.extensions).toMatchObject({ problems: [{ field: 'events' }] });
});

it('tell a client of its own events, when what it is shown has changed, and at most once an hour', async () => {
  const [own, other, provider] = receivers;
  const { figureNews } = server.services;
  await seen(BEGUN.toISOString(), 7);
  await figureNews.tell();
  await until(
    () => heard(own).length === 1 && heard(other).length === 1 && heard(provider).length === 2,
    WAIT_MS,
  );
  expect([heard(own), heard(other)]).toEqual([[eventId], [otherEventId]]);
  expect(new Set(heard(provider))).toEqual(new Set([eventId, otherEventId]));

  // It holds ids and the time of what the screen shows, and the screen shows just that.
  const [delivery] = own?.received ?? [];
  const { data, type } = JSON.parse(delivery?.body ?? '') as { data: { asAt: string }; type: string };
  const screen = await shown();
  expect([type, data]).toEqual(['figures.released', { eventId, asAt: screen.asAt }]);
  expect(screen).toMatchObject({ isMasked: true, presentations: { count: 5 } });

  // Fifty more within the hour: the screen says nothing, and neither does the webhook.
  await seen(BEGUN.toISOString(), 50);
  for (const later of [1, 20, 38]) {
    minutes(later);
    expect(await figureNews.tell(), `after ${String(later)} minutes more`).toBe(0);
    expect(await shown()).toEqual(screen);
  }
  // The hour is over.
  minutes(1);
  expect(await figureNews.tell()).toBeGreaterThanOrEqual(1);
  await until(() => heard(own).length === 2, WAIT_MS);
  expect((await shown()).presentations).toMatchObject({ count: 55 });
});

it('say nothing where nobody wants to hear, or the client is no longer one', async () => {
  const [own] = receivers;
  await seen(BEGUN.toISOString(), 50);
  minutes(61);
  await server.database.asOwner(
    `UPDATE client SET is_active = false, version = version + 1 WHERE client_id = $1`,
    [clientId],
  );
  await server.services.figureNews.tell();
  await server.database.asOwner(`UPDATE webhook_endpoint SET is_active = false`);
  minutes(61);
  expect(await server.services.figureNews.tell()).toBe(0);
  expect(heard(own)).toHaveLength(2);
});
