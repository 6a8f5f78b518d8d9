import type { IdentityProof } from '@sideline/schema/people';
import { IDENTITY_PROOF_LABELS, IDENTITY_PROOFS } from '@sideline/schema/people';
import type { NewIdentityCheck } from './identity-check.service.js';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';

const IdentityProofEnum = Object.fromEntries(IDENTITY_PROOFS.map((key) => [key, key])) as {
  readonly [Key in IdentityProof]: Key;
};
registerEnumType(IdentityProofEnum, {
  name: 'IdentityProof',
  description: 'What a patient showed in person to prove who he is.',
  valuesConfig: Object.fromEntries(
    IDENTITY_PROOFS.map((key) => [key, { description: IDENTITY_PROOF_LABELS[key] }]),
  ),
});

@InputType({ description: 'That the patient of a merged record showed in person who he is.' })
export class RecordIdentityCheckInput implements NewIdentityCheck {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it records nothing twice.' })
  checkId!: string;

  @Field(() => ID)
  mergeId!: string;

  @Field(() => IdentityProofEnum)
  seen!: IdentityProof;

  @Field(() => String, { description: 'With which the person present signs in, as he says it.' })
  email!: string;

  @Field(() => String, { nullable: true })
  note?: string | null;
}
