import { ERRORS } from '@sideline/schema/errors';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { pendingMigrations } from '../database/migrations.js';
import { canWrite } from '../database/write-probe.js';

export interface HealthDeps {
  readonly dataSource: DataSource;
  /** The migrations that this version of the server needs. */
  readonly migrations: readonly (abstract new (...parameters: never[]) => object)[];
  /** False while the server still prepares what it needs (demonstration data, say). */
  readonly isPrepared: () => boolean;
  /** Whether the files of records can be kept. */
  readonly canKeepFiles: () => Promise<boolean>;
}

/** How long a probe waits before the database or the disk counts as unavailable. */
const PROBE_MS = 2_500;

const withinTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new Error('No answer.'));
      }, PROBE_MS).unref();
    }),
  ]);

/** GET /healthz: the process answers. GET /readyz: so does its database, with every migration, and both it and the folder of files accept writes; otherwise 503. */
export const registerHealth = (app: FastifyInstance, deps: HealthDeps): void => {
  // Requested by every open window every few seconds: not worth a log line.
  const quiet = { logLevel: 'silent' as const };

  app.get('/healthz', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', quiet, async (_request, reply) => {
    let database = false;
    let migrations = false;
    let writes = false;
    const keeping = withinTime(deps.canKeepFiles()).catch(() => false);
    try {
      const [pending, isWritable] = await withinTime(
        Promise.all([pendingMigrations(deps.dataSource, deps.migrations), canWrite(deps.dataSource)]),
      );
      database = true;
      migrations = pending.length === 0;
      writes = isWritable;
    } catch {
      // The answer is only 'not ready'; the reason is in the log where the pool failed.
    }
    const files = await keeping;
    const isReady = database && migrations && writes && files && deps.isPrepared();
    return reply
      .code(isReady ? 200 : ERRORS.NOT_READY.status)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not_ready',
        database,
        migrations,
        writes,
        files,
        prepared: deps.isPrepared(),
      });
  });
};
