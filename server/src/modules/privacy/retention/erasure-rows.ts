import type { ErasureState } from '@sideline/schema/retention';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, whereIs } from '../../../platform/database/list-page.js';
import { type Connection, type PageRequest } from '../../../platform/lists/paging.js';
import type { Context } from '../../../platform/context.js';
import type { Retained } from './retention-facts.js';
import type { Erasure, ErasureRun, RetentionMark } from './retention.types.js';
import { actorNameSql } from '../../audit/actor-name.hot.js';
import { diedJson } from '../../patients/patient.hot.js';

/** Reading erasures, their runs and the marks on records. */

const ERASURE = `json_build_object(
  'id', e.id, 'patientId', e.patient_id, 'prfId', e.prf_id, 'basis', e.basis, 'state', e.state,
  'patientName', (SELECT p.patient_name FROM patient p WHERE p.patient_id = e.patient_id),
  ${diedJson('e.patient_id')},
  'prfNumber', coalesce(
    (SELECT r.custom_prf_id FROM prf r WHERE r.id = e.prf_id),
    (SELECT t.number FROM tombstone t WHERE t.entity = 'PRF' AND t.id = e.prf_id)),
  'isHeld', EXISTS (
    SELECT FROM patient p JOIN retention_mark m ON m.patient_id = p.patient_id
    WHERE (p.patient_id = e.patient_id OR p.merged_into = e.patient_id)
      AND m.kind = 'legal_hold' AND m.ended_at IS NULL)
    OR EXISTS (
      SELECT FROM retention_mark m JOIN prf r ON r.id = m.prf_id
      WHERE m.kind = 'legal_hold' AND m.ended_at IS NULL AND (r.id = e.prf_id OR r.patient_id IN (
        SELECT p.patient_id FROM patient p WHERE p.patient_id = e.patient_id OR p.merged_into = e.patient_id))),
  'lastContact', e.last_contact, 'retainUntil', e.retain_until, 'listedAt', ${moment('e.listed_at')},
  'reason', e.reason, 'ruledBy', e.ruled_by, 'reference', e.reference,
  'decidedByName', ${actorNameSql('e.decided_by')}, 'decidedAt', ${moment('e.decided_at')},
  'decisionReason', e.decision_reason, 'erasedAt', ${moment('e.erased_at')}, 'sha256', e.sha256,
  'rows', (SELECT sum((t.value ->> 'rows')::integer) FROM jsonb_array_elements(e.tables) t))`;

const RUN = `json_build_object(
  'id', r.id, 'startedAt', ${moment('r.started_at')}, 'startedByName', ${actorNameSql('r.started_by')}, 'total', r.total,
  'done', (SELECT count(*) FROM erasure e WHERE e.run_id = r.id AND e.state <> 'approved'),
  'finishedAt', ${moment('r.finished_at')})`;

/** SQL: one mark `m`, as it is shown. */
export const MARK = `json_build_object(
  'id', m.id, 'kind', m.kind, 'reason', m.reason, 'madeByName', ${actorNameSql('m.made_by')}, 'madeAt', ${moment('m.made_at')},
  'endedByName', ${actorNameSql('m.ended_by')}, 'endedAt', ${moment('m.ended_at')}, 'endedReason', m.ended_reason)`;

const ERASURES = { table: 'erasure', alias: 'e', node: ERASURE };
const OLDEST_FIRST = {
  columns: [
    { expression: 'e.listed_at', type: 'timestamptz' },
    { expression: 'e.id', type: 'uuid' },
  ],
  direction: 'ASC',
} as const;

/** Those in one state, the first listed first. */
export const listErasures = (
  manager: EntityManager,
  state: ErasureState,
  page: PageRequest,
): Promise<Connection<Erasure>> => listPage(manager, ERASURES, OLDEST_FIRST, whereIs('e.state', state), page);

const readErasureRow = z.object({ erasure: storedJson<Erasure>() });

export const readErasure = async (manager: EntityManager, id: string): Promise<Erasure | null> => {
  const row = await fetchMaybe(
    manager,
    readErasureRow,
    `SELECT ${ERASURE} AS erasure FROM erasure e WHERE e.id = $1`,
    [id],
  );
  return row?.erasure ?? null;
};

/** The newest of a person, by the row that survives, or of a record without a patient. */
export const newestErasure = async (
  manager: EntityManager,
  { patientId, prfId }: Pick<Retained, 'patientId' | 'prfId'>,
): Promise<Erasure | null> => {
  const row = await fetchMaybe(
    manager,
    readErasureRow,
    `SELECT ${ERASURE} AS erasure FROM erasure e WHERE e.${prfId === null ? 'patient_id' : 'prf_id'} = $1
     ORDER BY e.listed_at DESC, e.id DESC LIMIT 1`,
    [prfId ?? patientId],
  );
  return row?.erasure ?? null;
};

/** The columns that mark an erasure as ruled: approved at once. */
export interface RulingWords {
  readonly reason: string;
  readonly ruledBy: string;
  readonly reference: string;
  readonly recordedBy: string;
}

/** Puts a person, or an unlinked record, on the list, or records a ruling; false where one is already open. */
export const insertErasure = async (
  { manager, clock }: Context,
  { patientId, prfId, facts, retainUntil }: Retained,
  id: string,
  ruling: RulingWords | null,
): Promise<boolean> => {
  const made = await execute(
    manager,
    `INSERT INTO erasure (id, patient_id, prf_id, last_contact, retain_until, listed_at, basis, state,
                          reason, ruled_by, reference, decided_by, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, CASE WHEN $12::uuid IS NULL THEN NULL ELSE $6::timestamptz END)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[id, patientId, prfId, facts.lastContact, retainUntil, clock()],
      ...(ruling === null ? ['retention', 'listed'] : ['ruling', 'approved']),
      ...[ruling?.reason, ruling?.ruledBy, ruling?.reference, ruling?.recordedBy].map(
        (value) => value ?? null,
      ),
    ],
  );
  return made > 0;
};

const newestRunRow = z.object({ run: storedJson<ErasureRun>() });

export const newestRun = async (manager: EntityManager): Promise<ErasureRun | null> => {
  const row = await fetchMaybe(
    manager,
    newestRunRow,
    `SELECT ${RUN} AS run FROM erasure_run r ORDER BY r.started_at DESC LIMIT 1`,
  );
  return row?.run ?? null;
};

const marksOfRow = z.object({ mark: storedJson<RetentionMark>() });

/** Every mark ever set on these rows, on their records, or on an unlinked record; the newest first. */
export const marksOf = async (
  manager: EntityManager,
  { patientIds, prfId }: Pick<Retained, 'patientIds' | 'prfId'>,
): Promise<RetentionMark[]> => {
  const rows = await fetchRows(
    manager,
    marksOfRow,
    `SELECT ${MARK} AS mark FROM retention_mark m
     WHERE m.patient_id = ANY ($1) OR m.prf_id = $2
       OR m.prf_id IN (SELECT r.id FROM prf r WHERE r.patient_id = ANY ($1))
     ORDER BY m.made_at DESC, m.id DESC`,
    [patientIds, prfId],
  );
  return rows.map(({ mark }) => mark);
};
