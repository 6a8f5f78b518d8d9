import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ChosenSideEnum, type ChosenSide } from '../../platform/text/chosen-side.js';

/** The person who last changed a field of a patient. */
@ObjectType({ simpleResolvers: true, description: 'The person who last changed a field of a patient.' })
export class PatientFieldAuthor {
  @Field(() => String, { description: '`allergies`, `cheerSquadId`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The account’s current name; null if nobody was signed in.',
  })
  actorName!: string | null;

  @Field(() => GraphQLISODateTime)
  at!: Date | string;
}

@InputType({
  description:
    'The answer that a person chose after another person saved a different value for the same patient field.',
})
export class SettlePatientClashInput {
  @Field(() => ID)
  patientId!: string;

  @Field(() => String, { description: 'A field of UpdatePatientInput.' })
  field!: string;

  @Field(() => ChosenSideEnum)
  side!: ChosenSide;
}
