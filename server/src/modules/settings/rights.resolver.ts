import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { RightsService } from './rights.service.js';
import { SaveUserRightsInput, UserRights } from './rights.types.js';

@Resolver()
export class RightsResolver {
  constructor(private readonly rights: RightsService) {}

  @Allow({ roles: ['admin', 'staff', 'client'], sessionOnly: true })
  @Query(() => UserRights, { description: 'The caller’s own rights in addition to those of their role.' })
  ownRights(@Ctx() context: Context): Promise<UserRights> {
    return this.rights.own(context);
  }

  @Allow('admin')
  @Query(() => UserRights)
  userRights(@Ctx() context: Context, @Arg('userId', () => ID) userId: string): Promise<UserRights> {
    return this.rights.of(context, userId);
  }

  @Allow('admin')
  @Mutation(() => UserRights)
  saveUserRights(
    @Ctx() context: Context,
    @Arg('input', () => SaveUserRightsInput) input: SaveUserRightsInput,
  ): Promise<UserRights> {
    return this.rights.save(context, input);
  }
}
