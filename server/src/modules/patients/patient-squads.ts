import type { PatientChanges } from '@sideline/schema/validation/patient';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchOne } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { Patient } from './patient.entity.js';

const lastChangeRow = z.object({ at: z.date().nullable() });

/** Which cheer team and squad a patient is in. */
export class PatientSquads {
  readonly #cheer: CheerService;

  constructor(cheer: CheerService) {
    this.#cheer = cheer;
  }

  /** The team that follows from the choice: the squad's own if one is chosen. Undefined if neither was given. */
  async teamOf(
    context: Context,
    changes: PatientChanges,
    stored: Patient | null,
  ): Promise<string | null | undefined> {
    const { cheerTeamId: teamId, cheerSquadId: squadId } = changes;
    if (squadId) {
      const squad = await known(() => this.#cheer.openSquad(context, squadId), 'cheerSquadId');
      if (teamId && teamId !== squad.teamId)
        throw badInput([
          { field: 'cheerSquadId', code: 'other_team', message: 'This squad belongs to another team.' },
        ]);
      return squad.teamId;
    }
    if (teamId && teamId !== stored?.cheerTeamId)
      await known(() => this.#cheer.openTeam(context, teamId), 'cheerTeamId');
    return stored === null ? (teamId ?? null) : teamId;
  }

  /** When the patient last joined or left a squad; null where they were in none. */
  async lastChange(context: Context, patientId: string): Promise<Date | null> {
    const row = await fetchOne(
      context.manager,
      lastChangeRow,
      'SELECT max(coalesce(end_date, start_date)) AS at FROM patient_squad WHERE patient_id = $1',
      [patientId],
    );
    return row.at;
  }

  /** Ends the patient's membership at that moment, or at its start if that is later. */
  async leave(context: Context, patientId: string, at: Date): Promise<void> {
    await execute(
      context.manager,
      `UPDATE patient_squad SET end_date = greatest(start_date, $2) WHERE patient_id = $1 AND end_date IS NULL`,
      [patientId, at],
    );
  }

  /** Puts the patient into a squad from then on, and ends their previous membership. */
  async join(context: Context, patientId: string, squadId: string, from: Date): Promise<void> {
    await this.leave(context, patientId, from);
    await execute(
      context.manager,
      `INSERT INTO patient_squad (id, patient_id, squad_id, start_date, created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [newId(), patientId, squadId, from, context.clock(), context.actor?.userId ?? null],
    );
  }
}

/** Names the field that refers to something that does not exist. */
const known = async <T>(find: () => Promise<T>, field: string): Promise<T> => {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    throw badInput([{ field, code: 'unknown', message: error.message }]);
  }
};
