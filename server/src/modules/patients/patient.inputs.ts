import type { Ethnicity, Gender, IdentityStatus } from '@sideline/schema/people';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { orderInputOf } from '../../platform/lists/ordering.js';
import { EthnicityEnum, GenderEnum, IdentityStatusEnum } from './patient.enum.js';
import {
  differsFrom,
  type ChangedPatient,
  type JudgedPatient,
  type Likeness,
  type NewSquadLink,
  type PatientFilter,
} from './patient.types.js';
import { SelfReportInput, text } from './self-report.types.js';

/** The details of a patient; absent is unchanged, null is cleared. */
@InputType()
abstract class PatientDetailsInput extends SelfReportInput {
  @text()
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'In years, if the date of birth is unknown.' })
  estimatedAge?: number | null;

  @Field(() => String, { nullable: true, description: 'Ten digits, with or without spaces.' })
  nhsNumber?: string | null;

  @Field(() => IdentityStatusEnum, { nullable: true })
  identityStatus?: IdentityStatus | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dateOfDeath?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The combined address. If any part is also sent, it is built from the parts.',
  })
  address?: string | null;

  @text()
  email?: string | null;

  @Field(() => EthnicityEnum, { nullable: true })
  ethnicity?: Ethnicity | null;

  @text()
  preferredLanguage?: string | null;

  @text()
  gpPractice?: string | null;

  @Field(() => ID, { nullable: true })
  cheerTeamId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Also links the squad, and ends the previous link.' })
  cheerSquadId?: string | null;
}

@InputType()
export class CreatePatientInput extends PatientDetailsInput implements JudgedPatient {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second patient.',
  })
  id!: string;

  @differsFrom()
  differsFrom?: string[] | null;
}

@InputType({ description: 'What is known about a person who may already be registered.' })
export class LikePatientsInput implements Likeness {
  @text()
  name?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob?: string | null;

  @text()
  postcode?: string | null;

  @text()
  contactNumber?: string | null;

  @text()
  nhsNumber?: string | null;
}

@InputType({ description: 'A patient for whom only the name is needed (spec section 5, See and treat).' })
export class CreateQuickPatientInput implements JudgedPatient {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second patient.',
  })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob?: string | null;

  @Field(() => GenderEnum, { nullable: true })
  gender?: Gender | null;

  @text()
  contactNumber?: string | null;

  @differsFrom()
  differsFrom?: string[] | null;
}

@InputType()
export class UpdatePatientInput extends PatientDetailsInput implements ChangedPatient {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the changes are based on; if left out, the last save wins.',
  })
  expectedVersion?: number | null;

  @differsFrom()
  differsFrom?: string[] | null;
}

@InputType()
export class LinkPatientSquadInput implements NewSquadLink {
  @Field(() => ID)
  patientId!: string;

  @Field(() => ID)
  squadId!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Now if left out.' })
  startDate?: Date | null;
}

export const PatientOrderInput = orderInputOf('patients', 'Patient');

@InputType('PatientFilter', { description: 'Which patients; filters left out do not apply.' })
export class PatientFilterInput implements PatientFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words from the name in any order, an NHS number or a telephone number. One or two letters are the beginning of a word.',
  })
  text?: string | null;

  @Field(() => GenderEnum, { nullable: true })
  gender?: Gender | null;

  @Field(() => ID, { nullable: true })
  cheerTeamId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The squad that they are in now.' })
  squadId?: string | null;

  @Field(() => Int, { nullable: true })
  createdWithinDays?: number | null;

  @Field(() => IdentityStatusEnum, { nullable: true })
  identityStatus?: IdentityStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only patients with a proposed correction that is not decided yet.',
  })
  hasProposals?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only patients whose account is due for its review at 16.',
  })
  isReviewDue?: boolean | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}
