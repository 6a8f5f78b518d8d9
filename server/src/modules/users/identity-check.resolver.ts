import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { RecordIdentityCheckInput, UndoIdentityCheckInput } from './identity-check.inputs.js';
import type { IdentityCheckService } from './identity-check.service.js';

@Resolver()
export class IdentityCheckResolver {
  constructor(private readonly checks: IdentityCheckService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.checkId')
  @Mutation(() => Boolean, {
    description:
      'Gives an account the patient’s record, or both of two merged ones, because its owner has shown who they are.',
  })
  recordIdentityCheck(
    @Ctx() context: Context,
    @Arg('input', () => RecordIdentityCheckInput) input: RecordIdentityCheckInput,
  ): Promise<boolean> {
    return this.checks.record(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description:
      'Withdraws an identity check of a patient’s account and restores the account to its earlier state. A check made for a merge ends with the merge.',
  })
  undoIdentityCheck(
    @Ctx() context: Context,
    @Arg('input', () => UndoIdentityCheckInput) input: UndoIdentityCheckInput,
  ): Promise<boolean> {
    return this.checks.undo(context, input);
  }
}
