import type { IdentityProof } from '@sideline/schema/people';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { IdentityProofEnum } from '../patient.enum.js';

/** That the owner of an account proved their identity in person. */
@ObjectType({
  simpleResolvers: true,
  description: 'A check, in person, of an account owner’s identity.',
})
export class AccountCheck {
  @Field(() => ID)
  id!: string;

  @Field(() => IdentityProofEnum)
  seen!: IdentityProof;

  @Field(() => GraphQLISODateTime)
  checkedAt!: string;

  @Field(() => String, { nullable: true, description: 'Null if the account no longer exists.' })
  checkedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether it was recorded for a merge, and ends with that merge.' })
  isOfMerge!: boolean;
}

/** An account that belongs to a patient; nothing about how they sign in. */
@ObjectType({
  simpleResolvers: true,
  description: 'A patient’s account; nothing about how they sign in.',
})
export class PatientAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was created; if under 16, it is reviewed at 16.' })
  createdAt!: string;

  @Field(() => AccountCheck, {
    nullable: true,
    description:
      'Null until its owner’s identity has been checked in person. Until then it shows nothing that others wrote.',
  })
  check!: AccountCheck | null;
}
