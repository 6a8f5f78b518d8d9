import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { MOST_COMPARED } from '@sideline/schema/statistics/rates';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { readBoard, readEnded, readLog } from '../src/modules/control/control-board.hot.js';
import { readCheer } from '../src/modules/cheer-report/cheer-report.hot.js';
import { readCompared } from '../src/modules/event-figures/event-comparison.hot.js';
import {
  PAST_AT_ONCE,
  readCounted,
  readMaskedLists,
  readOpenLists,
} from '../src/modules/event-figures/event-figures.hot.js';
import { readOperations } from '../src/modules/event-figures/event-operations.hot.js';
import { closeWorld, newEvent, openWorld, sql, world } from './event-figures-fixture.js';

/**
 * A figure of one day reads the rows of that day, whatever else a year has brought. PostgreSQL counts what it reads, also within
 * functions, and chooses its plans by the real size of the tables: nothing here is timed, and no plan is forced.
 */

/** What each event has. */
const EACH = {
  prf: 40,
  prf_section: 40,
  see_and_treat_log: 20,
  shift: 8,
  incident: 10,
  incident_record: 10,
  control_log: 20,
  stock_move: 10,
} as const;
type Table = keyof typeof EACH;
const TABLES = Object.keys(EACH) as readonly Table[];
const YEAR = 365;
/** A row may be looked at in more than one part of a statement. */
const LOOKS = 5;

let eventId: string;

