import type { IdentityProof } from '@sideline/schema/people';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { IdentityProofEnum } from '../patient.enum.js';

/** That the owner of an account showed in person who he is. */
@ObjectType({
  simpleResolvers: true,
  description: 'That the owner of an account showed in person who he is.',
})
export class AccountCheck {
  @Field(() => ID)
  id!: string;

  @Field(() => IdentityProofEnum)
  seen!: IdentityProof;

  @Field(() => GraphQLISODateTime)
  checkedAt!: string;

  @Field(() => String, { nullable: true, description: 'Null where the account is gone.' })
  checkedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether it was recorded of a merge, with which it ends.' })
  isOfMerge!: boolean;
}

/** An account that is a patient's; nothing of how he signs in. */
@ObjectType({
  simpleResolvers: true,
  description: 'An account that is a patient’s; nothing of how he signs in.',
})
export class PatientAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made: under 16, it is reviewed at 16.' })
  createdAt!: string;

  @Field(() => AccountCheck, {
    nullable: true,
    description: 'Null until its owner has been seen: it opens nothing that others wrote.',
  })
  check!: AccountCheck | null;
}
