import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { CheerAdminService } from './cheer-admin.service.js';
import { ManagedCheerTeam } from './cheer-admin.types.js';
import { CheerSquad, CheerTeam } from './cheer.entity.js';
import {
  CreateCheerSquadInput,
  CreateCheerTeamInput,
  UpdateCheerSquadInput,
  UpdateCheerTeamInput,
} from './cheer.inputs.js';
import type { CheerService, ListedTeam } from './cheer.service.js';

@Resolver()
export class CheerResolver {
  constructor(
    private readonly cheer: CheerService,
    private readonly admin: CheerAdminService,
  ) {}

  @Public()
  @Query(() => [CheerTeam], { description: 'The teams to choose from, with their squads, by name.' })
  cheerTeams(@Ctx() context: Context): Promise<ListedTeam[]> {
    return this.cheer.teams(context);
  }

  @Allow('admin', 'staff')
  @Query(() => [ManagedCheerTeam], { description: 'Every team by name, including former ones.' })
  managedCheerTeams(@Ctx() context: Context): Promise<ManagedCheerTeam[]> {
    return this.admin.list(context);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ManagedCheerTeam, { description: 'CONFLICT if patients belong to it.' })
  setCheerTeamActive(
    @Ctx() context: Context,
    @Arg('teamId', () => ID) teamId: string,
    @Arg('isActive', () => Boolean) isActive: boolean,
  ): Promise<ManagedCheerTeam> {
    return this.admin.setTeamActive(context, teamId, isActive);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ManagedCheerTeam, {
    description: 'Returns its team. CONFLICT if patients belong to the squad.',
  })
  setCheerSquadActive(
    @Ctx() context: Context,
    @Arg('squadId', () => ID) squadId: string,
    @Arg('isActive', () => Boolean) isActive: boolean,
  ): Promise<ManagedCheerTeam> {
    return this.admin.setSquadActive(context, squadId, isActive);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => CheerTeam)
  createCheerTeam(
    @Ctx() context: Context,
    @Arg('input', () => CreateCheerTeamInput) input: CreateCheerTeamInput,
  ): Promise<ListedTeam> {
    return this.cheer.createTeam(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => CheerTeam)
  updateCheerTeam(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCheerTeamInput) input: UpdateCheerTeamInput,
  ): Promise<ListedTeam> {
    return this.cheer.renameTeam(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => CheerSquad)
  createCheerSquad(
    @Ctx() context: Context,
    @Arg('input', () => CreateCheerSquadInput) input: CreateCheerSquadInput,
  ): Promise<CheerSquad> {
    return this.cheer.createSquad(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => CheerSquad)
  updateCheerSquad(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCheerSquadInput) input: UpdateCheerSquadInput,
  ): Promise<CheerSquad> {
    return this.cheer.renameSquad(context, input);
  }
}
