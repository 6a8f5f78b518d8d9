import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { MayHaveDied } from '../../patients/patient-death.types.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'A flag on a public figure: administrators see who opened the records. Staff, clients and the patient do not see it.',
})
export class PublicFigureFlag extends MayHaveDied {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  patientId!: string;

  @Field(() => String)
  patientName!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String)
  madeByName!: string;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was removed; null while it applies.',
  })
  endedAt!: string | null;

  @Field(() => String, { nullable: true })
  endedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was removed.' })
  endedReason!: string | null;
}

@InputType()
export class FlagPublicFigureInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { description: 'The patient, by the id of any of their rows.' })
  patientId!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class RemovePublicFigureFlagInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}
