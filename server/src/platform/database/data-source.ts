import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { logger } from '../logger.js';
import type { Connection } from './connection.js';
import { markPooled } from './read.js';

// A calendar date has no time zone: as text it is the same day everywhere, as a Date it is not.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

type Entities = NonNullable<DataSourceOptions['entities']>;
type Migrations = NonNullable<DataSourceOptions['migrations']>;
type Classes = readonly (abstract new (...parameters: never[]) => object)[];

export interface DataSourceSettings {
  readonly entities: Classes;
  /** Classes of migrations; only the owner's data source has any. */
  readonly migrations?: Classes;
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly name: string;
}

/** Name of the table that holds which migrations have run. */
export const MIGRATIONS_TABLE = 'migration';

/**
 * The options of a pool for one role. Shared with bare `pg` pools (jobs), so that they take on the same role.
 * What holds for a session is a start-up option, not a statement: no request pays for it, and none can come before it.
 */
export const poolOptions = (connection: Connection, poolSize: number, name: string) => {
  const settings = [
    // Our statements are short: compiling one takes longer than running it. Poolers refuse the option.
    ...(connection.isPooled === true ? [] : ['jit=off']),
    ...(connection.role === null ? [] : [`role=${connection.role}`]),
  ];
  return {
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    ...(settings.length === 0 ? {} : { options: settings.map((setting) => `-c ${setting}`).join(' ') }),
  };
};

/** A data source that is not connected yet. Relations are read by statements of their own, never by a join. */
export const createDataSource = (connection: Connection, settings: DataSourceSettings): DataSource => {
  const dataSource: DataSource = new DataSource({
    type: 'postgres',
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
    extra: poolOptions(connection, settings.poolSize, settings.name),
  });
  if (connection.isPooled === true) markPooled(dataSource);
  return dataSource;
};
