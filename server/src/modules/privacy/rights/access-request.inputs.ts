import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class CreateAccessRequestInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The patient it is about, including their account.' })
  patientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For a request about the holder of an account without a patient record: use it instead of patientId.',
  })
  userId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Numbers of records that are about this person but are not linked to a patient: at most 20.',
  })
  recordNumbers?: string[] | null;

  @Field(() => GraphQLLocalDate, { description: 'Not in the future.' })
  receivedOn!: string;

  @Field(() => String, { description: 'Who made the request: 1 to 200 characters.' })
  requester!: string;
}

@InputType()
export class AccessRequestReasonInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}
