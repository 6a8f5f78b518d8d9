import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { AppUser } from './app-user.entity.js';
import { ChangeUserRoleInput, CreateUserInput } from './user-admin.inputs.js';
import type { UserAdminService } from './user-admin.service.js';
import { standingOf } from './user.service.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;

@Resolver(() => AppUser)
export class UserAdminResolver {
  constructor(private readonly accounts: UserAdminService) {}

  @Allow('admin')
  @FieldResolver(() => Int, { description: 'The number of devices they are signed in on.' })
  async openSessions(@Root() user: AppUser, @Ctx() context: Context): Promise<number> {
    return (await standingOf(context).load(user.id))?.openSessions ?? 0;
  }

  @Allow('admin')
  @FieldResolver(() => Boolean, { description: 'Signing in asks them for a code.' })
  async hasSecondFactor(@Root() user: AppUser, @Ctx() context: Context): Promise<boolean> {
    return (await standingOf(context).load(user.id))?.hasSecondFactor === true;
  }

  @Allow('admin')
  @FieldResolver(() => Boolean, { description: 'False until they have chosen a password.' })
  hasPassword(@Root() user: AppUser): boolean {
    return user.passwordHash !== null;
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => AppUser, { description: 'Sends its owner a link to choose a password.' })
  createUser(
    @Ctx() context: Context,
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
  ): Promise<AppUser> {
    return this.accounts.create(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AppUser, { description: 'Sends another link to choose a password.' })
  sendUserInvitation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AppUser> {
    return this.accounts.sendInvitation(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AppUser, {
    description: 'Ends their sessions. Not allowed for the caller or the last admin.',
  })
  changeUserRole(
    @Ctx() context: Context,
    @Arg('input', () => ChangeUserRoleInput) input: ChangeUserRoleInput,
  ): Promise<AppUser> {
    return this.accounts.changeRole(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AppUser, {
    description:
      'Ends their sessions, sockets, links and API tokens immediately. Not allowed for the caller or the last admin.',
  })
  disableUser(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AppUser> {
    return this.accounts.disable(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AppUser)
  enableUser(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AppUser> {
    return this.accounts.enable(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AppUser, { description: 'Signs them out on every device.' })
  endUserSessions(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AppUser> {
    return this.accounts.endSessions(context, id);
  }
}