const seed = async (ids: readonly string[], prfState: string): Promise<void> => {
  const by = world.caller('author').user?.id ?? '';
  const [item, place] = [newId(), newId()];
  await sql(
    `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, has_expiry, created_at)
     VALUES ($1::uuid, $1::uuid::text, $1::uuid::text, 'consumable', 'each', false, false, now())`,
    [item],
  );
  await sql(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at)
     VALUES ($1::uuid, $1::uuid::text, 'main_storage_box', 'place', now())`,
    [place],
  );
  // As they lie there, not how they came: what watches each change of a record would take minutes.
  for (const table of TABLES) await sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await sql(
    `INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids)
     SELECT gen_random_uuid(), e.event_id || '-' || n, e.event_id, $2::uuid, $3, e.starts_at, e.starts_at, ARRAY[$2::uuid]
     FROM event e, generate_series(1, ${String(EACH.prf)}) n WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by, prfState],
  );
  await sql(
    `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
     SELECT p.id, 'incidentDetails', 1, jsonb_build_object('incident_date', p.created_at), $2, p.created_at
     FROM prf p WHERE p.event_id = ANY ($1::uuid[])`,
    [ids, by],
  );
  await sql(
    `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, clinician_name, clinician_role,
       recorded_at, recorded_by)
     SELECT gen_random_uuid(), e.event_id, $3, e.starts_at, 'Blister', 'Rhian Vaughan', 'FREC 4', e.starts_at, $2
     FROM event e, generate_series(1, ${String(EACH.see_and_treat_log)}) WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by, world.ids.otherPatient],
  );
  await sql(
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
     SELECT gen_random_uuid(), e.event_id, e.event_id, e.starts_at, e.starts_at + interval '8 hours', 'medic', 'normal', 'open', $2, now()
     FROM event e, generate_series(1, ${String(EACH.shift)}) WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by],
  );
  await sql(
    `INSERT INTO incident (incident_id, event_id, number, priority, place, what, state, called_at, clear_at, opened_by, opened_at,
       changed_by, changed_at, change)
     SELECT gen_random_uuid(), e.event_id, n, 'p2', 'Gate 2', 'Fall', 'clear', e.starts_at, e.starts_at + interval '1 hour', $2,
       e.starts_at, $2, e.starts_at, 'opened'
     FROM event e, generate_series(1, ${String(EACH.incident)}) n WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by],
  );
  await sql(
    `INSERT INTO incident_record (incident_id, prf_id, linked_at, linked_by)
     SELECT i.incident_id, p.id, i.called_at, $2 FROM incident i JOIN prf p ON p.custom_prf_id = i.event_id || '-' || i.number
     WHERE i.event_id = ANY ($1::uuid[])`,
    [ids, by],
  );
  await sql(
    `INSERT INTO control_log (event_id, number, entry_id, happened_at, recorded_at, kind, text, written_by)
     SELECT e.event_id, n, gen_random_uuid(), e.starts_at, e.starts_at, 'call', 'Gate 2 open', $2
     FROM event e, generate_series(1, ${String(EACH.control_log)}) n WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by],
  );
  await sql(
    `INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
     SELECT id, id::text, id::text, $2, now() FROM unnest($1::uuid[]) id`,
    [ids, by],
  );
  await sql(
    `INSERT INTO stock_move (id, posting_id, line, item_id, from_location_id, to_location_id, quantity, reason, source_kind, event_id,
       performed_by, occurred_at, recorded_at, from_balance, to_balance)
     SELECT gen_random_uuid(), e.event_id, n, $3, $4, $5, 1, 'used', 'prf', e.event_id, $2, e.starts_at, e.starts_at, 0, 0
     FROM event e, generate_series(1, ${String(EACH.stock_move)}) n WHERE e.event_id = ANY ($1::uuid[])`,
    [ids, by, item, place, virtualLocation('consumed')],
  );
  for (const table of TABLES) await sql(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};

beforeAll(async () => {
  await openWorld();
  eventId = await newEvent();
  await sql(
    `INSERT INTO event (event_id, client_id, name, starts_at, ends_at, status, attendance_actual, venue_type)
     SELECT gen_random_uuid(), $1, 'Day ' || n, $2::timestamptz - n * interval '1 day',
       $2::timestamptz - n * interval '1 day' + interval '8 hours', 'closed', 1000, 'Arena'
     FROM generate_series(1, ${String(YEAR)}) n`,
    [world.ids.client, world.server.clock.now()],
  );
  const year = await sql<{ id: string }>(`SELECT event_id AS id FROM event WHERE name LIKE 'Day %'`);
  await seed(
    year.map(({ id }) => id),
    'completed',
  );
  await seed([eventId], 'in_progress');
  await sql(`VACUUM ANALYZE ${TABLES.join(', ')}, event`);
});
afterAll(closeWorld);

interface Reading {
  readonly table: Table;
  readonly rows: number;
  readonly scans: number;
}
/** What is read of each table by what is done in one transaction. */
const readBy = (act: (manager: EntityManager) => Promise<unknown>): Promise<readonly Reading[]> =>
  world.server.database.dataSource.transaction(async (manager) => {
    const counts = () =>
      manager.query<Reading[]>(
        `SELECT relname AS table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS rows, seq_scan::int AS scans
         FROM pg_stat_xact_user_tables WHERE relname = ANY ($1) ORDER BY relname`,
        [TABLES],
      );
    const before = await counts();
    await act(manager);
    const after = await counts();
    return after.map(({ table, rows, scans }, place) => ({
      table,
      rows: rows - (before[place]?.rows ?? 0),
      scans: scans - (before[place]?.scans ?? 0),
    }));
  });

const contextOf = (manager: EntityManager): Context =>
  ({ manager, clock: () => world.server.clock.now() }) as unknown as Context;

type Case = readonly [what: string, events: number, act: (manager: EntityManager) => Promise<unknown>];
const asked = () => ({ eventId, now: world.server.clock.now() });
const CASES: readonly Case[] = [
  ['the figures of an event', 1, (manager) => readCounted(manager, { ...asked(), audience: null }, false)],
  [
    'the figures of an event as its client sees them',
    // With those of earlier ones, which it compares with.
    1 + MOST_COMPARED,
    (manager) => readCounted(manager, { ...asked(), audience: { clientId: world.ids.client } }, false),
  ],
  [
    'the figures of an event beside earlier ones',
    1 + MOST_COMPARED,
    (manager) => readCounted(manager, { ...asked(), audience: null }, true),
  ],
  ['the comparison after an event', 1 + MOST_COMPARED, (manager) => readCompared(manager, eventId)],
  [
    'the events of a client',
    1 + PAST_AT_ONCE + 1,
    (manager) => readOpenLists(manager, world.ids.client, null),
  ],
  // Each is released once an hour, with what it is compared with.
  [
    'the first sight that a client has of its events in an hour',
    (1 + PAST_AT_ONCE + 1) * (1 + MOST_COMPARED),
    (manager) => readMaskedLists(manager, world.ids.client, null, world.server.clock.now()),
  ],
  [
    'every further sight of them',
    0,
    (manager) => readMaskedLists(manager, world.ids.client, null, world.server.clock.now()),
  ],
  ['how an event was run', 1, (manager) => readOperations(manager, eventId)],
  ['the cheer report of an event', 1, (manager) => readCheer(manager, eventId, null)],
  ['the control board', 1, (manager) => readBoard(contextOf(manager), eventId)],
  [
    'the ended incidents of an event',
    1,
    (manager) => readEnded(contextOf(manager), eventId, { first: 50, after: null }),
  ],
  ...[false, true].map((isBackward): Case => [
    `a page of the control log${isBackward ? ', from its first entry' : ''}`,
    1,
    (manager) => readLog(contextOf(manager), eventId, { after: null, limit: 50, isBackward }),
  ]),
];

it.each(CASES)('%s: of at most %d events, and no table from end to end', async (_, events, act) => {
  const readings = await readBy(act);
  expect(readings.map(({ table }) => table)).toEqual([...TABLES].sort());
  expect(readings.filter(({ scans }) => scans > 0)).toEqual([]);
  expect(readings.filter(({ table, rows }) => rows > LOOKS * events * EACH[table])).toEqual([]);
  // Nothing would be shown by a statement that reads nothing.
  expect(readings.some(({ rows }) => rows > 0)).toBe(events > 0);
});

it('would be found out if it scanned the year', async () => {
  const [prf] = (
    await readBy((manager) => manager.query(`SELECT count(*) FROM prf WHERE summary->>'x' = 'y'`))
  ).filter(({ table }) => table === 'prf');
  expect(prf?.scans).toBe(1);
  expect(prf?.rows).toBeGreaterThan(LOOKS * EACH.prf);
});
