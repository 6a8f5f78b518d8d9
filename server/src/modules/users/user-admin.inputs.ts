import type { Role } from '@sideline/schema/roles';
import { Field, ID, InputType } from 'type-graphql';
import { RoleEnum } from './role.enum.js';
import type { NewRole, NewUser } from './user-admin.service.js';

@InputType()
export class CreateUserInput implements NewUser {
  @Field(() => ID, {
    description: 'Made by the client (UUID v7): sending it again does not create a second account.',
  })
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'Needed for the role client.' })
  clientId?: string | null;
}

@InputType()
export class ChangeUserRoleInput implements NewRole {
  @Field(() => ID)
  userId!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'Needed for the role client.' })
  clientId?: string | null;
}
