import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { operationText } from '../test/client-operations.js';
import { both, run, summed, type Answer, type Load, type Measured, type Shooter } from './load.js';
import { madePatient } from './patients-data.js';
import type { Claim, Comparison } from './report.js';
import type { Seeded } from './seed.js';
import { persisted } from './shots.js';
import type { Server } from './servers.js';

/**
 * The reads that once grew with the database: the same read at each size, beside itself at the smallest. Its plan is checked by the
 * rows that it reads, which PostgreSQL counts: about as many at each size. A slow or busy machine does not change that.
 */

/** What is asked: beside the same read among the fewest. */
const AT_MOST = 1.3;
const USERS = 4;
const WARM_REQUESTS = 40;
const REQUESTS = 400;
const LONGEST_SECONDS = 60;
/** A connection that idles tells what it read after ten seconds at the latest. */
const COUNTED_MS = 11_000;
/** Of a hundred patients forty have a record; an event has four thousand. */
const RECORDS_EACH = 0.4;
const EVENT_RECORDS = 4_000;

/** The tables that grow. */
const TABLES = ['patient', 'prf', 'event'] as const;

interface Read {
  readonly name: string;
  readonly needle: string;
  readonly shoot: Shooter;
}

/** Signed records of other events, until there are so many for so many patients. Those that are there are the first event's. */
export const growRecords = async (
  owner: pg.Client,
  { userIds }: Seeded,
  from: number,
  patients: number,
): Promise<number> => {
  let count = from;
  const wanted = Math.floor(patients * RECORDS_EACH);
  // They are put there as signed, which no product's way allows.
  await owner.query('ALTER TABLE prf DISABLE TRIGGER USER');
  while (count < wanted) {
    const event = randomUUID();
    const part = Math.min(EVENT_RECORDS, wanted - count);
    await owner.query(
      `INSERT INTO event (event_id, name, starts_at, ends_at)
       VALUES ($1, 'Bench Fair ' || $2, now() - interval '2 days', now() - interval '1 day')`,
      [event, count],
    );
    await owner.query(
      `INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, created_at, updated_at, summary, writer_ids)
       SELECT gen_random_uuid(), 'SL-250606-' || lpad(upper(to_hex($3 + n)), 8, '0'), $1, (
                '01900000-0000-7000-8000-' || lpad(to_hex(($3 + n) * 997 % $5), 12, '0'))::uuid,
              ($2::uuid[])[1 + n % cardinality($2::uuid[])], 'completed', now() - interval '3 days' - n * interval '1 second',
              now() - interval '1 day' - n * interval '1 second', '{"chiefComplaint": "Fall"}', ARRAY[($2::uuid[])[1]]
       FROM generate_series(0, $4::integer - 1) AS n`,
      [event, userIds, count, part, patients],
    );
    count += part;
  }
  await owner.query('ALTER TABLE prf ENABLE TRIGGER USER');
  await owner.query('VACUUM ANALYZE prf, event');
  return count;
};

const readsOf = (seeded: Seeded, event: string): readonly Read[] => {
  const token = (user: number, round: number) =>
    seeded.tokens[(user * 251 + round) % seeded.tokens.length] ?? '';
  const of = (
    name: string,
    operation: string,
    needle: string,
    variables: (place: number) => unknown,
  ): Read => {
    const query = persisted(operationText(operation));
    return {
      name,
      needle,
      shoot: (user, round) => query(token(user, round), variables(user * 31 + round)),
    };
  };
  const surname = (place: number): string =>
    madePatient(place * 17)
      .name.split(' ')
      .at(-1) ?? '';
  return [
    of('the patients, with how many there are', 'Patients', '"totalCount"', () => ({ first: 25 })),
    of('the patients by a short text', 'Patients', '"totalCount"', (place) => ({
      first: 25,
      filter: { text: surname(place).slice(0, 2) },
    })),
    of('the PRFs by text', 'AllPrfs', '"totalCount"', (place) => ({
      first: 25,
      filter: { text: surname(place) },
    })),
    of('an event’s PRFs by update', 'EventPrfs', '"totalCount"', () => ({
      eventId: event,
      order: { by: 'updated', direction: 'descending' },
    })),
    of('the dashboard', 'Dashboard', '"recentPatients"', () => ({ isAdmin: false })),
  ];
};

/** How many rows have been read of the tables that grow. */
const readSoFar = async (owner: pg.Client): Promise<number> => {
  const { rows } = await owner.query<{ rows: number }>(
    `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 AS rows
     FROM pg_stat_user_tables WHERE relname = ANY ($1)`,
    [TABLES],
  );
  return rows[0]?.rows ?? 0;
};

export interface Grown {
  readonly comparison: Comparison;
  /** For one request. */
  readonly rows: number;
}

const check =
  (needle: string) =>
  ({ status, body }: Answer): void => {
    if (status !== 200 || body.includes('"errors"') || !body.includes(needle))
      throw new Error(`Unexpected answer ${String(status)}: ${body.slice(0, 400)}`);
  };

/** Each read at one size, with what it read. */
export const measureGrowth = async (
  server: Server,
  postmaster: number,
  owner: pg.Client,
  seeded: Seeded,
  patients: number,
): Promise<readonly Grown[]> => {
  const { rows } = await owner.query<{ event_id: string }>('SELECT event_id FROM prf WHERE id = $1', [
    seeded.prfs[0]?.id,
  ]);
  const grown: Grown[] = [];
  for (const read of readsOf(seeded, rows[0]?.event_id ?? '')) {
    const load: Load = {
      ...{ port: server.port, pid: server.pid, postmaster, users: USERS },
      ...{ seconds: LONGEST_SECONDS, shoot: read.shoot, check: check(read.needle) },
    };
    await run({ ...load, users: 1, requests: 1 });
    await run({ ...load, requests: WARM_REQUESTS });
    await pause(COUNTED_MS);
    const before = await readSoFar(owner);
    const measured: Measured = summed([await run({ ...load, requests: REQUESTS })]);
    await pause(COUNTED_MS);
    const after = await readSoFar(owner);
    const name = `${read.name}, ${patients.toLocaleString('en-GB')} patients`;
    const one = {
      comparison: { name, product: measured, floor: null, atMost: null, each: 1 },
      rows: (after - before) / measured.requests,
    };
    console.log(`${name}: ${both(measured).toFixed(2)} ms, ${one.rows.toFixed(0)} rows read`);
    grown.push(one);
  }
  return grown;
};

/** What is asked of each read at a size, beside the same at the smallest: `sizes` are what `measureGrowth` gave, the smallest first. */
export const growthClaims = (sizes: readonly (readonly Grown[])[]): readonly Claim[] => {
  const [smallest = [], ...larger] = sizes;
  return larger.flatMap((size) =>
    size.flatMap(({ comparison, rows }, place): Claim[] => {
      const small = smallest[place];
      if (small === undefined) return [];
      const what = `${comparison.name}, beside the fewest`;
      return [
        {
          ...{
            what: `${what}, CPU of server and database`,
            value: both(comparison.product) / both(small.comparison.product),
          },
          ...{ unit: 'times', limit: AT_MOST, is: 'at most' },
        },
        {
          ...{ what: `${what}, rows read`, value: rows / Math.max(small.rows, 1), unit: 'times' },
          ...{ limit: AT_MOST, is: 'at most' },
        },
      ];
    }),
  );
};
