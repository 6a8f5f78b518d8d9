import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import type { AuditService } from '../audit/audit.service.js';
import { CheerSquad } from './cheer.entity.js';

export interface TeamInput {
  readonly id: string;
  readonly name: string;
}
export interface NewSquadInput extends SquadInput {
  readonly teamId: string;
}
export interface SquadInput {
  readonly id: string;
  readonly name: string;
}

const teamsWith = (squads: string): string => `
  SELECT t.team_id AS id, t.team_name AS name, coalesce((
           SELECT json_agg(json_build_object('id', s.squad_id, 'teamId', s.team_id, 'name', s.squad_name)
                           ORDER BY lower(s.squad_name), s.squad_id)
           FROM cheer_squad s WHERE s.team_id = t.team_id AND ${squads}), '[]') AS squads
  FROM cheer_team t`;

const teamRow = z.object({
  id: z.string(),
  name: z.string(),
  squads: z.array(storedJson<CheerSquad>()),
});
/** A team as people choose it, with its squads. */
export type ListedTeam = z.infer<typeof teamRow>;

/** Cheer programmes and their squads. */
export class CheerService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** The teams to choose from by name, each with such squads by name (spec section 3), in one statement. */
  teams(context: Context): Promise<ListedTeam[]> {
    return fetchRows(
      context.manager,
      teamRow,
      `${teamsWith('s.is_active')} WHERE t.is_active ORDER BY lower(t.team_name), t.team_id`,
    );
  }

  /** Throws NOT_FOUND if there is none. */
  async team(context: Context, teamId: string): Promise<ListedTeam> {
    const team = isId(teamId)
      ? await fetchMaybe(context.manager, teamRow, `${teamsWith('true')} WHERE t.team_id = $1`, [teamId])
      : undefined;
    if (team === undefined) throw notFound('Cheer team');
    return team;
  }

  /** Throws NOT_FOUND if there is none. */
  async squad(context: Context, squadId: string): Promise<CheerSquad> {
    const squad = isId(squadId) ? await context.manager.findOneBy(CheerSquad, { id: squadId }) : null;
    if (squad === null) throw notFound('Cheer squad');
    return squad;
  }

  /** One that a patient can be linked to: NOT_FOUND where it is inactive. */
  async openTeam(context: Context, teamId: string): Promise<ListedTeam> {
    const team = (await this.teams(context)).find(({ id }) => id === teamId);
    if (team === undefined) throw notFound('Cheer team');
    return team;
  }

  /** One that a patient can join: NOT_FOUND where it or its team is inactive. */
  async openSquad(context: Context, squadId: string): Promise<CheerSquad> {
    const squad = await this.squad(context, squadId);
    const { squads } = await this.openTeam(context, squad.teamId);
    if (!squads.some(({ id }) => id === squadId)) throw notFound('Cheer squad');
    return squad;
  }

  /** Safe to repeat with the same id and name. CONFLICT where the name, or the id with another name, is taken. */
  async createTeam(context: Context, input: TeamInput): Promise<ListedTeam> {
    const name = checkedName(input.name);
    requireId(input.id, 'id');
    const made = await insertOnce(
      context,
      `INSERT INTO cheer_team (team_id, team_name, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (team_id) DO NOTHING RETURNING team_id`,
      [input.id, name, context.clock()],
    );
    const team = await this.team(context, input.id);
    if (!made && team.name !== name) throw new DomainError('CONFLICT');
    if (made) await this.#recordTeam(context, 'CHEER_TEAM_CREATED', input.id);
    return team;
  }

  /** CONFLICT where another team has the name, NOT_FOUND where there is no such team. */
  async renameTeam(context: Context, input: TeamInput): Promise<ListedTeam> {
    const name = checkedName(input.name);
    const before = await this.team(context, input.id);
    if (before.name === name) return before;
    await insertOnce(context, 'UPDATE cheer_team SET team_name = $2 WHERE team_id = $1 RETURNING team_id', [
      input.id,
      name,
    ]);
    await this.#recordTeam(context, 'CHEER_TEAM_UPDATED', input.id);
    return this.team(context, input.id);
  }

  /** Safe to repeat. CONFLICT where the team has a squad of that name, NOT_FOUND where there is no such team. */
  async createSquad(context: Context, input: NewSquadInput): Promise<CheerSquad> {
    const name = checkedName(input.name);
    requireId(input.id, 'id');
    await this.team(context, input.teamId);
    const made = await insertOnce(
      context,
      `INSERT INTO cheer_squad (squad_id, team_id, squad_name, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (squad_id) DO NOTHING RETURNING squad_id`,
      [input.id, input.teamId, name, context.clock()],
    );
    const squad = await this.squad(context, input.id);
    if (!made && (squad.name !== name || squad.teamId !== input.teamId)) throw new DomainError('CONFLICT');
    if (made) await this.#recordSquad(context, 'CHEER_SQUAD_CREATED', input.id);
    return squad;
  }

  /** CONFLICT where the team has another squad of that name, NOT_FOUND where there is no such squad. */
  async renameSquad(context: Context, input: SquadInput): Promise<CheerSquad> {
    const name = checkedName(input.name);
    const squad = await this.squad(context, input.id);
    if (squad.name === name) return squad;
    await insertOnce(
      context,
      'UPDATE cheer_squad SET squad_name = $2 WHERE squad_id = $1 RETURNING squad_id',
      [input.id, name],
    );
    await this.#recordSquad(context, 'CHEER_SQUAD_UPDATED', input.id);
    return this.squad(context, input.id);
  }

  #recordTeam(context: Context, action: AuditAction, id: string): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: 'CheerTeam', id },
      fieldsChanged: ['name'],
    });
  }

  #recordSquad(context: Context, action: AuditAction, id: string): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: 'CheerSquad', id },
      fieldsChanged: ['name'],
    });
  }
}

const checkedName = (text: string): string => {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (name === '') throw badInput([{ field: 'name', code: 'required', message: 'Give it a name.' }]);
  if (name.length > LIMITS.text.short)
    throw badInput([
      { field: 'name', code: 'too_long', message: `Use at most ${String(LIMITS.text.short)} characters.` },
    ]);
  return name;
};

/** Whether the statement wrote a row. A name that is taken is named as the field at fault. */
const insertOnce = async (
  context: Context,
  sql: string,
  parameters: readonly unknown[],
): Promise<boolean> => {
  try {
    return (await execute(context.manager, sql, parameters)) > 0;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      { problems: [{ field: 'name', code: 'taken', message: 'This name is already in use.' }], cause: error },
    );
  }
};
