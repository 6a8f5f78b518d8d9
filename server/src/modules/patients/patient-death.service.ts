import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow, storedJson } from '../../platform/database/checked.js';
import { DomainError, notFound } from '../../platform/errors.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import type { AuditService } from '../audit/audit.service.js';
import type { UndoPatientDeathInput } from './patient-death.types.js';
import type { Patient } from './patient.entity.js';
import { LOAD_PATIENT, samePersonSql } from './patient.hot.js';
import type { PatientNews } from './patient-news.types.js';

/** The death that a signed or voided record states. */
interface RecordedDeath {
  readonly prfId: string;
  readonly patientId: string;
  readonly eventId: string | null;
  /** When the patient died; null where the record states no death, or no longer. */
  readonly diedAt: Date | null;
  /** Where; null where the record does not say. */
  readonly place: string | null;
}

const undoneRow = z.object({ prfId: z.string() });
const undoRow = z.object({ patient: storedJson<Patient>() });

/** Deaths on patients' records: written with the signature that states them, and withdrawn by an administrator. */
export class PatientDeathService {
  readonly #audit: AuditService;
  readonly #news: Iterable<PatientNews>;

  constructor(deps: { readonly audit: AuditService; readonly news: Iterable<PatientNews> }) {
    this.#audit = deps.audit;
    this.#news = deps.news;
  }

  /**
   * Updates the patient's record with what a signed record now says. A death that an administrator reversed stays reversed
   * until the record states another time of death.
   */
  async follow(context: Context, { prfId, patientId, eventId, diedAt, place }: RecordedDeath): Promise<void> {
    const { manager } = context;
    const now = context.clock();
    const changed =
      diedAt === null
        ? await execute(
            manager,
            'WITH gone AS (DELETE FROM patient_death WHERE prf_id = $1 RETURNING undone_at) SELECT FROM gone WHERE undone_at IS NULL',
            [prfId],
          )
        : await execute(
            manager,
            `INSERT INTO patient_death AS d (prf_id, patient_id, died_at, place, recorded_at, recorded_by)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (prf_id) DO UPDATE SET died_at = excluded.died_at, place = excluded.place,
               recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by,
               undone_at = NULL, undone_by = NULL, undone_reason = NULL
             WHERE d.died_at <> excluded.died_at
               OR (d.undone_at IS NULL AND d.place IS DISTINCT FROM excluded.place)
             RETURNING prf_id`,
            [prfId, patientId, diedAt, place, now, actorOf(context).userId],
          );
    if (changed === 0) return;
    await this.#audit.record(context, {
      action: diedAt === null ? 'PATIENT_DEATH_UNDONE' : 'PATIENT_DEATH_RECORDED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      prfId,
      eventId,
      fieldsChanged: ['death'],
    });
    for (const one of this.#news) await one.patientChanged(context, patientId, ['death']);
  }

  /** Reverses every death that records of this person state. PATIENT_NOT_DECEASED if there is none. */
  async undo(context: Context, { patientId, reason }: UndoPatientDeathInput): Promise<Patient> {
    requireId(patientId, 'patientId');
    const why = requireText(
      reason,
      'reason',
      'Say why this patient should no longer be recorded as having died.',
    );
    const undone = await fetchRows(
      context.manager,
      undoneRow,
      `WITH gone AS (
         UPDATE patient_death SET undone_at = $2, undone_by = $3, undone_reason = $4
         WHERE patient_id = ANY (${samePersonSql('$1')}) AND undone_at IS NULL RETURNING prf_id)
       SELECT prf_id AS "prfId" FROM gone ORDER BY prf_id`,
      [patientId, context.clock(), actorOf(context).userId, why],
    );
    const row = await fetchMaybe(context.manager, undoRow, LOAD_PATIENT, [patientId]);
    if (row === undefined) throw notFound('Patient');
    if (undone.length === 0) throw new DomainError('PATIENT_NOT_DECEASED');
    for (const { prfId } of undone)
      await this.#audit.record(context, {
        action: 'PATIENT_DEATH_UNDONE',
        entity: { type: 'Patient', id: patientId },
        patientId,
        prfId,
        fieldsChanged: ['death'],
      });
    for (const one of this.#news) await one.patientChanged(context, patientId, ['death']);
    return row.patient;
  }
}

/** Which of these patients have died, by a signed record or by the date of death that staff entered. */
export const deceasedAmong = async (
  { manager }: Pick<Context, 'manager'>,
  patientIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (patientIds.length === 0) return new Set();
  const rows = await fetchRows(
    manager,
    idRow,
    `SELECT p.patient_id AS id FROM patient p WHERE p.patient_id = ANY ($1)
       AND (p.date_of_death IS NOT NULL OR patient_death_of(p.patient_id) IS NOT NULL)`,
    [patientIds],
  );
  return new Set(rows.map(({ id }) => id));
};
