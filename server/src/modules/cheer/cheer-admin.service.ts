import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';
import { managedCheerTeamRow, type ManagedCheerTeam } from './cheer-admin.types.js';

/** Whom a patient belongs to now; of two merged records, only the survivor counts. */
const TEAM_MEMBERS = `(SELECT count(*)::integer FROM patient p WHERE p.cheer_team_id = t.team_id AND p.merged_into IS NULL)`;
const SQUAD_MEMBERS = `(
  SELECT count(*)::integer FROM patient_squad l JOIN patient p ON p.patient_id = l.patient_id AND p.merged_into IS NULL
  WHERE l.squad_id = s.squad_id AND l.end_date IS NULL)`;

const MANAGED = `
  SELECT t.team_id AS id, t.team_name AS name, t.is_active AS "isActive", ${TEAM_MEMBERS} AS members, coalesce((
           SELECT json_agg(json_build_object('id', s.squad_id, 'name', s.squad_name,
                                             'isActive', s.is_active, 'members', ${SQUAD_MEMBERS})
                           ORDER BY lower(s.squad_name), s.squad_id)
           FROM cheer_squad s WHERE s.team_id = t.team_id), '[]') AS squads
  FROM cheer_team t`;

interface Kind {
  readonly table: 'cheer_team' | 'cheer_squad';
  readonly key: 'team_id' | 'squad_id';
  readonly alias: 't' | 's';
  readonly members: string;
  readonly entity: 'CheerTeam' | 'CheerSquad';
  readonly action: 'CHEER_TEAM' | 'CHEER_SQUAD';
  readonly word: 'team' | 'squad';
}
const TEAM: Kind = {
  table: 'cheer_team',
  key: 'team_id',
  alias: 't',
  members: TEAM_MEMBERS,
  entity: 'CheerTeam',
  action: 'CHEER_TEAM',
  word: 'team',
};
const SQUAD: Kind = {
  table: 'cheer_squad',
  key: 'squad_id',
  alias: 's',
  members: SQUAD_MEMBERS,
  entity: 'CheerSquad',
  action: 'CHEER_SQUAD',
  word: 'squad',
};

const setRow = z.object({ is_active: z.boolean() });
const countedRow = z.object({ members: z.number() });

/** Teams and squads as their keepers see them: how many belong to each, and which are inactive. */
export class CheerAdminService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Every team by name, inactive ones too, each with its squads by name; one statement. */
  list(context: Context): Promise<ManagedCheerTeam[]> {
    return fetchRows(
      context.manager,
      managedCheerTeamRow,
      `${MANAGED} ORDER BY lower(t.team_name), t.team_id`,
    );
  }

  /** Removes a team from every list of choices, or puts it back. CONFLICT saying how many belong to it; NOT_FOUND. */
  async setTeamActive(context: Context, teamId: string, isActive: boolean): Promise<ManagedCheerTeam> {
    await this.#set(context, TEAM, teamId, isActive);
    const team = await fetchMaybe(context.manager, managedCheerTeamRow, `${MANAGED} WHERE t.team_id = $1`, [
      teamId,
    ]);
    if (team === undefined) throw notFound('Cheer team');
    return team;
  }

  /** The same for a squad; gives its team. */
  async setSquadActive(context: Context, squadId: string, isActive: boolean): Promise<ManagedCheerTeam> {
    await this.#set(context, SQUAD, squadId, isActive);
    const team = await fetchMaybe(
      context.manager,
      managedCheerTeamRow,
      `${MANAGED} WHERE t.team_id = (SELECT team_id FROM cheer_squad WHERE squad_id = $1)`,
      [squadId],
    );
    if (team === undefined) throw notFound('Cheer squad');
    return team;
  }

  /** Locks before it counts: a person joining at this moment is counted, or finds it deactivated. */
  async #set(context: Context, kind: Kind, id: string, isActive: boolean): Promise<void> {
    const { table, key, alias, word } = kind;
    const row = isId(id)
      ? await fetchMaybe(
          context.manager,
          setRow,
          `SELECT is_active FROM ${table} WHERE ${key} = $1 FOR UPDATE`,
          [id],
        )
      : undefined;
    if (row === undefined) throw notFound(`Cheer ${word}`);
    if (row.is_active === isActive) return;
    if (!isActive) {
      const counted = await fetchMaybe(
        context.manager,
        countedRow,
        `SELECT ${kind.members} AS members FROM ${table} ${alias} WHERE ${alias}.${key} = $1`,
        [id],
      );
      refuseWithMembers(counted?.members ?? 0, key, word);
    }
    await execute(context.manager, `UPDATE ${table} SET is_active = $2 WHERE ${key} = $1`, [id, isActive]);
    await this.#audit.record(context, {
      action: `${kind.action}_${isActive ? 'ACTIVATED' : 'DEACTIVATED'}`,
      entity: { type: kind.entity, id },
      fieldsChanged: ['isActive'],
    });
  }
}

const refuseWithMembers = (members: number, field: string, word: string): void => {
  if (members === 0) return;
  const who = members === 1 ? '1 patient belongs' : `${members.toLocaleString('en-GB')} patients belong`;
  throw new DomainError(
    'CONFLICT',
    {},
    {
      problems: [
        {
          field,
          code: 'has_members',
          message: `${who} to this ${word}. Move them to another one before you deactivate it.`,
        },
      ],
    },
  );
};
