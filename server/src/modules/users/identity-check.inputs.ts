import type { IdentityProof } from '@sideline/schema/people';
import type { NewIdentityCheck, UndoneIdentityCheck } from './identity-check.service.js';
import { Field, ID, InputType } from 'type-graphql';
import { IdentityProofEnum } from '../patients/patient.enum.js';

@InputType({
  description: 'A check, in person, of a patient’s identity, for one record or for two merged ones.',
})
export class RecordIdentityCheckInput implements NewIdentityCheck {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again does not record twice.' })
  checkId!: string;

  @Field(() => ID, { nullable: true, description: 'Give either this or patientId.' })
  mergeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Give either this or mergeId.' })
  patientId?: string | null;

  @Field(() => IdentityProofEnum)
  seen!: IdentityProof;

  @Field(() => String, { description: 'The e-mail address that the person says they sign in with.' })
  email!: string;

  @Field(() => String, { nullable: true })
  note?: string | null;
}

@InputType({ description: 'Marks an identity check as a mistake.' })
export class UndoIdentityCheckInput implements UndoneIdentityCheck {
  @Field(() => ID)
  checkId!: string;

  @Field(() => String)
  reason!: string;
}
