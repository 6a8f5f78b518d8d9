import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { countRow, execute, fetchMaybe, fetchOne, fetchRows } from './checked.js';
import { APP_ROLE, JOBS_ROLE, type Connection } from './connection.js';
import { isTableMissing } from '../errors.js';
import { migrateJobQueue } from '../jobs/jobs.js';
import { createDataSource, MIGRATIONS_TABLE } from './data-source.js';
import { applyFunctions, dropFunctions } from './functions.js';
import { MIGRATION_LIMITS } from './limits.js';

type MigrationClass = abstract new (...parameters: never[]) => object;

/** The same folder seen from the sources and from what is compiled of them. */
const FOLDER = new URL('../../../../migrations/', import.meta.url);
const FILE = /^\d{13}-[a-z0-9-]+\.(js|ts)$/;
/** Any fixed number: the process that migrates this database holds this lock. */
const LOCK = 7_353_151_216;

/** The classes of all migrations, oldest first. TypeORM is never given a glob: its own import does not know our loader. */
export const loadMigrations = async (): Promise<readonly MigrationClass[]> => {
  const files = (await readdir(FOLDER)).filter((file) => FILE.test(file)).sort();
  const classes: MigrationClass[] = [];
  for (const file of files) {
    const exported = (await import(new URL(file, FOLDER).href)) as Record<string, unknown>;
    const found = Object.values(exported).filter((value) => typeof value === 'function');
    if (found.length !== 1)
      throw new Error(`migrations/${file} exports ${String(found.length)} classes, not one.`);
    classes.push(found[0] as MigrationClass);
  }
  return classes;
};

const serverRow = z.object({ server_version_num: z.string() });

