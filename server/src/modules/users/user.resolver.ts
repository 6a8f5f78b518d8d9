import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, OwnTransaction, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import { AppUser } from './app-user.entity.js';
import type { SetupService } from './setup.service.js';
import type { SignInService } from './sign-in.service.js';
import { SessionUser, sessionUserOf } from './session-user.js';
import { ChangePasswordInput, CreateAdminInput, LoginInput, UserFilterInput } from './user.inputs.js';
import type { UserService } from './user.service.js';

const UserConnection = connectionOf(AppUser, 'User');

@ObjectType({ simpleResolvers: true })
export class SetupStatus {
  @Field(() => Boolean, {
    description: 'True while the first administrator may be created with the one-time code.',
  })
  isOpen!: boolean;
}

@Resolver()
export class UserResolver {
  constructor(
    private readonly signIns: SignInService,
    private readonly setup: SetupService,
    private readonly users: UserService,
  ) {}

  @Public()
  @Query(() => SessionUser, { nullable: true, description: 'The person signed in; null if nobody is.' })
  me(@Ctx() context: Context): SessionUser | null {
    return context.actor === null ? null : sessionUserOf(context.actor);
  }

  @Public()
  @Query(() => SetupStatus)
  async setupStatus(): Promise<SetupStatus> {
    return { isOpen: await this.setup.isOpen() };
  }

  @Allow('admin')
  @Query(() => UserConnection, { name: 'users', description: 'Accounts by last name.' })
  list(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => UserFilterInput, { nullable: true }) filter?: UserFilterInput | null,
  ): Promise<Connection<AppUser>> {
    return this.users.list(context, filter ?? {}, page);
  }

  @Public()
  @OwnTransaction()
  @Mutation(() => SessionUser, { description: 'Opens a session; the response sets its cookie.' })
  async login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<SessionUser> {
    return (await this.signIns.signIn(context, input)).user;
  }

  @Public()
  @Mutation(() => Boolean, { description: 'Ends the session; true even if there was none.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await this.signIns.signOut(context);
    return true;
  }

  @Public()
  @OwnTransaction()
  @Mutation(() => SessionUser, {
    description:
      'Administrators can always do this; others only in set-up mode, with the code, while there is no administrator.',
  })
  createAdmin(
    @Ctx() context: Context,
    @Arg('input', () => CreateAdminInput) input: CreateAdminInput,
  ): Promise<SessionUser> {
    return this.setup.createAdmin(context, input);
  }

  @Allow({ roles: ROLE_GROUPS.signedIn, sessionOnly: true })
  @OwnTransaction()
  @Mutation(() => Boolean, { description: "Ends the account's other sessions and renews this one." })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<boolean> {
    await this.signIns.changePassword(context, input);
    return true;
  }
}
