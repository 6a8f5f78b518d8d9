import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

/** A person who looked at a patient's record or wrote in it. */
@ObjectType({
  simpleResolvers: true,
  description: "A person who looked at a patient's record or wrote in it.",
})
export class PatientView {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  at!: Date | string;

  @Field(() => ID, { nullable: true })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The account’s current name; null if nobody was signed in.',
  })
  actorName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a scheduled server job did it, not a signed-in person.',
  })
  isScheduled!: boolean;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String)
  action!: string;

  @Field(() => String, { nullable: true })
  context!: string | null;
}