/** Runs `work` while no other process migrates this database; others wait for it. */
const alone = async (owner: Connection, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: owner.url, application_name: 'sideline-migrate' });
  await client.connect();
  try {
    const { server_version_num } = await fetchOne(client, serverRow, 'SHOW server_version_num');
    const version = Number(server_version_num);
    if (version < 150_000)
      throw new Error(`PostgreSQL 15 or newer is needed; this one is ${String(version)}.`);
    await execute(client, 'SELECT pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
};

const withOwner = async (
  owner: Connection,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> => {
  const dataSource = createDataSource(owner, {
    entities: [],
    migrations: await loadMigrations(),
    poolSize: 2,
    name: 'sideline-migrate',
    limits: MIGRATION_LIMITS,
  });
  await alone(owner, async () => {
    await dataSource.initialize();
    try {
      await work(dataSource);
    } finally {
      await dataSource.destroy();
    }
  });
};

/** Gives the queue's role access to its tables, which row security closes to all but their owner. */
const GRANT_QUEUE = `
  GRANT USAGE ON SCHEMA graphile_worker TO ${JOBS_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${JOBS_ROLE};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${JOBS_ROLE};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${JOBS_ROLE};
  DO $$
  DECLARE closed name;
  BEGIN
    FOR closed IN
      SELECT c.relname FROM pg_class c
      WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
        AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = '${JOBS_ROLE}')
    LOOP
      EXECUTE format(
        'CREATE POLICY ${JOBS_ROLE} ON graphile_worker.%I TO ${JOBS_ROLE} USING (true) WITH CHECK (true)', closed);
    END LOOP;
  END $$`;

const loginOf = ({ url }: Connection): string => decodeURIComponent(new URL(url).username);

const grantToRow = z.object({ isNew: z.boolean() });
const membershipRow = z.object({ isMember: z.boolean() });

/** Lets a login act as a role, if it may not yet. From PostgreSQL 16 on only through SET ROLE. */
const grantTo = async (
  dataSource: DataSource,
  login: string,
  role: string,
  isAlways: boolean,
): Promise<void> => {
  const { isNew } = await fetchOne(
    dataSource.manager,
    grantToRow,
    `SELECT current_setting('server_version_num')::integer >= 160000 AS "isNew"`,
  );
  const { isMember } = await fetchOne(
    dataSource.manager,
    membershipRow,
    `SELECT pg_has_role($1, $2, $3) AS "isMember"`,
    [login, role, isNew && !isAlways ? 'SET' : 'MEMBER'],
  );
  if (isMember) return;
  const how = isNew && !isAlways ? ' WITH INHERIT FALSE, SET TRUE' : '';
  await execute(dataSource.manager, `GRANT ${role} TO ${pg.escapeIdentifier(login)}${how}`);
};

/** Lets the logins act as the roles that they take on, unless they are those roles themselves. */
const grantRoles = async (
  dataSource: DataSource,
  app: Connection,
  jobs: Connection | null,
): Promise<void> => {
  await execute(dataSource.manager, `GRANT SELECT ON ${MIGRATIONS_TABLE} TO ${APP_ROLE}`);
  await execute(dataSource.manager, GRANT_QUEUE);
  const login = loginOf(app);
  if (login !== '' && login !== APP_ROLE) await grantTo(dataSource, login, APP_ROLE, true);
  if (jobs?.role === JOBS_ROLE && loginOf(jobs) !== '')
    await grantTo(dataSource, loginOf(jobs), JOBS_ROLE, false);
};

/** Whether a newer version has migrated this database: its functions are not replaced by older ones. */
const isAhead = async (dataSource: DataSource): Promise<boolean> => {
  const known = (await loadMigrations()).map(({ name }) => name);
  const unknown = await execute(
    dataSource.manager,
    `SELECT FROM ${MIGRATIONS_TABLE} WHERE NOT name = ANY($1) LIMIT 1`,
    [known],
  );
  return unknown > 0;
};

/** Brings the database up to date, each migration in a separate transaction, then the functions. Returns the names of the migrations that ran. */
export const migrateUp = async (
  owner: Connection,
  app: Connection,
  jobs: Connection | null = null,
): Promise<string[]> => {
  const names: string[] = [];
  await withOwner(owner, async (dataSource) => {
    await migrateJobQueue(owner);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    names.push(...ran.map(({ name }) => name));
    if (!(await isAhead(dataSource))) await applyFunctions(dataSource);
    await grantRoles(dataSource, app, jobs);
  });
  return names;
};

/** Undoes the newest `steps` migrations; all of them with 'all'. Returns how many it undid. */
export const migrateDown = async (owner: Connection, steps: number | 'all' = 1): Promise<number> => {
  let undone = 0;
  await withOwner(owner, async (dataSource) => {
    const { count } = await fetchOne(
      dataSource.manager,
      countRow,
      `SELECT count(*)::integer AS count FROM ${MIGRATIONS_TABLE}`,
    );
    const wanted = steps === 'all' ? count : Math.min(steps, count);
    for (; undone < wanted; undone += 1) await dataSource.undoLastMigration({ transaction: 'each' });
    if (undone === count) await dropFunctions(dataSource);
  });
  return undone;
};

const pendingMigrationsRow = z.object({ name: z.string() });

/** The names of migrations that this version knows and the database has not run. */
export const pendingMigrations = async (
  dataSource: DataSource,
  known: readonly MigrationClass[],
): Promise<string[]> => {
  let rows: readonly { readonly name: string }[] = [];
  try {
    rows = await fetchRows(dataSource.manager, pendingMigrationsRow, `SELECT name FROM ${MIGRATIONS_TABLE}`);
  } catch (error) {
    // In an empty database all are pending.
    if (!isTableMissing(error)) throw error;
  }
  const ran = new Set(rows.map(({ name }) => name));
  return known.map(({ name }) => name).filter((name) => !ran.has(name));
};

const mayRow = z.object({ may: z.boolean() });

/** Whether that login may make tables here: where the server is given no owner's login, it does not migrate. */
export const mayMigrate = async (connection: Connection): Promise<boolean> => {
  const client = new pg.Client({ connectionString: connection.url, application_name: 'sideline-migrate' });
  await client.connect();
  try {
    const { may } = await fetchOne(
      client,
      mayRow,
      `SELECT has_schema_privilege('public', 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS may`,
    );
    return may;
  } finally {
    await client.end();
  }
};

const holdsOwnerRow = z.object({ holds: z.boolean() });

/** Whether the session that answers requests could become the tables' owner, who may switch off what makes them append-only. */
export const holdsOwner = async (dataSource: DataSource): Promise<boolean> => {
  const row = await fetchMaybe(
    dataSource.manager,
    holdsOwnerRow,
    `SELECT pg_has_role(session_user, relowner, 'MEMBER') AS holds FROM pg_class WHERE oid = 'audit_entry'::regclass`,
  );
  return row?.holds === true;
};
