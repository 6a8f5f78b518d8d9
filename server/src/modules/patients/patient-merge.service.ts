import { z } from 'zod';
import { announce } from '../../platform/announce.js';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import type { AuditService } from '../audit/audit.service.js';
import type { MergePatientsInput, PatientMerge, UndoPatientMergeInput } from './patient-merge.types.js';
import { MERGE_FROM, ONE_MERGE } from './patient-merge.hot.js';
import { recordOthers } from './merged-others.js';
import type { Patient } from './patient.entity.js';
import type { MergeFollower } from './merge-follower.types.js';
import type { PatientNews } from './patient-news.types.js';
import { listedPatientJson } from './patient.hot.js';

interface StandingMerge {
  readonly loser: Patient;
  readonly survivor: Patient;
}

const storedRow = z.object({
  patient_id: z.string(),
  version: z.number(),
  merged_into: z.string().nullable(),
  has_losers: z.boolean(),
});
type StoredRow = z.infer<typeof storedRow>;

/** Of an export, which holds both records whole. */
const STANDING = `
  SELECT coalesce((
    SELECT json_agg(json_build_object('loser', ${listedPatientJson('loser')}, 'survivor', ${listedPatientJson('survivor')})
                    ORDER BY m.merged_at DESC, m.id DESC)
    FROM ${MERGE_FROM} WHERE (m.loser_id = $1 OR m.survivor_id = $1) AND m.undone_at IS NULL), '[]') AS merges`;

const ROWS = `
  SELECT p.patient_id, p.version, p.merged_into,
         EXISTS (SELECT FROM patient l WHERE l.merged_into = p.patient_id) AS has_losers
  FROM patient p WHERE p.patient_id = ANY ($1)`;
/** A separate statement: anything read after it is read after the holder of the rows has committed. */
const HOLD = 'SELECT FROM patient WHERE patient_id = ANY ($1) ORDER BY patient_id FOR UPDATE';

const standingRow = z.object({ merges: z.array(storedJson<StandingMerge>()) });
const findRow = z.object({ merge: storedJson<PatientMerge>() });

/** Two records of one person, joined by a pointer from one to the other. Nothing is moved, and a merge can be undone. */
export class PatientMergeService {
  readonly #audit: AuditService;
  readonly #followers: Iterable<MergeFollower>;
  readonly #news: Iterable<PatientNews>;

  constructor(deps: {
    readonly audit: AuditService;
    readonly followers: Iterable<MergeFollower>;
    readonly news: Iterable<PatientNews>;
  }) {
    this.#audit = deps.audit;
    this.#followers = deps.followers;
    this.#news = deps.news;
  }

