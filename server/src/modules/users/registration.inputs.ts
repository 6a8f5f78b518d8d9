import type { Gender } from '@sideline/schema/people';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { GenderEnum } from '../patients/patient.enum.js';
import type { NewAccount, NewRegistration } from './registration.service.js';

@InputType()
export class RegisterUserInput implements NewAccount {
  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  password!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that the client made: a call repeated because its answer was lost is the same one.',
  })
  attemptId?: string | null;
}

const text = () => Field(() => String, { nullable: true });

/** The registration payload of the specification (section 3). */
@InputType()
export class RegisterPatientInput implements NewRegistration {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that the client made; repeating it makes no second patient.',
  })
  patient_id?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID that the client made and keeps to itself: the same one sent again within half an hour replaces what was sent.',
  })
  attempt_id?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'What registerUser answered. Counts from the same browser, for half an hour, while the account has no patient.',
  })
  user_id?: string | null;

  @text()
  name?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob?: string | null;

  @Field(() => GenderEnum, { nullable: true, description: 'MALE, FEMALE or OTHER.' })
  gender?: Gender | null;

  @text()
  address?: string | null;

  @text()
  addressLine1?: string | null;

  @text()
  addressLine2?: string | null;

  @text()
  addressLine3?: string | null;

  @text()
  town?: string | null;

  @text()
  county?: string | null;

  @text()
  postcode?: string | null;

  @text()
  contact_number?: string | null;

  @text()
  email?: string | null;

  @text()
  next_of_kin_name?: string | null;

  @text()
  next_of_kin_contact?: string | null;

  @text()
  relationship_to_nok?: string | null;

  @text()
  past_medical_history?: string | null;

  @text()
  medications?: string | null;

  @text()
  allergies?: string | null;

  @Field(() => ID, { nullable: true })
  cheer_team_id?: string | null;

  @Field(() => ID, { nullable: true })
  cheer_squad_id?: string | null;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link in the e-mail.' })
  token!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  password!: string;
}
