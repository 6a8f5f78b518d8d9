import type { AuditAction } from '@sideline/schema/audit-actions';
import { localDay } from '@sideline/schema/local-day';
import { isPastRetention, type ErasureBasis } from '@sideline/schema/retention';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { actorOf, type Actor, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, fetchRows, listedText } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { jobContext } from '../../../platform/jobs/job-context.js';
import { enqueue } from '../../../platform/jobs/jobs.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { Logger } from '../../../platform/logger.js';
import { digest, type ErasedRows, type PersonalDataHolder } from '../../../platform/personal-data.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { AttachmentService } from '../../attachments/attachment.service.js';
import type { AuditService } from '../../audit/audit.service.js';
import { newestRun } from './erasure-rows.js';
import { lookAgain, retainedOf, retentionSubjectRow, type RetentionSubject } from './retention-facts.js';
import type { ErasureRun } from './retention.types.js';

export const ERASE_TASK = 'erase-approved';
export const REMOVE_FILES_TASK = 'remove-erased-files';

const AT_ONCE = 100;

/** Longer than the queue tries a job again by itself: 25 times, after e, e², … and at most e¹⁰ seconds, four days in all. */
const GIVEN_UP_DAYS = 5;

/** SQL: approved, and in no run that may still come to it; $1 is the moment before which a run without an end began. */
const WAITS = `state = 'approved' AND (run_id IS NULL OR run_id IN (
  SELECT r.id FROM erasure_run r WHERE r.finished_at IS NULL AND r.started_at < $1))`;

