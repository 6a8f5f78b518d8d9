import type { IdentityProof } from '@sideline/schema/people';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { text } from '../self-report.types.js';
import { IdentityProofEnum } from '../patient.enum.js';

/** Who stands for a patient under 16. */
@ObjectType({ simpleResolvers: true, description: 'Who stands for a patient under 16.' })
export class Guardian {
  @Field(() => String)
  guardian_name!: string;

  @Field(() => String)
  guardian_relationship!: string;

  @Field(() => String, { nullable: true })
  guardian_phone!: string | null;

  @Field(() => String, { nullable: true })
  guardian_email!: string | null;
}

/** What was seen of somebody who is 16 by now and whose account was made before. */
@ObjectType({
  simpleResolvers: true,
  description:
    'Of somebody who is 16 by now and whose account was made before: whether staff have seen who it is.',
})
export class GuardianReview {
  @Field(() => GraphQLISODateTime)
  dueAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  reviewedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the guardian was kept.' })
  keptReason!: string | null;
}

/** Fields of a guardian; shared by whoever names one. */
@InputType()
abstract class GuardianInput {
  @text()
  guardian_name?: string | null;

  @text()
  guardian_relationship?: string | null;

  @text()
  guardian_phone?: string | null;

  @text()
  guardian_email?: string | null;
}

@InputType()
export class SetGuardianInput extends GuardianInput {
  @Field(() => ID)
  patientId!: string;
}

@InputType()
export class ReviewGuardianInput {
  @Field(() => ID)
  patientId!: string;

  @Field(() => IdentityProofEnum, { description: 'What the patient showed in person.' })
  seen!: IdentityProof;

  @Field(() => Boolean)
  keepsGuardian!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the guardian is kept.' })
  reason?: string | null;
}
