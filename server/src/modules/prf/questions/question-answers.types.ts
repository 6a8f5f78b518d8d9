import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/lists/paging.js';
import { PrfPerson } from '../prf.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'How often one question was answered ‘true as recorded’, and how often it is open.',
})
export class OverriddenQuestion {
  @Field(() => ID)
  ruleId!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Int, { description: 'Answers in the period that have not been withdrawn.' })
  count!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last answered; null if never.',
  })
  lastAt!: string | null;

  @Field(() => Int, {
    description:
      'Unsigned records that were started in the period and in which the question is neither corrected nor answered.',
  })
  open!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The answer ‘true as recorded’ to a question about a record.',
})
export class QuestionAnswerGiven {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  ruleId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The record’s number; null if the record is restricted.',
  })
  customPrfId!: string | null;

  @Field(() => String, { description: 'The section that was asked about.' })
  section!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The question as asked; null if the record is restricted.',
  })
  question!: string | null;

  @Field(() => String, { nullable: true, description: 'Null if the record is restricted.' })
  reason!: string | null;

  @Field(() => PrfPerson)
  answeredBy!: PrfPerson;

  @Field(() => GraphQLISODateTime)
  answeredAt!: string;
}

export const QuestionAnswerGivenConnection = connectionOf(QuestionAnswerGiven);
