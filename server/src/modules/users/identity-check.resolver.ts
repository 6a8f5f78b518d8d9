import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { RecordIdentityCheckInput } from './identity-check.inputs.js';
import type { IdentityCheckService } from './identity-check.service.js';

@Resolver()
export class IdentityCheckResolver {
  constructor(private readonly checks: IdentityCheckService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description:
      'Gives the account of either of two merged records what belongs to both: its owner showed who he is.',
  })
  recordIdentityCheck(
    @Ctx() context: Context,
    @Arg('input', () => RecordIdentityCheckInput) input: RecordIdentityCheckInput,
  ): Promise<boolean> {
    return this.checks.record(context, input);
  }
}
