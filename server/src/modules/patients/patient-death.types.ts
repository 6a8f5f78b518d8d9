import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';

/** A death that a signed record of the same person states, and that nobody has withdrawn. */
@ObjectType({ simpleResolvers: true, description: 'A death stated in a signed record of this person.' })
export class PatientDeath {
  @Field(() => GraphQLISODateTime, { description: 'The time of recognition, or of the signature.' })
  diedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The incident’s location in that record; null if it has none.',
  })
  place!: string | null;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => String, { description: 'IANA name of the event’s time zone, in which the time is given.' })
  timeZone!: string;
}

/** A row of a list that names a patient, and says that they died. */
@ObjectType({ simpleResolvers: true })
export abstract class MayHaveDied {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The patient’s date of death, as staff entered it.',
  })
  dateOfDeath!: string | null;

  @Field(() => PatientDeath, {
    nullable: true,
    description: 'The patient’s death, as a signed record states it.',
  })
  death!: PatientDeath | null;
}

@InputType()
export class UndoPatientDeathInput {
  @Field(() => ID)
  patientId!: string;

  @Field(() => String, { description: 'Why the patient’s record no longer says that they died.' })
  reason!: string;
}
