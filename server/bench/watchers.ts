import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { operationText } from '../test/client-operations.js';
import { SAVE_MUTATION } from './documents.js';
import { clientOf } from './live.js';
import { cpuOf } from './cpu.js';
import { quantile } from './load.js';
import type { Claim } from './report.js';
import type { Seeded } from './seed.js';
import type { Server } from './servers.js';

/**
 * What an event's live figures cost the server while 500 people watch them, each with a session and a socket of their own, and
 * 20 new records a second change them: processor time against the clock, changes and all. Afterwards every watcher must
 * have seen the last record.
 */

const WATCHERS = 500;
const CHANGES_A_SECOND = 20;
const SECONDS = 20;
const SEEN_BEFORE = 600;
const OPEN_AT_ONCE = 25;
const LAST_MS = 10_000;
/** What is asked. */
const AT_MOST_PERCENT = 40;

interface Told {
  readonly eventFiguresChanged: { readonly presentations: { readonly count: number } };
}

/** A live event with people seen already. Gives its id. */
const seedLiveEvent = async (owner: pg.Client, { userIds }: Seeded): Promise<string> => {
  const eventId = randomUUID();
  await owner.query(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status, venue_type, attendance_actual)
     VALUES ($1, 'Bench Festival', now() - interval '6 hours', now() + interval '6 hours', 'live', 'Festival', 20000)`,
    [eventId],
  );
  await owner.query(
    `WITH made AS (
       INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids)
       SELECT gen_random_uuid(), 'BENCH-' || n, $1, $2::uuid, 'in_progress', now() - n * interval '30 seconds', now(), ARRAY[$2::uuid]
       FROM generate_series(1, $3::int) AS n RETURNING id, created_at
     )
     INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
     SELECT id, s.key, 1, s.value, $2, now() FROM made, LATERAL (VALUES
       ('incidentDetails', jsonb_build_object('incident_date', created_at, 'acuity', 'p3')),
       ('clinical_impression', '{"clinical_impression": ["sprain"]}'),
       ('DispositionOutcome', '{"disposition_outcome": "discharged_with_advice"}')) AS s (key, value)`,
    [eventId, userIds[0], SEEN_BEFORE],
  );
  await owner.query('VACUUM ANALYZE prf, prf_section, event');
  return eventId;
};

export const measureWatchers = async (
  what: string,
  server: Server,
  owner: pg.Client,
  seeded: Seeded,
): Promise<Claim> => {
  const { port, pid } = server;
  const eventId = await seedLiveEvent(owner, seeded);
  const query = operationText('FollowEventFigures');
  /** When each watcher first saw so many. */
  const seen = Array.from({ length: WATCHERS }, () => new Map<number, number>());
  const lost: string[] = [];
  const watch = async (watcher: number) => {
    const client = clientOf(port, seeded.tokens[watcher + 1] ?? '');
    const following = client.iterate<Told>({ query, variables: { eventId } });
    const first = await following.next();
    if (first.done === true || first.value.data?.eventFiguresChanged.presentations.count === undefined)
      throw new Error('The figures cannot be followed.');
    void (async () => {
      for await (const { data } of following) {
        const count = data?.eventFiguresChanged.presentations.count;
        if (count !== undefined && !seen[watcher]?.has(count)) seen[watcher]?.set(count, performance.now());
      }
    })().catch((error: unknown) => {
      lost.push(JSON.stringify(error));
    });
    return client;
  };
  const clients = [];
  for (let from = 0; from < WATCHERS; from += OPEN_AT_ONCE)
    clients.push(
      ...(await Promise.all(Array.from({ length: OPEN_AT_ONCE }, (_, place) => watch(from + place)))),
    );
  await pause(2_000);

  const change = async (place: number): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `sideline=${seeded.tokens[WATCHERS + 1 + (place % 100)] ?? ''}`,
      },
      body: JSON.stringify({
        query: SAVE_MUTATION,
        variables: {
          input: {
            commands: [
              {
                ...{
                  commandId: randomUUID(),
                  prfId: randomUUID(),
                  section: 'incidentDetails',
                  baseVersion: 0,
                },
                deviceTime: new Date().toISOString(),
                changes: {
                  incidentDetails: {
                    event_id: eventId,
                    incident_date: new Date().toISOString(),
                    acuity: 'p2',
                  },
                },
              },
            ],
          },
        },
      }),
    });
    const text = await answer.text();
    if (!text.includes('"SAVED"')) throw new Error(`Unexpected answer: ${text.slice(0, 300)}`);
    return performance.now();
  };
  const [began, before] = [performance.now(), cpuOf(pid)];
  const changes = SECONDS * CHANGES_A_SECOND;
  const acknowledged = await Promise.all(
    Array.from({ length: changes }, async (_, place) => {
      await pause((place * 1_000) / CHANGES_A_SECOND);
      return change(place);
    }),
  );
  // The last figures are brought within the same time.
  const total = SEEN_BEFORE + changes;
  const until = performance.now() + LAST_MS;
  while (performance.now() < until && !seen.every((counts) => counts.has(total))) await pause(20);
  const percent = ((cpuOf(pid) - before) / (performance.now() - began)) * 100;
  for (const client of clients) await client.dispose();
  if (!seen.every((counts) => counts.has(total)))
    throw new Error(
      `A watcher never saw the last record; ${String(lost.length)} subscriptions ended: ${lost[0] ?? ''}`,
    );
  const saved = acknowledged.toSorted((a, b) => a - b);
  const waited = seen
    .flatMap((counts) => {
      const told = [...counts].sort(([, a], [, b]) => a - b);
      return saved.map((at, place) => {
        const [, when = Number.POSITIVE_INFINITY] =
          told.find(([count]) => count >= SEEN_BEFORE + place + 1) ?? [];
        return Math.max(0, when - at);
      });
    })
    .sort((a, b) => a - b);
  const [half, all] = [quantile(waited, 0.5).toFixed(0), quantile(waited, 0.99).toFixed(0)];
  return {
    what: `${what}: the server with ${String(WATCHERS)} watchers and ${String(CHANGES_A_SECOND)} changes a second (a change is on half of the screens after ${half} ms, on all but one in a hundred after ${all} ms)`,
    ...{ value: percent, unit: '% of one core', limit: AT_MOST_PERCENT, is: 'at most' },
  };
};
