import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Answers, OwnTransaction } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { OwnSessionsService } from './own-sessions.service.js';
import { OwnSession } from './own-sessions.types.js';
import type { SecondFactorService } from './second-factor.service.js';
import { SecondFactor, SecondFactorSecret } from './second-factor.types.js';

@InputType()
export class RemoveSecondFactorInput {
  @Field(() => String)
  password!: string;

  @Field(() => String, { description: 'A code from the app, or a recovery code.' })
  code!: string;
}

@InputType()
export class ResetSecondFactorInput {
  @Field(() => ID)
  userId!: string;

  @Field(() => String, { description: 'How the administrator checked who they are; this is recorded.' })
  reason!: string;
}

const OWN = { roles: ROLE_GROUPS.signedIn, sessionOnly: true } as const;

/** What belongs to the signed-in person alone: devices and second factor. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly ownSessions: OwnSessionsService,
    private readonly factors: SecondFactorService,
  ) {}

  @Allow(OWN)
  @Query(() => [OwnSession], {
    description: 'The devices on which the caller is signed in, the latest first.',
  })
  mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    return this.ownSessions.list(context);
  }

  @Allow(OWN)
  @Mutation(() => Boolean, { description: 'Signs one device of the caller out.' })
  async endMySession(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.ownSessions.end(context, id);
    return true;
  }

  @Allow(OWN)
  @Query(() => SecondFactor)
  secondFactor(@Ctx() context: Context): Promise<SecondFactor> {
    return this.factors.status(context);
  }

  @Allow(OWN)
  @OwnTransaction()
  @Mutation(() => SecondFactorSecret, { description: 'Confirm it with a code to activate it.' })
  beginSecondFactor(
    @Ctx() context: Context,
    @Arg('password', () => String) password: string,
  ): Promise<SecondFactorSecret> {
    return this.factors.begin(context, password);
  }

  @Allow(OWN)
  @OwnTransaction()
  @Answers('recoveryCodes')
  @Mutation(() => [String], { description: 'The recovery codes, shown only once.' })
  confirmSecondFactor(
    @Ctx() context: Context,
    @Arg('code', () => String) code: string,
  ): Promise<readonly string[]> {
    return this.factors.confirm(context, code);
  }

  @Allow(OWN)
  @OwnTransaction()
  @Answers('recoveryCodes')
  @Mutation(() => [String], { description: 'New recovery codes that replace the old ones, shown only once.' })
  renewRecoveryCodes(
    @Ctx() context: Context,
    @Arg('password', () => String) password: string,
  ): Promise<readonly string[]> {
    return this.factors.renewCodes(context, password);
  }

  @Allow(OWN)
  @OwnTransaction()
  @Mutation(() => Boolean)
  async removeSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
  ): Promise<boolean> {
    await this.factors.remove(context, input);
    return true;
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description:
      'For a person who has lost their second factor: they sign in with only the password and enrol again.',
  })
  async resetSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => ResetSecondFactorInput) input: ResetSecondFactorInput,
  ): Promise<boolean> {
    await this.factors.reset(context, input);
    return true;
  }
}
