import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { entities } from '../../src/entities.js';
import { AuditKeys } from '../../src/modules/audit/audit-keys.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { JOBS_ROLE, type Connection } from '../../src/platform/database/connection.js';

/** The key of entries that tests write, and as AUDIT_KEYS names it to a process of its own. */
export const AUDIT_KEY = Buffer.alloc(32, 7).toString('base64');
export const AUDIT_KEYS = new AuditKeys([Buffer.from(AUDIT_KEY, 'base64')]);

/** A migrated database for one test file. */
export interface TestDatabase {
  readonly name: string;
  readonly owner: Connection;
  readonly app: Connection;
  readonly jobs: Connection;
  /** As the application's role, connected. */
  readonly dataSource: DataSource;
  /** Runs statements as the owner: to look past the application's rights, or to break what it may not. */
  asOwner<R extends pg.QueryResultRow>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** Ends all sessions and drops it. */
  drop(): Promise<void>;
}

const at = (connection: Connection, name: string): Connection => {
  const url = new URL(connection.url);
  url.pathname = `/${name}`;
  return { ...connection, url: url.href };
};

/** The template's files are copied: in memory this is twice as fast as writing each page to the log. */
const COPY = 'STRATEGY file_copy';

/** A copy of the migrated template (or an empty database). Drop it in afterAll. */
export const createTestDatabase = async (
  options: { readonly isEmpty?: boolean } = {},
): Promise<TestDatabase> => {
  const { ownerUrl, appUrl, appRole, template } = inject('databases');
  const name = `sideline_test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: ownerUrl });
  await server.connect();
  const from = options.isEmpty === true ? '' : ` TEMPLATE ${template} ${COPY}`;
  await server.query(`CREATE DATABASE ${name}${from}`);
  const owner = at({ url: ownerUrl, role: null }, name);
  const app = at({ url: appUrl, role: appRole }, name);
  const dataSource = createDataSource(app, { entities, poolSize: 6, name: 'sideline-test' });
  await dataSource.initialize();
  return {
    name,
    owner,
    app,
    jobs: { ...app, role: JOBS_ROLE },
    dataSource,
    asOwner: async <R extends pg.QueryResultRow>(sql: string, parameters: readonly unknown[] = []) => {
      const client = new pg.Client({ connectionString: owner.url });
      await client.connect();
      try {
        return (await client.query<R>(sql, [...parameters])).rows;
      } finally {
        await client.end();
      }
    },
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.end();
    },
  };
};
