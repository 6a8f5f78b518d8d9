import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ChosenSideEnum, type ChosenSide } from '../../platform/chosen-side.js';

/** Who wrote a field of a patient last. */
@ObjectType({ simpleResolvers: true, description: 'Who wrote a field of a patient last.' })
export class PatientFieldAuthor {
  @Field(() => String, { description: '`allergies`, `cheer_squad_id`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As the account is called now; null where nobody was signed in.',
  })
  actorName!: string | null;

  @Field(() => GraphQLISODateTime)
  at!: Date | string;
}

@InputType({
  description:
    'Which answer a person chose where another saved a field of the patient otherwise while it was typed.',
})
export class SettlePatientClashInput {
  @Field(() => ID)
  patient_id!: string;

  @Field(() => String, { description: 'A field of UpdatePatientInput.' })
  field!: string;

  @Field(() => ChosenSideEnum)
  side!: ChosenSide;
}
