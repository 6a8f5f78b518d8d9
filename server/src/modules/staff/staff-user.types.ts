import type { Role } from '@sideline/schema/roles';
import { Field, ID, ObjectType } from 'type-graphql';
import { RoleEnum } from '../users/role.enum.js';

@ObjectType({ simpleResolvers: true, description: 'That an account has a staff profile, and which.' })
export class StaffProfileReference {
  @Field(() => ID)
  staffID!: string;
}

/** An account as the staff screens pick it (spec section 3, 'Staff user'). */
@ObjectType({ simpleResolvers: true, description: 'An account with its staff profile, where it has one.' })
export class StaffUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => StaffProfileReference, { nullable: true })
  staffProfile!: StaffProfileReference | null;
}
