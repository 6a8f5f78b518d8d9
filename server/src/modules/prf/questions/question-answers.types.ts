import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/paging.js';
import { PrfPerson } from '../prf.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'How often one rule was answered ‘true as recorded’, and how often it is open.',
})
export class OverriddenQuestion {
  @Field(() => ID)
  ruleId!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Int, { description: 'Answers of the span that nobody has withdrawn.' })
  count!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last answered; null where never.',
  })
  lastAt!: string | null;

  @Field(() => Int, {
    description: 'Unsigned records begun in the span in which it is neither corrected nor answered.',
  })
  open!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An answer ‘true as recorded’ to a question about a record.',
})
export class QuestionAnswerGiven {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  ruleId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The record’s number; null where the record is restricted.',
  })
  customPrfId!: string | null;

  @Field(() => String, { description: 'The section that was asked about.' })
  section!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As it was asked; null where the record is restricted.',
  })
  question!: string | null;

  @Field(() => String, { nullable: true, description: 'Null where the record is restricted.' })
  reason!: string | null;

  @Field(() => PrfPerson)
  answeredBy!: PrfPerson;

  @Field(() => GraphQLISODateTime)
  answeredAt!: string;
}

export const QuestionAnswerGivenConnection = connectionOf(QuestionAnswerGiven);
