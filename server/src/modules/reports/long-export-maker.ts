import { EXPORT_FORMATS, type ExportKind } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import { isClinician, type Actor, type Context } from '../../platform/context.js';
import { execute, fetchRows, listedText } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import type { FileStorage } from '../../platform/files/file-storage.js';
import { newId } from '../../platform/ids.js';
import { jobContext } from '../../platform/jobs/job-context.js';
import type { Logger } from '../../platform/logger.js';
import { inSnapshot } from '../../platform/database/snapshot.js';
import type { AuditService } from '../audit/audit.service.js';
import type { SessionService } from '../users/session.service.js';
import type { ExportService } from './export.service.js';
import { CONTENT_TYPES, exportFileName, type OpenedExport } from './opened-export.js';

/** The task of the job queue: makes what waits, one file after another. */
export const MAKE_EXPORTS_TASK = 'make-exports';

const PREFIX = 'exports/';
const ENDED = 'You signed out, or your account changed, before this file was started. Ask for it again.';
const FAILED = 'Something went wrong on our side. Ask for it again, or narrow the filters.';

/** The time at which a file that is ready, or was requested, is removed. */
export const expiryFrom = (at: Date): Date => new Date(at.getTime() + LIMITS.export.keptHours * 3_600_000);

const claimedRow = z.object({
  exportId: z.string(),
  runId: z.string(),
  sessionId: z.string(),
  kind: listedText<ExportKind>(),
  format: z.enum(EXPORT_FORMATS),
  query: z.string(),
});
type Claimed = z.infer<typeof claimedRow>;

interface Deps {
  readonly audit: AuditService;
  readonly exports: ExportService;
  readonly sessions: SessionService;
  readonly files: FileStorage;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** It was cancelled, or another process took it over. */
class GivenUp extends Error {}

const dueRow = z.object({ exportId: z.string(), storageKey: z.string().nullable() });

/**
 * Makes long exports, one at a time however many processes there are: the job queue's other work continues alongside. An
 * export that a process left unfinished is started again by the next one, with the rights at that time.
 */
export class LongExportMaker {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The job: until nothing waits, or while another process is at one. */
  async makeAll(): Promise<void> {
    for (let claimed = await this.#claim(); claimed !== null; claimed = await this.#claim())
      await this.#make(claimed);
  }

  /** The job of every hour: removes what has expired, and files that a dying process left without a row. */
  async sweep(): Promise<void> {
    const { dataSource, files, clock, logger } = this.#deps;
    const { manager } = dataSource;
    const now = clock();
    const due = await fetchRows(
      manager,
      dueRow,
      `SELECT export_id AS "exportId", storage_key AS "storageKey" FROM long_export WHERE expires_at <= $1`,
      [now],
    );
    for (const { exportId, storageKey } of due) {
      if (storageKey !== null) await files.remove(storageKey);
      await execute(manager, 'DELETE FROM long_export WHERE export_id = $1', [exportId]);
    }
    const oldest = now.getTime() - 2 * LIMITS.export.keptHours * 3_600_000;
    for await (const { key, keptAt } of files.list(PREFIX))
      if (keptAt.getTime() < oldest) await files.remove(key);
    if (due.length > 0) logger.info({ removed: due.length }, 'Exports removed');
  }

  /** The one that has waited longest; null where none waits, or one is under way. */
  #claim(): Promise<Claimed | null> {
    const { dataSource, clock } = this.#deps;
    const now = clock();
    return dataSource.transaction(async (manager) => {
      await execute(manager, `SELECT pg_advisory_xact_lock(hashtext('${MAKE_EXPORTS_TASK}'))`);
      await execute(
        manager,
        `UPDATE long_export SET state = 'waiting', run_id = NULL, rows_done = 0
         WHERE state = 'running' AND touched_at <= $1`,
        [new Date(now.getTime() - LIMITS.export.staleMs)],
      );
      const rows = await fetchRows(
        manager,
        claimedRow,
        `UPDATE long_export SET state = 'running', run_id = $1, rows_done = 0, touched_at = $2
         WHERE export_id = (SELECT export_id FROM long_export WHERE state = 'waiting'
                            ORDER BY requested_at, export_id LIMIT 1)
           AND NOT EXISTS (SELECT FROM long_export WHERE state = 'running')
         RETURNING export_id AS "exportId", run_id AS "runId", session_id AS "sessionId", kind, format, query`,
        [newId(), now],
      );
      return rows[0] ?? null;
    });
  }

