import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { JOBS_ROLE } from '../../src/platform/database/connection.js';
import { openDatabase } from '../../src/platform/database/database.js';
import { migrateUp } from '../../src/platform/database/migrations.js';
import { readConfig } from '../../src/config.js';

/** What a test file needs to make itself a database of its own. */
export interface TestDatabases {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly appRole: string | null;
  /** Migrated once, copied for each test file. */
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/** One server for the whole run: the embedded one without durability, or DATABASE_URL's. Returns what ends it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `sideline-test-${randomBytes(6).toString('hex')}`);
  const env = {
    DATABASE_URL: process.env['DATABASE_URL'],
    DATABASE_DIRECT_URL: process.env['DATABASE_DIRECT_URL'],
  };
  const config = readConfig({ ...env, SIDELINE_DATA_DIR: folder });
  const database = await openDatabase(config, {
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Tests of both processors open pools of their own.
      max_connections: '200',
      shared_buffers: '64MB',
    },
  });
  const template = `sideline_template_${String(process.pid)}`;
  const server = new pg.Client({ connectionString: database.owner.url });
  await server.connect();
  try {
    await server.query(`CREATE DATABASE ${template}`);
    await migrateUp(
      { ...database.owner, url: withDatabase(database.owner.url, template) },
      { ...database.app, url: withDatabase(database.app.url, template) },
      // Processes of their own know one login beside the owner's, and take on the queue's role with it.
      { url: withDatabase(database.app.url, template), role: JOBS_ROLE },
    );
  } catch (error) {
    await server.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  project.provide('databases', {
    ownerUrl: database.owner.url,
    appUrl: database.app.url,
    appRole: database.app.role,
    template,
  });
  return async () => {
    await server.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
