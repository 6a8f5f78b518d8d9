import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  countRow,
  execute,
  fetchMaybe,
  fetchOne,
  fetchRows,
  listedText,
  storedJson,
  UnexpectedAnswer,
  type Runner,
} from '../../src/platform/database/checked.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

const teamRow = z.object({ name: z.string(), members: z.number() });
const TEAM = `SELECT $1::text AS name, $2::integer AS members`;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.owner.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const undone = Symbol('undone');
/** Runs `work` in a transaction that is taken back. */
const inTransaction = (work: (inside: Runner) => Promise<void>): Promise<void> =>
  database.dataSource
    .transaction(async (inside) => {
      await work(inside);
      throw undone as unknown as Error;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });

describe.each([
  { on: 'the data source', runner: (): Runner => database.dataSource.manager },
  { on: 'a pool of the driver', runner: (): Runner => pool },
])('a checked read on $on', ({ runner }) => {
  it('answers the rows of their shape', async () => {
    expect(await fetchRows(runner(), teamRow, TEAM, ['Comets', 12])).toEqual([
      { name: 'Comets', members: 12 },
    ]);
    expect(await fetchOne(runner(), teamRow, TEAM, ['Comets', 12])).toEqual({ name: 'Comets', members: 12 });
    expect(await fetchMaybe(runner(), teamRow, `${TEAM} LIMIT 0`, ['Comets', 12])).toBeUndefined();
  });

  it('names statement and column, and no value, where the database answers otherwise', async () => {
    const wrong = fetchRows(runner(), teamRow, `SELECT 'Comets' AS name,\n  'twelve' AS members`);
    await expect(wrong).rejects.toThrow(UnexpectedAnswer);
    await expect(wrong).rejects.toThrow(/^Column members: .*: SELECT 'Comets' AS name, 'twelve' AS members$/);
    const missing = fetchMaybe(runner(), teamRow, TEAM, ['Comets', null]);
    await expect(missing).rejects.toThrow(/^(?!.*Comets)Column members: /);
    await expect(fetchRows(runner(), teamRow, 'SELECT 1 AS members')).rejects.toThrow('Column name: ');
  });

  it('refuses none or several where one row is certain', async () => {
    const among = 'SELECT 1 AS count FROM generate_series(1, $1::integer)';
    await expect(fetchOne(runner(), countRow, among, [0])).rejects.toThrow(
      '0 rows came where one was expected',
    );
    await expect(fetchOne(runner(), countRow, among, [2])).rejects.toThrow(
      '2 rows came where one was expected',
    );
  });

  it('counts what was found', async () => {
    expect(await execute(runner(), 'SELECT FROM generate_series(1, 3)')).toBe(3);
  });
});

it('reads what each kind of statement returns, and counts what it wrote', () =>
  inTransaction(async (inside) => {
    const made = `INSERT INTO cheer_team (team_id, team_name) VALUES (gen_random_uuid(), $1)`;
    const nameRow = z.object({ name: z.string() });
    expect(await execute(inside, made, ['Comets'])).toBe(1);
    expect(await fetchRows(inside, nameRow, `${made} RETURNING team_name AS name`, ['Stars'])).toEqual([
      { name: 'Stars' },
    ]);
    const renamed = `UPDATE cheer_team SET team_name = $2 WHERE team_name = $1`;
    expect(await execute(inside, renamed, ['Stars', 'Suns'])).toBe(1);
    expect(
      await fetchOne(inside, nameRow, `${renamed} RETURNING team_name AS name`, ['Suns', 'Moons']),
    ).toEqual({
      name: 'Moons',
    });
    const removed = 'DELETE FROM cheer_team WHERE team_name = $1';
    expect(await execute(inside, removed, ['Comets'])).toBe(1);
    expect(
      await fetchMaybe(inside, nameRow, `${removed} RETURNING team_name AS name`, ['None']),
    ).toBeUndefined();
  }));

it('hands documents on as they came', async () => {
  const shape = z.object({
    sheet: storedJson<{ readonly lines: readonly number[] }>(),
    state: listedText<'open'>(),
  });
  const { manager } = database.dataSource;
  const row = await fetchOne(
    manager,
    shape,
    `SELECT '{"lines":[1],"more":true}'::jsonb AS sheet, 'open' AS state`,
  );
  expect(row).toEqual({ sheet: { lines: [1], more: true }, state: 'open' });
  await expect(fetchOne(manager, shape, `SELECT NULL AS sheet, 'open' AS state`)).rejects.toThrow(
    'Column sheet: ',
  );
});
