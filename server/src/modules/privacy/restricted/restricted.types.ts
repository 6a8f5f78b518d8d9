import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'That a patient or a record opens for staff with a reason only.',
})
export class Restriction {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true })
  patientId!: string | null;

  @Field(() => ID, { nullable: true })
  prfId!: string | null;

  @Field(() => String, { description: 'The patient’s name, or the number of the record.' })
  name!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String)
  madeByName!: string;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'That somebody opened what is restricted, and why.' })
export class RestrictedAccess {
  @Field(() => ID)
  id!: string;

  @Field(() => Restriction)
  restriction!: Restriction;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  userName!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => GraphQLISODateTime)
  openedAt!: string;

  @Field(() => GraphQLISODateTime, { description: 'From then on it asks again.' })
  until!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  reviewedAt!: string | null;

  @Field(() => String, { nullable: true })
  reviewedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'What the review found.' })
  review!: string | null;
}

@InputType()
export class RestrictRecordInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The patient, by any of the rows.' })
  patientId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Instead of the patient: the record.' })
  prfId?: string | null;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class EndRestrictionInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class OpenRestrictedInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made.' })
  id!: string;

  @Field(() => ID, { description: 'As the refusal named it.' })
  restrictionId!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class ReviewRestrictedAccessInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What was found: 1 to 1,000 characters.' })
  review!: string;
}
