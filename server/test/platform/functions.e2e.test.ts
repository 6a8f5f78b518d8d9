import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyFunctions,
  FUNCTIONS_FOLDER,
  loadFunctions,
  OUR_FUNCTIONS,
  type DatabaseFunction,
} from '../../src/platform/database/functions.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrateUp } from '../../src/platform/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

/** From this migration on a function is written in its home alone. */
const HOMES_SINCE = '1795700300000';
const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

describe('the functions of the database', () => {
  let database: TestDatabase;
  const held = () => database.asOwner<DatabaseFunction>(OUR_FUNCTIONS);
  const apply = async () => {
    const owner = createDataSource(database.owner, { entities: [], poolSize: 1, name: 'sideline-test' });
    await owner.initialize();
    try {
      return await applyFunctions(owner);
    } finally {
      await owner.destroy();
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('have one home each, which PostgreSQL would write as it is', async () => {
    const homes = await loadFunctions();
    const functions = await held();
    expect(functions.map(({ name }) => name)).toEqual([...homes.keys()].toSorted());
    for (const { name, definition } of functions)
      await expect(definition, `${FUNCTIONS_FOLDER}/${name}.sql`).toMatchFileSnapshot(
        `${FUNCTIONS_FOLDER}/${name}.sql`,
      );
    expect(await apply()).toEqual([]);
  });

  it('are put back where they were changed by hand, and only those', async () => {
    const before = await held();
    await database.asOwner(
      `CREATE OR REPLACE FUNCTION figure_floor(n integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 0'`,
    );
    expect(await apply()).toEqual(['figure_floor']);
    expect(await held()).toEqual(before);
  });

  it('are left to the newer version that has migrated the database', async () => {
    await database.asOwner(
      `CREATE OR REPLACE FUNCTION figure_floor(n integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 0'`,
    );
    await database.asOwner(
      `INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'Newer9999999999999')`,
    );
    await migrateUp(database.owner, database.app);
    expect((await held()).find(({ name }) => name === 'figure_floor')?.definition).toContain('SELECT 0');
  });

  it('are written by no newer migration', () => {
    const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.ts') && file > HOMES_SINCE);
    const writing = files.filter((file) =>
      /CREATE (OR REPLACE )?(FUNCTION|PROCEDURE)/u.test(readFileSync(new URL(file, MIGRATIONS), 'utf8')),
    );
    expect(writing).toEqual([]);
  });
});
