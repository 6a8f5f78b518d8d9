import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createApp, type AppDeps } from './app.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { createContainer, type Container } from './container.js';
import { DEMONSTRATION_PASSWORD, loadDemonstrationData } from '../demo/load.js';
import { knowsNewest, openAuditKeys, rememberUnkeyed } from './modules/audit/audit-key-file.js';
import { publishedAccounts, refusePublishedAccounts } from '../demo/published-accounts.js';
import { entities } from './entities.js';
import { systemClock } from './platform/clock.js';
import { createDataSource } from './platform/database/data-source.js';
import { CHECKOUT, openDatabase } from './platform/database/database.js';
import {
  holdsOwner,
  loadMigrations,
  mayMigrate,
  migrateUp,
  pendingMigrations,
} from './platform/database/migrations.js';
import { filesProbe } from './platform/files/files-probe.js';
import { openFileStorage } from './platform/files/open-storage.js';
import { startJobs } from './platform/jobs/jobs.js';
import { logger } from './platform/logger.js';
import { guardProcess } from './platform/jobs/process-guard.js';
import { resealAll } from './platform/database/reseal.js';
import { sweepScratchFolders } from './platform/files/scratch-folder.js';
import { registrations } from './registrations.js';

/** How long requests in flight may take to end before the process ends without them. */
const SHUTDOWN_MS = 20_000;
/** How long the pool may take to close. */
const POOL_MS = 5_000;
/** Connections for background work: two jobs at once, each of which may read on one and write on another. */
const BEHIND_POOL_SIZE = 4;
/** npm passes on a Ctrl-C that the terminal has already sent: only a later one means 'now'. */
const SECOND_SIGNAL_MS = 2_000;
/** How often we check whether our parent process is alive. */
const PARENT_MS = 250;
/** How many further ports are tried where PORT was not set. */
const FREE_PORTS = 20;

type Step = () => Promise<unknown>;
/** What has been started, newest last; stopping goes backwards. */
const started: Step[] = [];
let stopping: Promise<void> | null = null;

const stop = async (reason: string, exitCode: number): Promise<void> => {
  if (stopping !== null) return stopping;
  stopping = (async () => {
    logger.info({ reason }, 'Stopping');
    const deadline = setTimeout(() => {
      logger.error('Shutdown took too long');
      logger.flush();
      process.exit(1);
    }, SHUTDOWN_MS);
    deadline.unref();
    for (const step of started.reverse()) {
      try {
        await step();
      } catch (error) {
        logger.error({ err: error }, 'A step of the shutdown failed');
      }
    }
    logger.info('Stopped');
    logger.flush();
    process.exit(exitCode);
  })();
  return stopping;
};

const watchSignals = (): void => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    let first = 0;
    process.on(signal, () => {
      if (first === 0) first = Date.now();
      else if (Date.now() - first > SECOND_SIGNAL_MS) process.exit(1);
      void stop(signal, 0);
    });
  }
  // Started by npm: a kill -9 of npm reaches nothing else, and leaves us as the child of another process.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop('npm has exited', 1);
  }, PARENT_MS).unref();
};

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens where the configuration says. Where PORT was not set, the next free one will do. */
const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  const last = process.env['PORT'] ? config.port : config.port + FREE_PORTS;
  for (let port = config.port; ; port += 1) {
    try {
      return await app.listen({ host: config.host, port });
    } catch (error) {
      if (!isPortTaken(error) || port === last) throw error;
    }
  }
};

/** Loads the demonstration data the first time, and says who can sign in to look at them. */
const prepareDemonstration = async ({ services }: Container, dataSource: DataSource): Promise<void> => {
  try {
    const loaded = await loadDemonstrationData({ services }, dataSource);
    if (loaded !== null) logger.info(loaded, 'Demonstration data loaded');
    const accounts = await publishedAccounts(dataSource);
    if (accounts.length === 0) return;
    console.log(`Demonstration accounts, on this machine only (password: ${DEMONSTRATION_PASSWORD}):`);
    for (const email of accounts) console.log(`  ${email}`);
    console.log('');
  } catch (error) {
    // Everything else works without them.
    if (stopping === null) logger.error({ err: error }, 'The demonstration data could not be loaded');
  }
};

