import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';

/** One of two records that were merged, as a warning or a history shows it. */
@ObjectType({
  simpleResolvers: true,
  description: 'One of two merged records; for an undone merge, only its patient.',
})
export class MergedPatient {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob!: string | null;

  @Field(() => String, { nullable: true })
  allergies!: string | null;

  @Field(() => String, { nullable: true })
  pastMedicalHistory!: string | null;

  @Field(() => String, { nullable: true })
  medications!: string | null;
}

/** A merge of two records of one person, and whether it still applies. */
@ObjectType({
  simpleResolvers: true,
  description: 'A merge of two records of one person, and whether it still applies.',
})
export class PatientMerge {
  @Field(() => ID)
  id!: string;

  @Field(() => MergedPatient, { description: 'It stays as it is, and points to the other record.' })
  loser!: MergedPatient;

  @Field(() => MergedPatient)
  survivor!: MergedPatient;

  @Field(() => String)
  reason!: string;

  @Field(() => GraphQLISODateTime)
  mergedAt!: Date;

  @Field(() => String, { nullable: true })
  mergedBy!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null unless it has been undone.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true })
  undoneBy!: string | null;

  @Field(() => String, { nullable: true })
  undoneReason!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether an account opens only one of the two records, until its owner has shown who they are.',
  })
  hasWaitingAccount!: boolean;
}

@InputType()
export class MergePatientsInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again does not merge twice.' })
  mergeId!: string;

  @Field(() => ID, { description: 'The row that will point to the other.' })
  loserId!: string;

  @Field(() => ID, { description: 'The record that is kept.' })
  survivorId!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => Int, {
    description: 'The version that was compared; PATIENT_CHANGED if someone has saved it since.',
  })
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
