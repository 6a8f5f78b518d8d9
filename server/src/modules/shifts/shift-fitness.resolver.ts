import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ShiftCandidate, ShiftConcerns } from './fitness.types.js';
import type { ShiftFitnessService } from './shift-fitness.service.js';
import { ShiftRangeInput } from './shift.inputs.js';

@Resolver()
export class ShiftFitnessResolver {
  constructor(private readonly fitness: ShiftFitnessService) {}

  @Allow('admin')
  @Query(() => [ShiftCandidate], {
    description: 'Everyone who could be given a shift, with those who can work it first.',
  })
  shiftCandidates(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
  ): Promise<ShiftCandidate[]> {
    return this.fitness.candidates(context, shiftId);
  }

  @Allow('admin', 'staff')
  @Query(() => [ShiftConcerns], {
    description:
      'The reasons, if any, why people assigned or backing up in a range may be unable to work. Admins see all; staff see their own.',
  })
  shiftConcerns(
    @Ctx() context: Context,
    @Arg('range', () => ShiftRangeInput) range: ShiftRangeInput,
  ): Promise<ShiftConcerns[]> {
    return this.fitness.concerns(context, range);
  }
}
