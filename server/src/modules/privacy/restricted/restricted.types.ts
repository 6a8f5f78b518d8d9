import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { MayHaveDied } from '../../patients/patient-death.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A restriction: staff need a reason to open a patient or record.',
})
export class Restriction extends MayHaveDied {
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

@ObjectType({ simpleResolvers: true, description: 'Who opened a restricted record, and why.' })
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

  @Field(() => GraphQLISODateTime, { description: 'After this time, a reason is asked for again.' })
  until!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  reviewedAt!: string | null;

  @Field(() => String, { nullable: true })
  reviewedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'The result of the review.' })
  review!: string | null;
}

@InputType()
export class RestrictRecordInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The patient, by the id of any of their rows.' })
  patientId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The record, instead of the patient.' })
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
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { description: 'The id given in the refusal.' })
  restrictionId!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class ReviewRestrictedAccessInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The finding: 1 to 1,000 characters.' })
  review!: string;
}
