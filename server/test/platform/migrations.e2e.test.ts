import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/entities.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import {
  loadMigrations,
  migrateDown,
  migrateUp,
  pendingMigrations,
} from '../../src/platform/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

/** Everything that the public schema consists of, as text that two databases can be compared by. */
const SHAPE = `
  SELECT 'column' AS kind, table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' ||
         coalesce(column_default, '') AS what
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL
  SELECT 'index', indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT 'constraint', conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'trigger', pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function', p.oid::regprocedure::text FROM pg_proc p
   WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'type', t.oid::regtype::text FROM pg_type t
   WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  ORDER BY 1, 2`;

/**
 * What TypeORM would change to make the tables what the entities say. Indexes and constraints are made in SQL alone:
 * TypeORM cannot say a partial, expression or trigram index, and names those that it can say by a hash. So is a default
 * that only the database has. Tables, columns, their types and whether they may be null must be the same.
 */
const differences = async (database: TestDatabase): Promise<string[]> => {
  const owner = createDataSource(database.owner, { entities, poolSize: 2, name: 'sideline-test' });
  await owner.initialize();
  try {
    const { upQueries } = await owner.driver.createSchemaBuilder().log();
    return upQueries
      .map(({ query }) => query)
      .filter(
        (query) =>
          !/^(CREATE|DROP) (UNIQUE )?INDEX|^ALTER TABLE \S+ (ADD|DROP) CONSTRAINT|^COMMENT ON|DROP DEFAULT$/.test(
            query,
          ),
      );
  } finally {
    await owner.destroy();
  }
};

const PERSON = '01900000-0000-7000-8000-000000000001';

describe('migrations', () => {
  let empty: TestDatabase;

  beforeAll(async () => {
    empty = await createTestDatabase({ isEmpty: true });
  });
  afterAll(() => empty.drop());

  it('go up, down to nothing, and up again to the same', async () => {
    const before = await empty.asOwner(SHAPE);
    const names = (await loadMigrations()).map(({ name }) => name);
    expect(await migrateUp(empty.owner, empty.app)).toEqual(names);
    const first = await empty.asOwner(SHAPE);

    expect(await migrateDown(empty.owner, 'all')).toBe(names.length);
    const left = (await empty.asOwner<{ what: string }>(SHAPE)).filter(
      ({ what }) => !what.includes('migration'),
    );
    expect(left).toEqual(before);

    expect(await migrateUp(empty.owner, empty.app)).toEqual(names);
    expect(await empty.asOwner(SHAPE)).toEqual(first);
    expect(await migrateUp(empty.owner, empty.app)).toEqual([]);
  });

  it('keep the rights of people from before one right covered approving', async () => {
    const database = await createTestDatabase();
    const [before, after] = ['approveOrders', 'approve'].map((right) => ({
      voidRecords: true,
      [right]: false,
    }));
    const rights = () =>
      database.asOwner(`
        SELECT v.value, c.before, c.after FROM setting_value v JOIN setting_change c USING (kind, key)
        WHERE v.kind = 'rights'`);
    try {
      const names = (await loadMigrations()).map(({ name }) => name);
      await migrateDown(
        database.owner,
        names.length - names.findIndex((name) => name.startsWith('LetOneRightCoverApproving')),
      );
      await database.asOwner(
        `INSERT INTO app_user (id, email, first_name, last_name, role, password_hash, created_at)
         VALUES ($1, 'robin@example.org', 'Robin', 'Hale', 'admin', 'x', now())`,
        [PERSON],
      );
      await database.asOwner(
        `INSERT INTO setting_value (kind, key, version, value) VALUES ('rights', $1, 1, $2)`,
        [PERSON, JSON.stringify(before)],
      );
      await database.asOwner(
        `INSERT INTO setting_change (id, kind, key, before, after, changed_at, changed_by)
         VALUES ($1::uuid, 'rights', $1, NULL, $2, now(), $1::uuid)`,
        [PERSON, JSON.stringify(before)],
      );
      await migrateUp(database.owner, database.app);
      expect(await rights()).toEqual([{ value: after, before: null, after }]);
    } finally {
      await database.drop();
    }
  });

  it('wait for each other when two starts come at once', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    try {
      const runs = await Promise.all([
        migrateUp(database.owner, database.app),
        migrateUp(database.owner, database.app),
      ]);
      expect(runs.map((names) => names.length).sort((a, b) => a - b)).toEqual([
        0,
        (await loadMigrations()).length,
      ]);
    } finally {
      await database.drop();
    }
  });
});

describe('the migrated database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('has nothing pending', async () => {
    expect(await pendingMigrations(database.dataSource, await loadMigrations())).toEqual([]);
  });

  it('agrees with the entities in every table and column', async () => {
    expect(await differences(database)).toEqual([]);
  });

  it('would be seen to disagree', async () => {
    const changed = await createTestDatabase();
    try {
      await changed.asOwner('ALTER TABLE app_user RENAME COLUMN first_name TO forename');
      await changed.asOwner('ALTER TABLE app_user ALTER COLUMN created_at DROP NOT NULL');
      expect((await differences(changed)).join('\n')).toMatch(
        /DROP COLUMN "forename"[^]*ADD "first_name"[^]*"created_at" SET NOT NULL/,
      );
      // A table that no migration makes: TypeORM would make it with its key, by one statement.
      await changed.asOwner('DROP TABLE user_list_view');
      expect((await differences(changed)).join('\n')).toContain('CREATE TABLE "user_list_view"');
    } finally {
      await changed.drop();
    }
  });

  it('gives the application rows to work with and no table of its own', async () => {
    const { dataSource } = database;
    const [role] = await dataSource.query<{ name: string }[]>('SELECT current_user AS name');
    expect(role?.name).toBe('sideline_app');
    const owned = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class WHERE relowner = 'sideline_app'::regrole`,
    );
    expect(owned).toEqual([]);
    await expect(dataSource.query('CREATE TABLE public.mine (id integer)')).rejects.toThrow(
      'permission denied',
    );
    await expect(dataSource.query('DROP TABLE migration')).rejects.toThrow('must be owner');
  });

  it('has no statement compiled, which takes longer than our statements do', async () => {
    const { dataSource } = database;
    // What the server under the tests sets for everybody is not asked: another server may set nothing.
    const [jit] = await dataSource.query<{ setting: string; source: string }[]>(
      `SELECT setting, source FROM pg_settings WHERE name = 'jit'`,
    );
    expect(jit).toEqual({ setting: 'off', source: 'client' });
  });

  it.each(['pg_trgm', 'btree_gist', 'unaccent', 'fuzzystrmatch', 'pgcrypto', 'citext'])(
    'has %s',
    async (name) => {
      expect(await database.asOwner('SELECT FROM pg_extension WHERE extname = $1', [name])).toHaveLength(1);
    },
  );
});
