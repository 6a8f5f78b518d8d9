import { documentedName } from '@sideline/schema/patient-names';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchRows } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import { PatientSquads } from './patient-squads.js';
import type { NewPatient } from './patient.types.js';
import { COLUMNS, filled, guarded, newFacts, type Fields } from './patient-values.js';

/** Teams that were already looked up, by the chosen team and squad. */
export type FoundTeams = Map<string, Promise<string | null | undefined>>;

/** A patient as they would be stored, by the fields' names. */
export interface PreparedPatient {
  readonly id: string;
  readonly values: Fields;
  readonly squadId: string | null;
}

const STORED_TYPES: Readonly<Record<string, string>> = {
  dob: 'date',
  dateOfDeath: 'date',
  estimatedAge: 'smallint',
  cheerTeamId: 'uuid',
};
/** Patients ($1, as JSON by their fields' names) registered at $2 by $3; the ids of those who were not there. */
const INSERT_TOGETHER = `
  INSERT INTO patient (patient_id, created_at, created_by, updated_at, updated_by, ${Object.values(COLUMNS).join(', ')})
  SELECT r.patient_id, $2, $3, $2, $3, ${Object.keys(COLUMNS)
    .map((field) => (field === 'identityStatus' ? `coalesce(r."${field}", 'self_reported')` : `r."${field}"`))
    .join(', ')}
  FROM jsonb_to_recordset($1::jsonb) AS r (patient_id uuid, ${Object.keys(COLUMNS)
    .map((field) => `"${field}" ${STORED_TYPES[field] ?? 'text'}`)
    .join(', ')})
  ON CONFLICT (patient_id) DO NOTHING RETURNING patient_id`;

const takeTogetherRow = z.object({ patient_id: z.string() });

/** Patients of a file: what each would be stored as, and registering them together. */
export class PatientBatchService {
  readonly #audit: AuditService;
  readonly #squads: PatientSquads;

  constructor({ audit, cheer }: { readonly audit: AuditService; readonly cheer: CheerService }) {
    this.#audit = audit;
    this.#squads = new PatientSquads(cheer);
  }

  /**
   * What a patient of a file would be stored as; similar patients were shown before. `teams` keeps teams and squads found
   * from one patient to the next. BAD_INPUT names what is wrong.
   */
  async prepare(context: Context, input: NewPatient, teams: FoundTeams): Promise<PreparedPatient> {
    const { changes, facts } = newFacts(context, input, 'quick');
    const place = `${changes.cheerTeamId ?? ''}/${changes.cheerSquadId ?? ''}`;
    const team = teams.get(place) ?? this.#squads.teamOf(context, changes, null);
    teams.set(place, team);
    const values = { ...filled(facts), cheerTeamId: await team };
    return { id: input.id, values, squadId: changes.cheerSquadId ?? null };
  }

  /**
   * Registers prepared patients together. Those that the caller registered before stay as they are; gives the ids of the new
   * ones. CONFLICT if an id or an NHS number belongs to another patient.
   */
  async takeTogether(context: Context, prepared: readonly PreparedPatient[]): Promise<ReadonlySet<string>> {
    const by = actorOf(context).userId;
    const at = context.clock();
    const rows = prepared.map(({ id, values }) => ({ ...values, patient_id: id }));
    const made = await guarded(() =>
      fetchRows(context.manager, takeTogetherRow, INSERT_TOGETHER, [JSON.stringify(rows), at, by]),
    );
    const isNew = new Set(made.map(({ patient_id }) => patient_id));
    const others = prepared.filter(({ id }) => !isNew.has(id)).map(({ id }) => id);
    const foreign = await execute(
      context.manager,
      'SELECT FROM patient WHERE patient_id = ANY ($1) AND created_by IS DISTINCT FROM $2',
      [others, by],
    );
    if (foreign > 0) throw new DomainError('CONFLICT');
    const joined = prepared.filter(({ id, squadId }) => isNew.has(id) && squadId !== null);
    await execute(
      context.manager,
      `INSERT INTO patient_squad (id, patient_id, squad_id, start_date, created_at, created_by)
       SELECT l.id, l.patient_id, l.squad_id, $4, $4, $5
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS l (id, patient_id, squad_id)`,
      [joined.map(() => newId()), joined.map(({ id }) => id), joined.map(({ squadId }) => squadId), at, by],
    );
    for (const { id, values } of prepared.filter((one) => isNew.has(one.id)))
      await this.#audit.record(context, {
        action: 'PATIENT_CREATED',
        entity: { type: 'Patient', id },
        patientId: id,
        fieldsChanged: Object.keys(values)
          .filter((field) => values[field] !== null)
          .map(documentedName),
      });
    return isNew;
  }
}
