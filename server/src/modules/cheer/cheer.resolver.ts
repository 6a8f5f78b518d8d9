import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { CheerSquad, CheerTeam } from './cheer.entity.js';
import {
  CreateCheerSquadInput,
  CreateCheerTeamInput,
  UpdateCheerSquadInput,
  UpdateCheerTeamInput,
} from './cheer.inputs.js';
import type { CheerService } from './cheer.service.js';

@Resolver()
export class CheerResolver {
  constructor(private readonly cheer: CheerService) {}

  @Public()
  @Query(() => [CheerTeam], { description: 'All teams by name, their squads by name.' })
  cheerTeams(@Ctx() context: Context): Promise<CheerTeam[]> {
    return this.cheer.teams(context);
  }

  @Allow('admin', 'staff')
  @Mutation(() => CheerTeam)
  createCheerTeam(
    @Ctx() context: Context,
    @Arg('input', () => CreateCheerTeamInput) input: CreateCheerTeamInput,
  ): Promise<CheerTeam> {
    return this.cheer.createTeam(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => CheerTeam)
  updateCheerTeam(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCheerTeamInput) input: UpdateCheerTeamInput,
  ): Promise<CheerTeam> {
    return this.cheer.renameTeam(context, input);
  }

  @Allow('admin', 'staff')
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
