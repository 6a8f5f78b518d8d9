import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import type { RecordCorrection, RecordShare } from './portal.types.js';

const SHARE = `json_build_object(
  'id', s.id, 'madeAt', ${moment('s.made_at')}, 'expiresAt', ${moment('s.expires_at')}, 'isOnce', s.is_once,
  'endedAt', ${moment('s.ended_at')}, 'openings', coalesce((
    SELECT json_agg(json_build_object('openedAt', ${moment('o.opened_at')}, 'reader', o.reader)
                    ORDER BY o.opened_at DESC, o.id DESC)
    FROM (SELECT * FROM record_share_opening o WHERE o.share_id = s.id ORDER BY o.opened_at DESC, o.id DESC LIMIT 50) o), '[]'))`;

/** SQL over the record `p`: its links, the newest first, at most 50. */
const SHARES = `coalesce((
  SELECT json_agg(${SHARE} ORDER BY s.made_at DESC, s.id DESC)
  FROM (SELECT * FROM record_share s WHERE s.prf_id = p.id ORDER BY s.made_at DESC, s.id DESC LIMIT 50) s), '[]')`;

/** The links of a record, the newest first, at most 50. */
export const sharesOf = async (manager: EntityManager, prfId: string): Promise<readonly RecordShare[]> => {
  const [row] = await readRows<{ shares: readonly RecordShare[] }>(
    manager,
    `SELECT ${SHARES} AS shares FROM prf p WHERE p.id = $1`,
    [prfId],
  );
  return row?.shares ?? [];
};

const CORRECTION = `json_build_object(
  'id', c.id, 'customPrfId', p.custom_prf_id, 'part', c.part, 'words', c.words, 'askedAt', ${moment('c.asked_at')},
  'answer', c.answer, 'answeredAt', ${moment('c.answered_at')})`;

/** Requests to correct records, the newest first, at most 100; `whose` is SQL over the request `c` with $1. */
export const correctionsOf = async (
  manager: EntityManager,
  whose: string,
  parameter: string,
): Promise<readonly RecordCorrection[]> =>
  (
    await readRows<{ node: RecordCorrection }>(
      manager,
      `SELECT ${CORRECTION} AS node FROM record_correction c JOIN prf p ON p.id = c.prf_id
       WHERE ${whose} ORDER BY c.asked_at DESC, c.id DESC LIMIT 100`,
      [parameter],
    )
  ).map(({ node }) => node);

/** Both of a record, by one statement. */
export const sharesAndCorrectionsOf = async (
  manager: EntityManager,
  prfId: string,
): Promise<{
  readonly shares: readonly RecordShare[];
  readonly corrections: readonly RecordCorrection[];
}> => {
  const [row] = await readRows<{
    shares: readonly RecordShare[];
    corrections: readonly RecordCorrection[];
  }>(
    manager,
    `SELECT ${SHARES} AS shares, coalesce((
       SELECT json_agg(${CORRECTION} ORDER BY c.asked_at DESC, c.id DESC)
       FROM (SELECT * FROM record_correction c WHERE c.prf_id = p.id ORDER BY c.asked_at DESC, c.id DESC LIMIT 100) c
     ), '[]') AS corrections FROM prf p WHERE p.id = $1`,
    [prfId],
  );
  return row ?? { shares: [], corrections: [] };
};

/** A link as it is kept. */
const storedShareRow = z.object({
  id: z.string(),
  prfId: z.string(),
  patientId: z.string(),
  madeBy: z.string(),
  expiresAt: z.date(),
  isOnce: z.boolean(),
  endedAt: z.date().nullable(),
  isOpened: z.boolean(),
  /** Whether the record is signed, not restricted and still the patient's, and the account still theirs. */
  isStanding: z.boolean(),
});
export type StoredShare = z.infer<typeof storedShareRow>;

const STORED = `SELECT s.id, s.prf_id AS "prfId", s.patient_id AS "patientId", s.made_by AS "madeBy",
  s.expires_at AS "expiresAt", s.is_once AS "isOnce", s.ended_at AS "endedAt",
  EXISTS (SELECT FROM record_share_opening o WHERE o.share_id = s.id) AS "isOpened",
  EXISTS (
    SELECT FROM prf p JOIN app_user u ON u.id = s.made_by
    WHERE p.id = s.prf_id AND p.patient_id = s.patient_id AND p.status IN ('completed', 'amended')
      AND u.is_active AND u.role = 'patient' AND NOT prf_is_restricted(p.id, p.patient_id)
      AND (u.patient_id = s.patient_id OR EXISTS (
        SELECT FROM patient m WHERE m.patient_id = s.patient_id AND m.merged_into = u.patient_id))) AS "isStanding"
  FROM record_share s`;

/**
 * Locked until the transaction ends. Read by a second statement, which sees the change of an earlier reader: of two readers
 * of a link that opens once, only one is the first.
 */
export const lockShare = async (
  manager: EntityManager,
  by: 'id' | 'token_hash',
  value: string | Buffer,
): Promise<StoredShare | null> => {
  await execute(manager, `SELECT FROM record_share WHERE ${by} = $1 FOR UPDATE`, [value]);
  const row = await fetchMaybe(manager, storedShareRow, `${STORED} WHERE s.${by} = $1`, [value]);
  return row ?? null;
};