  /**
   * Merges in force, as part of the patient's export, which has its own entry: one more for each other patient. For the
   * patient, only those whose merged records are theirs (`losers`).
   */
  async standing(
    context: Context,
    patientId: string,
    losers?: readonly string[],
  ): Promise<readonly StandingMerge[]> {
    const row = await fetchMaybe(context.manager, standingRow, STANDING, [patientId]);
    const merges = (row?.merges ?? []).filter(
      ({ loser }) => losers === undefined || losers.includes(loser.id),
    );
    await recordOthers(this.#audit, context, { patientId, merges, action: 'PATIENT_EXPORTED' });
    return merges;
  }

  /**
   * Points one record at the other. Safe to repeat. NOT_FOUND for an unknown record, PATIENT_CHANGED where one is not as it
   * was compared, PATIENT_MERGED where one is merged already or has others merged into it.
   */
  async merge(context: Context, input: MergePatientsInput): Promise<PatientMerge> {
    const { mergeId, loserId, survivorId, loserVersion, survivorVersion } = input;
    for (const [field, id] of Object.entries({ mergeId, loserId, survivorId })) requireId(id, field);
    const reason = requireText(input.reason, 'reason', 'Say why these are the same person.');
    if (loserId === survivorId)
      throw badInput([{ field: 'survivorId', code: 'same', message: 'Choose two different patients.' }]);
    const rows = await this.#hold(context, [loserId, survivorId]);
    const done = await this.#find(context, mergeId);
    if (done !== null) {
      if (done.loser.id !== loserId || done.survivor.id !== survivorId) throw new DomainError('CONFLICT');
      return done;
    }
    const [loser, survivor] = [loserId, survivorId].map((id) => rows.find((row) => row.patient_id === id));
    if (loser === undefined || survivor === undefined) throw notFound('Patient');
    if (loser.merged_into !== null || survivor.merged_into !== null || loser.has_losers)
      throw new DomainError('PATIENT_MERGED');
    if (loser.version !== loserVersion || survivor.version !== survivorVersion)
      throw new DomainError('PATIENT_CHANGED');
    await this.#point(context, loser, survivorId);
    await execute(
      context.manager,
      `INSERT INTO patient_merge (id, loser_id, survivor_id, reason, merged_at, merged_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [mergeId, loserId, survivorId, reason, context.clock(), actorOf(context).userId],
    );
    await this.#conclude(context, 'PATIENT_MERGED', 'patient.merged', { loserId, survivorId });
    return this.#one(context, mergeId);
  }

  /**
   * Undoes a merge: the record is separate again, and so are the accounts that were let into the other, and the marks and
   * files made for both. Repeating it changes nothing. CONFLICT if another patient now has its NHS number.
   */
  async undo(context: Context, input: UndoPatientMergeInput): Promise<PatientMerge> {
    const reason = requireText(input.reason, 'reason', 'Say why these are different people.');
    const merge = isId(input.mergeId) ? await this.#find(context, input.mergeId) : null;
    if (merge === null) throw notFound('Merge');
    const [loserId, survivorId] = [merge.loser.id, merge.survivor.id];
    // The merge before its patients, as an identity check holds them.
    await execute(context.manager, 'SELECT FROM patient_merge WHERE id = $1 FOR UPDATE', [merge.id]);
    const rows = await this.#hold(context, [loserId, survivorId]);
    const count = await execute(
      context.manager,
      `UPDATE patient_merge SET undone_at = $2, undone_by = $3, undone_reason = $4
       WHERE id = $1 AND undone_at IS NULL`,
      [merge.id, context.clock(), actorOf(context).userId, reason],
    );
    const loser = rows.find(({ patient_id }) => patient_id === loserId);
    if (count === 0 || loser === undefined) return this.#one(context, merge.id);
    await this.#point(context, loser, null);
    const ended = { mergeId: merge.id, loserId, survivorId };
    for (const follower of this.#followers) await follower.unmerged(context, ended);
    await this.#conclude(context, 'PATIENT_UNMERGED', 'patient.unmerged', { loserId, survivorId });
    return this.#one(context, merge.id);
  }

  /** The current rows, locked until the transaction ends. */
  async #hold({ manager }: Context, patientIds: readonly string[]): Promise<StoredRow[]> {
    await execute(manager, HOLD, [patientIds]);
    return fetchRows(manager, storedRow, ROWS, [patientIds]);
  }

  async #point(context: Context, { patient_id, version }: StoredRow, to: string | null): Promise<void> {
    try {
      await execute(
        context.manager,
        `UPDATE patient SET merged_into = $3, version = version + 1, updated_at = $4, updated_by = $5
         WHERE patient_id = $1 AND version = $2`,
        [patient_id, version, to, context.clock(), actorOf(context).userId],
      );
    } catch (error) {
      if (!isConstraintViolation(error, 'patient_nhs_number')) throw error;
      const message = 'Another patient now has the NHS number of the merged record. Clear it there first.';
      throw new DomainError(
        'CONFLICT',
        {},
        { problems: [{ field: 'mergeId', code: 'nhs_number_taken', message }], cause: error },
      );
    }
  }

  /** In the trail of both patients, and sent to other systems. */
  async #conclude(
    context: Context,
    action: 'PATIENT_MERGED' | 'PATIENT_UNMERGED',
    event: 'patient.merged' | 'patient.unmerged',
    { loserId, survivorId }: { readonly loserId: string; readonly survivorId: string },
  ): Promise<void> {
    for (const patientId of [loserId, survivorId])
      await this.#audit.record(context, {
        action,
        entity: { type: 'Patient', id: loserId },
        patientId,
        fieldsChanged: ['merged_into'],
      });
    for (const one of this.#news) {
      await one.patientChanged(context, survivorId, []);
      if (action === 'PATIENT_UNMERGED') await one.patientChanged(context, loserId, []);
    }
    await announce(context, event, { patientId: survivorId, mergedPatientId: loserId });
  }

  async #find(context: Context, mergeId: string): Promise<PatientMerge | null> {
    const row = await fetchMaybe(context.manager, findRow, ONE_MERGE, [mergeId]);
    return row?.merge ?? null;
  }

  async #one(context: Context, mergeId: string): Promise<PatientMerge> {
    const merge = await this.#find(context, mergeId);
    if (merge === null) throw notFound('Merge');
    return merge;
  }
}
