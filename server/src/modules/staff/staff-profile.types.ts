import type { Role } from '@sideline/schema/roles';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../users/role.enum.js';

/** The evidence of one qualification. */
@ObjectType({ simpleResolvers: true, description: 'The evidence of one qualification.' })
export class QualificationEvidence {
  @Field(() => String, { description: 'A key of the qualifications, or free text if none matches.' })
  qualification!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number in the register (HCPC, NMC, GMC) or on the certificate.',
  })
  number!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  issuedOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Null if it does not expire.' })
  expiresOn!: string | null;
}

/** The account of the profile. */
@ObjectType({ simpleResolvers: true, description: 'The account of a staff profile.' })
export class StaffProfileUser {
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
}

/** A staff profile as administrators manage it (spec section 3). */
@ObjectType('StaffProfile', {
  simpleResolvers: true,
  description: 'A staff profile as administrators manage it.',
})
export class StaffProfileDetails {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String, { description: 'A key of the positions.' })
  position!: string;

  @Field(() => [QualificationEvidence], { description: 'In the order of the qualifications table.' })
  qualifications!: QualificationEvidence[];

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true })
  hireDate!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  terminationDate!: string | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => StaffProfileUser)
  user!: StaffProfileUser;
}

/** What is entered about a profile, before it is checked. */
export interface GivenProfile {
  readonly id: string;
  readonly position: string;
  readonly qualifications: readonly {
    readonly qualification: string;
    readonly number?: string | null | undefined;
    readonly issuedOn?: string | null | undefined;
    readonly expiresOn?: string | null | undefined;
  }[];
  readonly isActive: boolean;
  readonly hireDate?: string | null | undefined;
  readonly terminationDate?: string | null | undefined;
}

export interface NewProfile extends GivenProfile {
  readonly userId: string;
}

/** `version` is the one that was read. */
export interface ChangedProfile extends GivenProfile {
  readonly version: number;
}