  async #make(claimed: Claimed): Promise<void> {
    const { exportId, runId, format } = claimed;
    const { dataSource, files, clock, logger } = this.#deps;
    const key = `${PREFIX}${exportId}/${runId}.${format}`;
    try {
      const actor = await this.#deps.sessions.actorOf(dataSource.manager, claimed.sessionId, clock());
      if (actor === null || !isClinician(actor)) {
        await this.#fail(claimed, ENDED);
        return;
      }
      const { name, rows } = await this.#write(claimed, this.#contextOf(actor, claimed), key);
      const now = clock();
      await this.#update(
        claimed,
        `state = 'done', rows_total = $3, rows_done = $3, storage_key = $4, file_name = $5, touched_at = $6, expires_at = $7`,
        [rows, key, exportFileName(name, format, now), now, expiryFrom(now)],
      );
    } catch (error) {
      await files.remove(key);
      if (error instanceof GivenUp) return;
      if (!(error instanceof DomainError)) logger.error({ err: error, exportId }, 'An export failed');
      await this.#fail(claimed, error instanceof DomainError ? error.message : FAILED);
    }
  }

  /**
   * Writes the file page by page, reporting each page to the requester. The list is opened again with the caller's current
   * rights and read as of that moment: rows that come or go during the export are neither added, missing nor repeated.
   * However long it is, only one page is held in memory.
   */
  #write(
    claimed: Claimed,
    context: Context,
    key: string,
  ): Promise<{ readonly name: string; readonly rows: number }> {
    const { kind, format, query } = claimed;
    return inSnapshot(context, async (inside) => {
      const opened = await this.#deps.exports.openQuery(inside, kind, format, query);
      const { count } = opened;
      const most = LIMITS.export.longRows;
      if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
      // Writes during the export use a connection of their own: two in total, and only one such job runs at a time.
      await this.#deps.audit.record(context, opened.record);
      await this.#keep(claimed, key, opened);
      return { name: opened.name, rows: count };
    });
  }

  async #keep(claimed: Claimed, key: string, opened: OpenedExport): Promise<void> {
    const { count } = opened;
    let done = 0;
    const content = opened.content((rows) => {
      done = rows;
    });
    const progress = () =>
      this.#update(claimed, 'rows_total = $3, rows_done = $4, touched_at = $5', [
        count,
        Math.min(done, count),
        this.#deps.clock(),
      ]);
    const chunks = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        yield Buffer.from(chunk);
        await progress();
      }
    };
    await this.#deps.files.put(key, chunks(), CONTENT_TYPES[claimed.format]);
  }

  #fail(claimed: Claimed, problem: string): Promise<void> {
    return this.#update(claimed, `state = 'failed', problem = $3, touched_at = $4`, [
      problem,
      this.#deps.clock(),
    ]).catch((error: unknown) => {
      if (!(error instanceof GivenUp)) throw error;
    });
  }

  async #update({ exportId, runId }: Claimed, changes: string, values: readonly unknown[]): Promise<void> {
    const affected = await execute(
      this.#deps.dataSource.manager,
      `UPDATE long_export SET ${changes} WHERE export_id = $1 AND run_id = $2 AND state = 'running'`,
      [exportId, runId, ...values],
    );
    if (affected === 0) throw new GivenUp();
  }

  #contextOf(actor: Actor, { runId }: Claimed): Context {
    return jobContext(this.#deps, `export-${runId}`, actor);
  }
}
