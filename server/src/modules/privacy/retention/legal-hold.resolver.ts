import type { HeldSubjectKind } from '@sideline/schema/retention';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { LegalHoldService } from './legal-hold.service.js';
import { HeldSubject, HeldSubjectEnum, SetLegalHoldInput } from './legal-hold.types.js';
import { EndRetentionMarkInput } from './retention.inputs.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const HeldSubjectConnection = connectionOf(HeldSubject);

@Resolver()
export class LegalHoldResolver {
  constructor(private readonly holds: LegalHoldService) {}

  @Allow(ADMIN_SESSION)
  @Query(() => HeldSubjectConnection, {
    description: 'Accounts and clients under a legal hold, the oldest hold first.',
  })
  heldSubjects(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<HeldSubject>> {
    return this.holds.standing(context, page);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => HeldSubject, { description: 'A non-patient account, or a client, whether held or not.' })
  heldSubject(
    @Ctx() context: Context,
    @Arg('kind', () => HeldSubjectEnum) kind: HeldSubjectKind,
    @Arg('subjectId', () => ID) subjectId: string,
  ): Promise<HeldSubject> {
    return this.holds.of(context, kind, subjectId);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => HeldSubject)
  setLegalHold(
    @Ctx() context: Context,
    @Arg('input', () => SetLegalHoldInput) input: SetLegalHoldInput,
  ): Promise<HeldSubject> {
    return this.holds.set(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => HeldSubject)
  liftLegalHold(
    @Ctx() context: Context,
    @Arg('input', () => EndRetentionMarkInput) input: EndRetentionMarkInput,
  ): Promise<HeldSubject> {
    return this.holds.lift(context, input);
  }
}
