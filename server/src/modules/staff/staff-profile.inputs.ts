import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChangedProfile, GivenProfile, NewProfile } from './staff-profile.types.js';

@InputType()
class QualificationEvidenceInput {
  @Field(() => String, { description: 'A key of the qualifications, or its label.' })
  qualification!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number in the register (HCPC, NMC, GMC) or on the certificate.',
  })
  number?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  issuedOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn?: string | null;
}

@InputType()
abstract class ProfileFactsInput implements GivenProfile {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: 'A key of the positions, or its label; the qualifications must allow it.',
  })
  position!: string;

  @Field(() => [QualificationEvidenceInput])
  qualifications!: QualificationEvidenceInput[];

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true })
  hireDate?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  terminationDate?: string | null;
}

@InputType({
  description: 'A new profile; its id is a UUID v7 made by the client, so that it can be sent again safely.',
})
export class CreateStaffProfileInput extends ProfileFactsInput implements NewProfile {
  @Field(() => ID, { description: 'The account of an administrator or a member of staff without a profile.' })
  userId!: string;
}

@InputType({ description: 'All details of a staff profile; fields left out are cleared.' })
export class UpdateStaffProfileInput extends ProfileFactsInput implements ChangedProfile {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}
