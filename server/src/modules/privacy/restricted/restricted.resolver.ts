import { Arg, Args, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Answers, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { RestrictedService } from './restricted.service.js';
import {
  EndRestrictionInput,
  OpenRestrictedInput,
  RestrictedAccess,
  Restriction,
  RestrictRecordInput,
  ReviewRestrictedAccessInput,
} from './restricted.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const CLINICIAN_SESSION = { roles: ['admin', 'staff'], sessionOnly: true } as const;
const RestrictionConnection = connectionOf(Restriction);
const RestrictedAccessConnection = connectionOf(RestrictedAccess);

@Resolver()
export class RestrictedResolver {
  constructor(private readonly restricted: RestrictedService) {}

  @Allow(ADMIN_SESSION)
  @Query(() => RestrictionConnection, { description: 'Restrictions that apply now, the newest first.' })
  restrictions(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<Restriction>> {
    return this.restricted.standing(context, page);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => RestrictedAccessConnection, {
    description: 'People who opened restricted records, and why, the newest first.',
  })
  restrictedAccesses(
    @Ctx() context: Context,
    @Args(() => PageArgs) { first, after, last, before }: PageArgs,
    @Arg('isOpen', () => Boolean, { nullable: true, description: 'Only those that have not been reviewed.' })
    isOpen?: boolean | null,
  ): Promise<Connection<RestrictedAccess>> {
    return this.restricted.accesses(context, { first, after, last, before, isOpen: isOpen === true });
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => Restriction)
  restrictRecord(
    @Ctx() context: Context,
    @Arg('input', () => RestrictRecordInput) input: RestrictRecordInput,
  ): Promise<Restriction> {
    return this.restricted.restrict(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Restriction)
  liftRestriction(
    @Ctx() context: Context,
    @Arg('input', () => EndRestrictionInput) input: EndRestrictionInput,
  ): Promise<Restriction> {
    return this.restricted.lift(context, input);
  }

  @Allow(CLINICIAN_SESSION)
  @MadeId('input.id')
  @Answers('openUntil')
  @Mutation(() => GraphQLISODateTime, {
    description: 'Opens a restricted record for the caller; returns until when.',
  })
  openRestricted(
    @Ctx() context: Context,
    @Arg('input', () => OpenRestrictedInput) input: OpenRestrictedInput,
  ): Promise<Date> {
    return this.restricted.open(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => RestrictedAccess)
  reviewRestrictedAccess(
    @Ctx() context: Context,
    @Arg('input', () => ReviewRestrictedAccessInput) input: ReviewRestrictedAccessInput,
  ): Promise<RestrictedAccess> {
    return this.restricted.review(context, input);
  }
}
