import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { GuardianService } from './guardian.service.js';
import { ReviewGuardianInput, SetGuardianInput } from './guardian.types.js';

@Resolver()
export class GuardianResolver {
  constructor(private readonly guardians: GuardianService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, { description: 'Records the guardian of a patient under 16.' })
  setGuardian(
    @Ctx() context: Context,
    @Arg('input', () => SetGuardianInput) input: SetGuardianInput,
  ): Promise<boolean> {
    return this.guardians.set(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description:
      'Records the proof of identity that a patient, now 16, showed in person. Their account then opens their record again.',
  })
  reviewGuardian(
    @Ctx() context: Context,
    @Arg('input', () => ReviewGuardianInput) input: ReviewGuardianInput,
  ): Promise<boolean> {
    return this.guardians.review(context, input);
  }
}
