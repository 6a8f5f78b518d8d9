import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { logger } from '../logger.js';
import type { Connection } from './connection.js';
import { DeadlinePool } from './deadline-pool.js';
import { markLimited, settingsOf, watchSilence, type DatabaseLimits, type WorkLimits } from './limits.js';
import { markPooled } from './read.js';

// A calendar date has no time zone: as text it is the same day everywhere, as a Date it is not.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

type Entities = NonNullable<DataSourceOptions['entities']>;
type Migrations = NonNullable<DataSourceOptions['migrations']>;
type Classes = readonly (abstract new (...parameters: never[]) => object)[];

/** How long to wait for a connection if the kind of work sets no other limit. */
const CONNECT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

export interface DataSourceSettings {
  readonly entities: Classes;
  /** Classes of migrations; only the owner's data source has any. */
  readonly migrations?: Classes;
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly name: string;
  /** Limits of its connections; none if left out. */
  readonly limits?: WorkLimits | undefined;
  /** Limits that one of its transactions may have instead. */
  readonly longer?: DatabaseLimits | undefined;
}

/** Name of the table that holds which migrations have run. */
export const MIGRATIONS_TABLE = 'migration';

/**
 * The options of a pool for one role. Shared with bare `pg` pools (jobs), so that they adopt the same role.
 * Session settings are start-up options, not statements: no request pays for them, and none can run before them.
 */
export const poolOptions = (
  connection: Connection,
  poolSize: number,
  name: string,
  limits: WorkLimits | null = null,
) => {
  const settings = [
    // Our statements are short: compiling one takes longer than running it. Poolers refuse these options or do not pass them
    // to the server: the login has them by ALTER ROLE there.
    ...(connection.isPooled === true ? [] : ['jit=off']),
    ...(connection.isPooled === true || limits === null
      ? []
      : settingsOf(limits).map(([setting, ms]) => `${setting}=${String(ms)}`)),
    ...(connection.role === null ? [] : [`role=${connection.role}`]),
  ];
  return {
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: limits?.connectMs ?? CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(limits === null
      ? {}
      : {
          onConnect: (client: pg.ClientBase) => {
            watchSilence(client, limits);
          },
        }),
    ...(settings.length === 0 ? {} : { options: settings.map((setting) => `-c ${setting}`).join(' ') }),
  };
};

/** A data source that is not connected yet. Relations are read by separate statements, never by a join. */
export const createDataSource = (connection: Connection, settings: DataSourceSettings): DataSource => {
  const dataSource: DataSource = new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: DeadlinePool },
    url: connection.url,
    entities: [...settings.entities] as Entities,
    migrations: [...(settings.migrations ?? [])] as Migrations,
    migrationsTableName: MIGRATIONS_TABLE,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    relationLoadStrategy: 'query',
    parseInt8: true,
    logging: false,
    poolSize: settings.poolSize,
    poolErrorHandler: (error: unknown) => {
      // A pool that is ended does not wait for the server to close its side.
      if (dataSource.isInitialized) logger.warn({ err: error }, 'A database connection was lost');
    },
    extra: poolOptions(connection, settings.poolSize, settings.name, settings.limits),
  });
  if (settings.limits !== undefined && settings.longer !== undefined)
    markLimited(dataSource, { own: settings.limits, all: settings.longer });
  if (connection.isPooled === true) markPooled(dataSource);
  return dataSource;
};
