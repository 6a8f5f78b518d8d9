import { Field, ID, ObjectType } from 'type-graphql';
import { StaffProfileUser } from './staff-profile.types.js';

@ObjectType({ simpleResolvers: true, description: 'That an account has a staff profile, and which.' })
export class StaffProfileReference {
  @Field(() => ID)
  id!: string;
}

/** An account in a staff picker (spec section 3, 'Staff user'). */
@ObjectType({ simpleResolvers: true, description: 'An account, with its staff profile if it has one.' })
export class StaffUser extends StaffProfileUser {
  @Field(() => StaffProfileReference, { nullable: true })
  staffProfile!: StaffProfileReference | null;
}
