import type { IdentityProof } from '@sideline/schema/people';
import type { NewIdentityCheck, UndoneIdentityCheck } from './identity-check.service.js';
import { Field, ID, InputType } from 'type-graphql';
import { IdentityProofEnum } from '../patients/patient.enum.js';

@InputType({ description: 'That a patient showed in person who he is: of two merged records, or of one.' })
export class RecordIdentityCheckInput implements NewIdentityCheck {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it records nothing twice.' })
  checkId!: string;

  @Field(() => ID, { nullable: true, description: 'Either this or patientId.' })
  mergeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Either this or mergeId.' })
  patientId?: string | null;

  @Field(() => IdentityProofEnum)
  seen!: IdentityProof;

  @Field(() => String, { description: 'With which the person present signs in, as he says it.' })
  email!: string;

  @Field(() => String, { nullable: true })
  note?: string | null;
}

@InputType({ description: 'That an identity check was a mistake.' })
export class UndoIdentityCheckInput implements UndoneIdentityCheck {
  @Field(() => ID)
  checkId!: string;

  @Field(() => String)
  reason!: string;
}