/**
 * The configuration and the migrated database. Only this function knows the owner's login. The serving process has one
 * that can neither alter a table nor disable a trigger.
 */
const openMigrated = async () => {
  const given = readConfig(process.env);
  const { owner, ...database } = await openDatabase(given);
  started.push(() => database.close());
  if (await mayMigrate(owner)) {
    const ran = await migrateUp(owner, database.app, database.jobs);
    if (ran.length > 0) logger.info({ migrations: ran.length }, 'Migrated');
  }
  delete process.env['DATABASE_DIRECT_URL'];
  const directUrl = database.isEmbedded ? null : database.appDirect.url;
  return { database, config: { ...given, database: { ...given.database, directUrl } } };
};

/** If the serving login could become the tables' owner, nothing would enforce that the audit is append-only. */
const refuseOwner = async (config: Config, dataSource: DataSource): Promise<void> => {
  if (!(await holdsOwner(dataSource))) return;
  const reason =
    'DATABASE_URL: its login owns the tables. Use a login that is a member of sideline_app, and set the owner in DATABASE_DIRECT_URL.';
  if (config.mode === 'production') throw new ConfigError([reason]);
  logger.warn(reason);
};

const main = async (): Promise<void> => {
  watchSignals();
  guardProcess(logger, (reason) => void stop(reason, 1));

  // Copies left by a process that was killed may show patients.
  await sweepScratchFolders();
  const { config, database } = await openMigrated();

  const { limits, poolSize } = config.database;
  const dataSource = createDataSource(database.app, {
    entities,
    poolSize,
    name: 'sideline',
    limits: limits.request,
    longer: limits,
  });
  await dataSource.initialize();
  // A statement that is still running ends with the database, a moment later.
  started.push(() => Promise.race([dataSource.destroy(), pause(POOL_MS)]));
  const migrations = await loadMigrations();
  const pending = await pendingMigrations(dataSource, migrations);
  if (pending.length > 0)
    throw new ConfigError([
      `DATABASE_DIRECT_URL: this login cannot migrate, and ${String(pending.length)} migrations are due. Run npm run migrate with the owner’s login.`,
    ]);
  await refuseOwner(config, dataSource);
  // Background work has its own connections with longer limits, past any pooler, which would apply those of requests.
  const behind = createDataSource(database.app.isPooled === true ? database.appDirect : database.app, {
    entities,
    poolSize: BEHIND_POOL_SIZE,
    name: 'sideline-behind',
    limits: limits.job,
    longer: limits,
  });
  await behind.initialize();
  started.push(() => Promise.race([behind.destroy(), pause(POOL_MS)]));
  await refusePublishedAccounts(config, dataSource);

  // On its first run this may read the whole trail.
  await rememberUnkeyed(behind, config.audit.keys, database.folder);
  const auditKeys = openAuditKeys(config.audit.keys, database.folder);
  if (!(await knowsNewest(dataSource, auditKeys)))
    logger.error(
      'The audit trail was written with keys that are not on this server: set AUDIT_KEYS (README, Deploy it)',
    );

  const direct = database.appDirect;
  const files = await openFileStorage(config, database.folder.path);
  const container = createContainer({
    dataSource,
    behind,
    direct,
    config,
    files,
    clock: systemClock,
    logger,
    dataFolder: database.folder.path,
    auditKeys,
  });
  started.push(() => container.services.bus.stop());
  const { services } = container;
  await services.setup.announce();
  await resealAll(behind, services.sealing, logger);
  started.push(await startJobs(database.jobs, container.jobs, logger));

  let isPrepared = false;
  const deps: AppDeps = {
    config,
    dataSource,
    container,
    clock: systemClock,
    logger,
    migrations,
    isPrepared: () => isPrepared,
    canKeepFiles: filesProbe(files),
    clientFolder: join(CHECKOUT, 'client', 'dist'),
  };
  const app = await createApp(deps, registrations);
  started.push(() => app.close());
  const address = await listen(app, config);
  services.publicAddress.listensAt(address);
  console.log(`\nSideline is at ${services.publicAddress.base}\n`);
  if (config.isDemo) await prepareDemonstration(container, behind);
  isPrepared = true;
};

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else logger.fatal({ err: error }, 'Sideline could not start');
  if (error instanceof Error && !(error instanceof ConfigError)) console.error(error.message);
  await stop('failed to start', 1);
}
