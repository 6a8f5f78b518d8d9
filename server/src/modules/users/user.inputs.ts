import type { Role } from '@sideline/schema/roles';
import { Field, InputType } from 'type-graphql';
import type { Credentials } from './sign-in.service.js';
import { RoleEnum } from './role.enum.js';
import type { NewAdmin } from './setup.service.js';
import type { UserFilter } from './user.service.js';

@InputType()
export class LoginInput implements Credentials {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code from an authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The token of the link that was mailed after SIGN_IN_BY_MAIL.',
  })
  link?: string | null;
}

@InputType()
export class CreateAdminInput implements NewAdmin {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The one-time code from the server’s log; not needed for administrators.',
  })
  setupCode?: string | null;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String)
  currentPassword!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  newPassword!: string;
}

@InputType('UserFilter')
export class UserFilterInput implements UserFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail address.' })
  text?: string | null;

  @Field(() => RoleEnum, { nullable: true })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}
