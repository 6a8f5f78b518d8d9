import type { IdentityProof } from '@sideline/schema/people';
import { guardianFields, type GuardianSaid } from '@sideline/schema/validation/guardian';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { text } from '../self-report.types.js';
import { IdentityProofEnum } from '../patient.enum.js';

/** The guardian of a patient under 16. */
@ObjectType({ simpleResolvers: true, description: 'The guardian of a patient under 16.' })
export class Guardian {
  @Field(() => String)
  guardianName!: string;

  @Field(() => String)
  guardianRelationship!: string;

  @Field(() => String, { nullable: true })
  guardianPhone!: string | null;

  @Field(() => String, { nullable: true })
  guardianEmail!: string | null;
}

/** The review of a patient who is now 16 and whose account was made before. */
@ObjectType({
  simpleResolvers: true,
  description:
    'For a person who is now 16 and whose account was made earlier: whether staff have checked who they are.',
})
export class GuardianReview {
  @Field(() => GraphQLISODateTime)
  dueAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  reviewedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the guardian was kept.' })
  keptReason!: string | null;
}

/** A base with the fields of a guardian (schema/src/validation/guardian) beside its own, for a person naming one. */
export const withGuardian = <I extends object>(
  Base: abstract new () => I,
): abstract new () => I & GuardianSaid => {
  const Own: abstract new () => object = Base;
  @InputType()
  abstract class WithGuardian extends Own {}
  for (const field of Object.keys(guardianFields.shape)) text()(WithGuardian.prototype, field);
  return WithGuardian as abstract new () => I & GuardianSaid;
};

@InputType()
abstract class OfPatientInput {
  @Field(() => ID)
  patientId!: string;
}

@InputType()
export class SetGuardianInput extends withGuardian(OfPatientInput) {}

@InputType()
export class ReviewGuardianInput extends OfPatientInput {
  @Field(() => IdentityProofEnum, { description: 'The identity proof that the patient showed in person.' })
  seen!: IdentityProof;

  @Field(() => Boolean)
  keepsGuardian!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the guardian is kept.' })
  reason?: string | null;
}