interface Deps {
  readonly audit: AuditService;
  readonly attachments: AttachmentService;
  /** In the order in which a person is erased. */
  readonly holders: readonly PersonalDataHolder[];
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

const approvedRow = z
  .object({
    id: z.string(),
    basis: listedText<ErasureBasis>(),
    /** The owners of the records that the ruling was about, in their order; null if there was no ruling. */
    ruledPatientIds: z.array(z.string()).nullable(),
  })
  .and(retentionSubjectRow);
type Approved = z.infer<typeof approvedRow>;

const personRow = z.object({
  patientIds: z.array(z.string()),
  userIds: z.array(z.string()),
  prfIds: z.array(z.string()),
});

const userRow = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/**
 * Runs approved erasures: each person, or unlinked record, in one transaction, so that a process that ends in between leaves nobody half
 * erased, and the next begins where it stopped. The database lets it happen only there (migration keep-retention).
 */
export class ErasingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Starts erasing everything that is approved, including what an earlier run left, after the
   * answer. Safe to repeat. BAD_INPUT where nothing is.
   */
  async start(context: Context, runId: string): Promise<ErasureRun> {
    requireId(runId, 'runId');
    const { manager } = context;
    const actor = actorOf(context);
    const made = await execute(
      manager,
      `INSERT INTO erasure_run (id, started_by, started_at, total) VALUES ($1, $2, $3, 0)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [runId, actor.userId, context.clock()],
    );
    if (made > 0) {
      const before = new Date(context.clock().getTime() - GIVEN_UP_DAYS * 86_400_000);
      const taken = await execute(manager, `UPDATE erasure SET run_id = $2 WHERE ${WAITS}`, [before, runId]);
      if (taken === 0)
        throw badInput([{ field: 'runId', code: 'nothing', message: 'No approved erasure is waiting.' }]);
      await execute(manager, 'UPDATE erasure_run SET total = $2 WHERE id = $1', [runId, taken]);
      await this.#deps.audit.record(context, {
        action: 'ERASING_STARTED',
        entity: { type: 'ErasureRun', id: runId },
        context: `${String(taken)} approved`,
      });
      await enqueue(context, ERASE_TASK, { runId });
    }
    const run = await newestRun(manager);
    if (run === null) throw new DomainError('CONFLICT');
    return run;
  }

  /** The job of a run. Erasures that fail stay approved; the job then fails as a whole, and the queue tries it again. */
  async run(payload: unknown): Promise<void> {
    const { runId } = payload as { readonly runId: string };
    const context = jobContext(this.#deps, ERASE_TASK, await this.#starter(runId));
    let failed = 0;
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const batch = await fetchRows(
        context.manager,
        approvedRow,
        `SELECT id, patient_id AS "patientId", prf_id AS "prfId", basis, ruled_patient_ids AS "ruledPatientIds" FROM erasure
         WHERE run_id = $1 AND state = 'approved' AND id > $2 ORDER BY id LIMIT $3`,
        [runId, after, AT_ONCE],
      );
      for (const approved of batch) {
        try {
          await runInTransaction(context, (held) => this.#erase(held, approved));
        } catch (error) {
          failed += 1;
          this.#deps.logger.error({ erasureId: approved.id, err: error }, 'A person could not be erased');
        }
        after = approved.id;
      }
      if (batch.length < AT_ONCE) break;
    }
    if (failed > 0) throw new Error(`${String(failed)} could not be erased`);
    await execute(
      context.manager,
      'UPDATE erasure_run SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL',
      [runId, context.clock()],
    );
  }

  /** The job that removes the files of erased people. A file that is already gone counts as removed. */
  async removeFiles(payload: unknown): Promise<void> {
    const { files } = payload as { readonly files: readonly string[] };
    await this.#deps.attachments.remove(files);
  }

  /**
   * Erases one person, or one record, completely. Checks again first: a contact, a mark, a merge or a link made since the
   * approval stops it.
   */
  async #erase(context: Context, { id, basis, ruledPatientIds, ...subject }: Approved): Promise<void> {
    const { manager } = context;
    const { patientId, prfId } = subject;
    // Before its erasure, as linking it does.
    if (prfId !== null) await execute(manager, 'SELECT FROM prf WHERE id = $1 FOR UPDATE', [prfId]);
    const waiting = await execute(
      manager,
      `SELECT FROM erasure WHERE id = $1 AND state = 'approved' FOR UPDATE`,
      [id],
    );
    if (waiting === 0) return;
    const found = await retainedOf(manager, subject);
    const stopped =
      found?.patientId !== patientId
        ? 'The record is merged into another one.'
        : found.standing.includes('legal_hold')
          ? 'Under a legal hold.'
          : basis === 'retention' && !isPastRetention(found.retainUntil, localDay(context.clock()))
            ? 'It must now be kept longer than when its erasure was approved.'
            : ruledPatientIds !== null && [...found.patientIds].sort().join() !== ruledPatientIds.join()
              ? 'Records have been merged or separated since the ruling, so the ruling was about other records.'
              : null;
    if (stopped !== null) {
      await execute(manager, `UPDATE erasure SET state = 'withdrawn', decision_reason = $2 WHERE id = $1`, [
        id,
        stopped,
      ]);
      const again = found ?? { prfId, patientIds: patientId === null ? [] : [patientId] };
      await lookAgain(manager, again, localDay(context.clock()));
      await this.#record(context, 'ERASURE_WITHDRAWN', id, subject);
      return;
    }
    const opened = await fetchOne(
      manager,
      personRow,
      `UPDATE erasure SET state = 'erasing' WHERE id = $1
       RETURNING patient_ids AS "patientIds", user_ids AS "userIds", prf_ids AS "prfIds"`,
      [id],
    );
    const tables: ErasedRows[] = [];
    const files: string[] = [];
    for (const holder of this.#deps.holders) {
      const erased = await holder.erase(manager, opened);
      tables.push(...erased.tables);
      files.push(...erased.files);
    }
    const list = JSON.stringify(tables);
    await execute(
      manager,
      `UPDATE erasure SET state = 'erased', erased_at = $2, tables = $3::jsonb, sha256 = $4 WHERE id = $1`,
      [id, context.clock(), list, digest(list)],
    );
    for (const its of opened.patientIds)
      await this.#record(context, 'PATIENT_ERASED', id, { patientId: its, prfId: null });
    for (const its of opened.prfIds)
      await this.#deps.audit.record(context, {
        action: 'PRF_ERASED',
        entity: { type: 'Prf', id: its },
        patientId,
        prfId: its,
      });
    if (files.length > 0) await enqueue(context, REMOVE_FILES_TASK, { files });
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    { patientId, prfId }: RetentionSubject,
  ): Promise<void> {
    return this.#deps.audit.record(context, { action, entity: { type: 'Erasure', id }, patientId, prfId });
  }

  /** The person who began the run, as the trail names them. */
  async #starter(runId: string): Promise<Actor | null> {
    const user = await fetchMaybe(
      this.#deps.dataSource.manager,
      userRow,
      `SELECT u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email
       FROM erasure_run r JOIN app_user u ON u.id = r.started_by WHERE r.id = $1`,
      [runId],
    );
    return user === undefined
      ? null
      : {
          ...user,
          kind: 'session',
          role: 'admin',
          patientId: null,
          clientId: null,
          sessionId: null,
          tokenId: null,
          isReadOnly: false,
        };
  }
}
