import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { RecordIdentityCheckInput, UndoIdentityCheckInput } from './identity-check.inputs.js';
import type { IdentityCheckService } from './identity-check.service.js';

@Resolver()
export class IdentityCheckResolver {
  constructor(private readonly checks: IdentityCheckService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description:
      'Gives an account the patient’s record, or both of two merged ones: its owner showed who they are.',
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
      'Takes back a check of a patient’s account, which is then as it was before; one of a merge ends with the merge.',
  })
  undoIdentityCheck(
    @Ctx() context: Context,
    @Arg('input', () => UndoIdentityCheckInput) input: UndoIdentityCheckInput,
  ): Promise<boolean> {
    return this.checks.undo(context, input);
  }
}
