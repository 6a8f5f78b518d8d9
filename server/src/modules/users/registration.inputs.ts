import { Field, ID, InputType } from 'type-graphql';
import { withGuardian } from '../patients/guardian/guardian.types.js';
import { SelfReportInput, text } from '../patients/self-report.types.js';
import type { NewAccount, NewRegistration } from './registration.service.js';

@InputType()
export class RegisterUserInput implements NewAccount {
  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  password!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client. A call repeated after a lost answer counts as the same call.',
  })
  attemptId?: string | null;
}

/** The registration payload of the specification (section 3). */
@InputType()
export class RegisterPatientInput extends withGuardian(SelfReportInput) implements NewRegistration {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client; sending it again does not create a second patient.',
  })
  patientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A secret UUID made by the client. Sending it again within half an hour replaces the earlier registration.',
  })
  attemptId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id that registerUser returned. Valid from the same browser, for half an hour, while the account has no patient.',
  })
  userId?: string | null;

  @text()
  name?: string | null;

  @text()
  address?: string | null;

  @text()
  email?: string | null;

  @Field(() => ID, { nullable: true })
  cheerTeamId?: string | null;

  @Field(() => ID, { nullable: true })
  cheerSquadId?: string | null;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link in the e-mail.' })
  token!: string;

  @Field(() => String, { description: 'At least 12 characters, and not easy to guess.' })
  password!: string;
}
