import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class CreateAccessRequestInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'About a patient, with the account that is theirs.' })
  patientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'About whoever holds an account without a patient’s record: instead of patientId.',
  })
  userId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Numbers of records that are linked to nobody and are about whoever this is: at most 20.',
  })
  recordNumbers?: string[] | null;

  @Field(() => GraphQLLocalDate, { description: 'Not in the future.' })
  receivedOn!: string;

  @Field(() => String, { description: 'From whom: 1 to 200 characters.' })
  requester!: string;
}

@InputType()
export class AccessRequestReasonInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}
