import { documentedName } from '@sideline/schema/patient-names';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { ProposalService } from './proposal.service.js';
import { DetailsProposal, ProposeDetailsInput, SettleProposalInput } from './proposal.types.js';

@Resolver()
export class ProposalResolver {
  constructor(private readonly proposals: ProposalService) {}

  @Allow({ roles: ['patient'], sessionOnly: true })
  @MadeId('input.proposalId', [], documentedName)
  @Mutation(() => DetailsProposal, {
    description: 'Proposes a correction to the caller’s own details, for staff to decide on.',
  })
  proposeDetails(
    @Ctx() context: Context,
    @Arg('input', () => ProposeDetailsInput) input: ProposeDetailsInput,
  ): Promise<DetailsProposal> {
    return this.proposals.propose(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => DetailsProposal, {
    description: 'Saves the accepted parts of a patient’s correction and declines the rest with a reason.',
  })
  settleProposal(
    @Ctx() context: Context,
    @Arg('input', () => SettleProposalInput) input: SettleProposalInput,
  ): Promise<DetailsProposal> {
    return this.proposals.settle(context, input);
  }
}
