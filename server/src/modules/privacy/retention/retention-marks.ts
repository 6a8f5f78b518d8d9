import { RETENTION_MARKS, type RetentionMarkKind } from '@sideline/schema/retention';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../../platform/database/checked.js';
import { DomainError, isConstraintViolation } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';

/** Setting and lifting marks, for anyone. */

interface NewMark {
  readonly id: string;
  /** The column of the table that names its owner. */
  readonly column: 'patient_id' | 'prf_id' | 'user_id' | 'client_id';
  readonly subjectId: string;
  /** Ids of the same subject, with their own: of a patient's merged rows. */
  readonly alike: readonly string[];
  readonly kind: RetentionMarkKind;
  readonly reason: string;
}

/** Sets a mark; false if this mark is already set. RETENTION_MARKED if there is another of its kind, CONFLICT. */
export const setMark = async (
  context: Context,
  { id, column, subjectId, alike, kind, reason }: NewMark,
): Promise<boolean> => {
  requireId(id, 'id');
  const { manager } = context;
  const known = await fetchMaybe(
    manager,
    idRow,
    `SELECT id FROM retention_mark WHERE ${column} = ANY ($1) AND kind = $2 AND ended_at IS NULL`,
    [alike, kind],
  );
  if (known?.id === id) return false;
  if (known !== undefined) throw new DomainError('RETENTION_MARKED');
  try {
    await execute(
      manager,
      `INSERT INTO retention_mark (id, ${column}, kind, reason, made_by, made_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, subjectId, kind, reason, actorOf(context).userId, context.clock()],
    );
  } catch (error) {
    if (STANDING.some((constraint) => isConstraintViolation(error, constraint)))
      throw new DomainError('RETENTION_MARKED');
    throw error;
  }
  return true;
};

const STANDING = [
  'retention_mark_standing',
  'retention_mark_record_standing',
  'retention_mark_account_standing',
  'retention_mark_client_standing',
];

const marksRow = z.object({ id: z.string(), kind: z.enum(RETENTION_MARKS) });

/**
 * Copies to one patient's row the marks set on the other's since they were merged that still apply, with who set them and
 * when.
 */
export const copyMarks = async (
  { manager }: Context,
  { mergeId, from, to }: { readonly mergeId: string; readonly from: string; readonly to: string },
): Promise<readonly { readonly id: string; readonly kind: RetentionMarkKind }[]> => {
  const marks = await fetchRows(
    manager,
    marksRow,
    `SELECT id, kind FROM retention_mark m
     WHERE patient_id = $1 AND made_at >= (SELECT merged_at FROM patient_merge WHERE id = $3) AND ended_at IS NULL
       AND NOT EXISTS (
         SELECT FROM retention_mark o WHERE o.patient_id = $2 AND o.kind = m.kind AND o.ended_at IS NULL)
     ORDER BY kind`,
    [from, to, mergeId],
  );
  const copies: { readonly id: string; readonly kind: RetentionMarkKind }[] = [];
  for (const { id, kind } of marks) {
    const copy = { id: newId(), kind };
    await execute(
      manager,
      `INSERT INTO retention_mark (id, patient_id, kind, reason, made_by, made_at)
       SELECT $2, $3, kind, reason, made_by, made_at FROM retention_mark WHERE id = $1`,
      [id, copy.id, to],
    );
    copies.push(copy);
  }
  return copies;
};

/** Lifts a mark; false where it was lifted before. */
export const liftMark = async (context: Context, id: string, reason: string): Promise<boolean> => {
  const count = await execute(
    context.manager,
    `UPDATE retention_mark SET ended_by = $2, ended_at = $3, ended_reason = $4 WHERE id = $1 AND ended_at IS NULL`,
    [id, actorOf(context).userId, context.clock(), reason],
  );
  return count > 0;
};
