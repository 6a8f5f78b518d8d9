import { EXPORT_OPEN_STATES, EXPORTS } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, listedText } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import type { FileStorage } from '../../platform/files/file-storage.js';
import { isId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ExportService } from './export.service.js';
import { expiryFrom, MAKE_EXPORTS_TASK } from './long-export-maker.js';
import { longExportRow, type LongExport, type RequestExportInput } from './long-export.types.js';
import { CONTENT_TYPES, type ExportedFile } from './opened-export.js';

const COLUMNS = `export_id AS id, kind, format, state, rows_total AS "rowsTotal", rows_done AS "rowsDone",
  problem, requested_at AS "requestedAt", expires_at AS "expiresAt"`;

interface Deps {
  readonly audit: AuditService;
  readonly exports: ExportService;
  readonly files: FileStorage;
}

const fileRow = z.object({
  id: z.string(),
  kind: listedText<LongExport['kind']>(),
  format: listedText<LongExport['format']>(),
  state: listedText<LongExport['state']>(),
  rowsTotal: z.number(),
  rowsDone: z.number(),
  problem: z.string().nullable(),
  requestedAt: z.date(),
  expiresAt: z.date(),
  fileName: z.string().nullable(),
  storageKey: z.string().nullable(),
});

const requireRoomRow = z.object({ open: z.number() });

/** Files that take too long to wait for: requested, followed, ended and downloaded only by the person who asked. */
export class LongExportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Those of the last day, the newest first. */
  own(context: Context): Promise<LongExport[]> {
    return fetchRows(
      context.manager,
      longExportRow,
      `SELECT ${COLUMNS} FROM long_export WHERE user_id = $1 AND expires_at > $2
       ORDER BY requested_at DESC, export_id DESC LIMIT 20`,
      [actorOf(context).userId, context.clock()],
    );
  }

  /**
   * Starts making it once the transaction is committed. BAD_INPUT for filters that do not exist, EXPORT_TOO_LARGE where even
   * such a file would lack rows, EXPORTS_OPEN while the caller has too many in progress. Repeating it returns the existing
   * one.
   */
  async request(
    context: Context,
    { exportId, kind, format, query }: RequestExportInput,
  ): Promise<LongExport> {
    const { userId, sessionId } = actorOf(context);
    if (!isId(exportId)) throw badInput([{ field: 'exportId', code: 'invalid', message: 'Send a UUID.' }]);
    if (query.length > LIMITS.export.queryLength)
      throw badInput([{ field: 'query', code: 'too_long', message: 'Use fewer filters.' }]);
    if (!EXPORTS[kind].formats.includes(format))
      throw badInput([
        {
          field: 'format',
          code: 'not_offered',
          message: `${EXPORTS[kind].label} are available only as ${EXPORTS[kind].formats.join(', ').toUpperCase()}.`,
        },
      ]);
    const known = await this.#find(context, exportId);
    if (known !== null) return known;
    await this.#requireRoom(context);
    const { count } = await this.#deps.exports.openQuery(context, kind, format, query);
    const most = LIMITS.export.longRows;
    if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
    const now = context.clock();
    const made = await fetchMaybe(
      context.manager,
      longExportRow,
      `INSERT INTO long_export (export_id, user_id, session_id, kind, format, query, state, rows_total,
                                requested_at, touched_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $8, $9) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [exportId, userId, sessionId, kind, format, query, count, now, expiryFrom(now)],
    );
    if (made === undefined) throw new DomainError('CONFLICT');
    await enqueue(context, MAKE_EXPORTS_TASK, {}, { key: MAKE_EXPORTS_TASK });
    await this.#record(context, 'EXPORT_REQUESTED', made);
    return made;
  }

  /** NOT_FOUND for one that is not the caller's. */
  async cancel(context: Context, exportId: string): Promise<LongExport> {
    const ended = isId(exportId)
      ? await fetchMaybe(
          context.manager,
          longExportRow,
          `UPDATE long_export SET state = 'cancelled', touched_at = $3
           WHERE export_id = $1 AND user_id = $2 AND state = ANY ($4) RETURNING ${COLUMNS}`,
          [exportId, actorOf(context).userId, context.clock(), EXPORT_OPEN_STATES],
        )
      : undefined;
    if (ended === undefined) {
      const known = await this.#find(context, exportId);
      if (known === null) throw notFound('Export');
      return known;
    }
    await this.#record(context, 'EXPORT_CANCELLED', ended);
    return ended;
  }

  /** NOT_FOUND for one that is not the caller's or has expired, EXPORT_NOT_READY for one that is not ready. */
  async file(context: Context, exportId: string): Promise<ExportedFile> {
    const row = await fetchMaybe(
      context.manager,
      fileRow,
      `SELECT ${COLUMNS}, file_name AS "fileName", storage_key AS "storageKey"
       FROM long_export WHERE export_id = $1 AND user_id = $2 AND expires_at > $3`,
      [exportId, actorOf(context).userId, context.clock()],
    );
    if (row === undefined) throw notFound('Export');
    if (row.fileName === null || row.storageKey === null) throw new DomainError('EXPORT_NOT_READY');
    const content = await this.#deps.files.read(row.storageKey);
    if (content === null) throw notFound('Export');
    await this.#record(context, 'EXPORT_DOWNLOADED', row);
    return { fileName: row.fileName, contentType: CONTENT_TYPES[row.format], content };
  }

  async #requireRoom(context: Context): Promise<void> {
    const most = LIMITS.export.open;
    const { userId } = actorOf(context);
    // Two at the same moment: the second counts the first.
    await execute(context.manager, 'SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const row = await fetchMaybe(
      context.manager,
      requireRoomRow,
      `SELECT count(*)::integer AS open FROM long_export WHERE user_id = $1 AND state = ANY ($2)`,
      [userId, EXPORT_OPEN_STATES],
    );
    if ((row?.open ?? 0) >= most) throw new DomainError('EXPORTS_OPEN', { most });
  }

  async #find(context: Context, exportId: string): Promise<LongExport | null> {
    const row = isId(exportId)
      ? await fetchMaybe(
          context.manager,
          longExportRow,
          `SELECT ${COLUMNS} FROM long_export WHERE export_id = $1 AND user_id = $2`,
          [exportId, actorOf(context).userId],
        )
      : undefined;
    return row ?? null;
  }

  #record(
    context: Context,
    action: 'EXPORT_REQUESTED' | 'EXPORT_CANCELLED' | 'EXPORT_DOWNLOADED',
    { id: exportId, kind, format, rowsTotal }: LongExport,
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'LongExport', id: exportId },
      context: kind,
      description: `${String(rowsTotal)} rows, ${format.toUpperCase()}`,
    });
  }
}
