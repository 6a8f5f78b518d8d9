import { COUNTING } from '@sideline/schema/statistics/figures';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Claim } from './report.js';
import type { Seeded } from './seed.js';

/**
 * What the figures of one day read, before and after a year of other events has gone by: rows that PostgreSQL itself counts,
 * so that the measurement is the same on any machine. A figure that scanned the year would read it here.
 */

const SEEN = 60;
const EVENTS = 365;
/** What is asked: no more than without the year, but for the rows of a page that may be looked at in passing. */
const AT_MOST = 1.1;

const TABLES = ['prf', 'prf_section', 'prf_alert', 'see_and_treat_log', 'patient', 'shift', 'event'];

/** So many events a day apart, each with as many records. Gives the ids. */
const seedEvents = async (owner: pg.Client, user: string, count: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await owner.query(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status, venue_type, attendance_actual)
     SELECT id, 'Day ' || place, now() - place * interval '1 day', now() - place * interval '1 day' + interval '10 hours', 'live',
            'Arena ' || place, 5000
     FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, place)`,
    [ids],
  );
  await owner.query(
    `WITH made AS (
       INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids)
       SELECT gen_random_uuid(), 'YEAR-' || e.event_id || '-' || n, e.event_id, $2::uuid, 'in_progress', e.starts_at, now(), ARRAY[$2::uuid]
       FROM event e, generate_series(1, $3::int) AS n WHERE e.event_id = ANY ($1::uuid[]) RETURNING id, created_at
     )
     INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
     SELECT id, 'incidentDetails', 1, jsonb_build_object('incident_date', created_at), $2, now() FROM made`,
    [ids, user, SEEN],
  );
  await owner.query('VACUUM ANALYZE prf, prf_section, event');
  return ids;
};

/** How many rows of the tables a statement reads, and how many tables it reads from end to end. */
const readBy = async (owner: pg.Client, text: string, values: readonly unknown[]) => {
  const counts = async () => {
    const { rows } = await owner.query<{ rows: number; scans: number }>(
      `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS rows, sum(seq_scan)::int AS scans
       FROM pg_stat_xact_user_tables WHERE relname = ANY ($1)`,
      [TABLES],
    );
    return rows[0] ?? { rows: 0, scans: 0 };
  };
  await owner.query('BEGIN');
  const before = await counts();
  await owner.query(text, [...values]);
  const after = await counts();
  await owner.query('ROLLBACK');
  return { rows: after.rows - before.rows, scans: after.scans - before.scans };
};

export const measureYear = async (
  what: string,
  owner: pg.Client,
  { userIds }: Seeded,
): Promise<readonly Claim[]> => {
  const [user = ''] = userIds;
  const [day = ''] = await seedEvents(owner, user, 1);
  const figures = [
    ['the figures of a day', 'SELECT event_tally($1, $2::jsonb, now())'],
    ['its headline', 'SELECT * FROM event_headline($1, $2::jsonb)'],
  ] as const;
  const read = async () => {
    const counts = [];
    for (const [, text] of figures) counts.push(await readBy(owner, text, [day, JSON.stringify(COUNTING)]));
    return counts;
  };
  const alone = await read();
  await seedEvents(owner, user, EVENTS);
  const among = await read();
  return figures.flatMap(([name], place) => {
    const [before, after] = [alone[place], among[place]];
    if (before === undefined || after === undefined || before.rows < SEEN)
      throw new Error(`Nothing was read for ${name}.`);
    return [
      {
        what: `${what}: ${name}, rows read among a year of ${String(EVENTS)} events (${String(after.rows)})`,
        ...{
          value: after.rows / before.rows,
          unit: 'times those without it',
          limit: AT_MOST,
          is: 'at most' as const,
        },
      },
    ];
  });
};
