import type { IdentityProof } from '@sideline/schema/people';
import type { NewIdentityCheck } from './identity-check.service.js';
import { Field, ID, InputType } from 'type-graphql';
import { IdentityProofEnum } from '../patients/patient.enum.js';

@InputType({ description: 'That the patient of two merged records showed in person who he is.' })
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
