import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { APP_ROLE, type Connection } from './connection.js';
import { migrateJobQueue } from '../jobs.js';
import { createDataSource, MIGRATIONS_TABLE } from './data-source.js';

type MigrationClass = abstract new (...parameters: never[]) => object;

/** The same folder seen from the sources and from what is compiled of them. */
const FOLDER = new URL('../../../../migrations/', import.meta.url);
const FILE = /^\d{13}-[a-z0-9-]+\.(js|ts)$/;
/** Any fixed number: who migrates this database holds this lock. */
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

/** Runs `work` while nobody else migrates this database; others wait for it. */
const alone = async (owner: Connection, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: owner.url, application_name: 'sideline-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < 150_000)
      throw new Error(`PostgreSQL 15 or newer is needed; this one is ${String(version)}.`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
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

/** Lets the application's login act as the application's role, where it does not yet. */
const grantRole = async (dataSource: DataSource, app: Connection): Promise<void> => {
  await dataSource.query(`GRANT SELECT ON ${MIGRATIONS_TABLE} TO ${APP_ROLE}`);
  const login = decodeURIComponent(new URL(app.url).username);
  if (login === '' || login === APP_ROLE) return;
  const [{ isMember }] = await dataSource.query<[{ isMember: boolean }]>(
    `SELECT pg_has_role($1, '${APP_ROLE}', 'MEMBER') AS "isMember"`,
    [login],
  );
  if (!isMember) await dataSource.query(`GRANT ${APP_ROLE} TO ${pg.escapeIdentifier(login)}`);
};

/** Brings the database up to date, each migration in a transaction of its own. Gives the names of those that ran. */
export const migrateUp = async (owner: Connection, app: Connection): Promise<string[]> => {
  const names: string[] = [];
  await withOwner(owner, async (dataSource) => {
    await migrateJobQueue(owner);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    names.push(...ran.map(({ name }) => name));
    await grantRole(dataSource, app);
  });
  return names;
};

/** Takes back the newest `steps` migrations; all of them with 'all'. Gives how many it took back. */
export const migrateDown = async (owner: Connection, steps: number | 'all' = 1): Promise<number> => {
  let undone = 0;
  await withOwner(owner, async (dataSource) => {
    const [{ count }] = await dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM ${MIGRATIONS_TABLE}`,
    );
    const wanted = steps === 'all' ? count : Math.min(steps, count);
    for (; undone < wanted; undone += 1) await dataSource.undoLastMigration({ transaction: 'each' });
  });
  return undone;
};

/** The names of migrations that this version knows and the database has not run. */
export const pendingMigrations = async (
  dataSource: DataSource,
  known: readonly MigrationClass[],
): Promise<string[]> => {
  const rows = await dataSource.query<{ name: string }[]>(`SELECT name FROM ${MIGRATIONS_TABLE}`);
  const ran = new Set(rows.map(({ name }) => name));
  return known.map(({ name }) => name).filter((name) => !ran.has(name));
};
