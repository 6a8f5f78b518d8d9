import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { ShiftRangeInput } from '../shift.inputs.js';
import type { ShiftProposalService } from './proposal.service.js';
import { ShiftProposal } from './proposal.types.js';

/** Filling open shifts. */
@Resolver()
export class ShiftProposalResolver {
  constructor(private readonly proposals: ShiftProposalService) {}

  @Allow('admin')
  @Query(() => ShiftProposal, {
    description:
      'A proposal to fill as many open shifts in a period as possible, with even hours. Changes nothing.',
  })
  shiftProposal(
    @Ctx() context: Context,
    @Arg('range', () => ShiftRangeInput) range: ShiftRangeInput,
  ): Promise<ShiftProposal> {
    return this.proposals.propose(context, range);
  }
}
