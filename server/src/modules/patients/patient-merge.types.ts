import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';

/** One of two records that were merged: what a warning or a history may stand in of it. */
@ObjectType({
  simpleResolvers: true,
  description: 'One of two records that were merged; of an undone merge no more than whose it is.',
})
export class MergedPatient {
  @Field(() => ID)
  patient_id!: string;

  @Field(() => String)
  patient_name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob!: string | null;

  @Field(() => String, { nullable: true })
  allergies!: string | null;

  @Field(() => String, { nullable: true })
  past_medical_history!: string | null;

  @Field(() => String, { nullable: true })
  medications!: string | null;
}

/** That two records are one person's, and whether that still stands. */
@ObjectType({
  simpleResolvers: true,
  description: "That two records are one person's, and whether that still stands.",
})
export class PatientMerge {
  @Field(() => ID)
  id!: string;

  @Field(() => MergedPatient, { description: 'Stays as it is, and points at the other.' })
  loser!: MergedPatient;

  @Field(() => MergedPatient)
  survivor!: MergedPatient;

  @Field(() => String)
  reason!: string;

  @Field(() => GraphQLISODateTime)
  mergedAt!: Date;

  @Field(() => String, { nullable: true })
  mergedBy!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null while it stands.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true })
  undoneBy!: string | null;

  @Field(() => String, { nullable: true })
  undoneReason!: string | null;

  @Field(() => Boolean, {
    description: 'Whether an account has one of the two records alone, until its owner has shown who he is.',
  })
  hasWaitingAccount!: boolean;
}

@InputType()
export class MergePatientsInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it merges nothing twice.' })
  mergeId!: string;

  @Field(() => ID, { description: 'Points at the other from now on.' })
  loserId!: string;

  @Field(() => ID, { description: 'Is gone on with.' })
  survivorId!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => Int, { description: 'As it was compared; PATIENT_CHANGED where somebody saved it since.' })
  loserVersion!: number;

  @Field(() => Int)
  survivorVersion!: number;
}

@InputType()
export class UndoPatientMergeInput {
  @Field(() => ID)
  mergeId!: string;

  @Field(() => String)
  reason!: string;
}
