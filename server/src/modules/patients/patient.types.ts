import type { Gender, IdentityStatus, PatientAgreement } from '@sideline/schema/people';
import type { z } from 'zod';
import type { patientChanges } from '@sideline/schema/validation/patient';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { PatientDetails } from './patient.entity.js';
import { PatientAgreementEnum } from './patient.enum.js';

/** A patient whom a search found. */
@ObjectType({ simpleResolvers: true, description: 'A patient whom a search found.' })
export class PatientMatch extends PatientDetails {
  @Field(() => String, {
    description: 'The same as patient_name, as search results of the specification carry it.',
  })
  name!: string;

  @Field(() => Float, { description: 'From 0 to 1: how near the name is to what was typed.' })
  score!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the date of birth is the one that was asked for; null where none was.',
  })
  is_same_dob!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the name only looks or sounds like the one that was asked for; null where none was.',
  })
  is_similar!: boolean | null;
}

/** A patient who may be the one who is about to be registered. */
@ObjectType({
  simpleResolvers: true,
  description: 'A patient who may be the one who is about to be registered.',
})
export class LikePatient extends PatientDetails {
  @Field(() => [PatientAgreementEnum], { description: 'In what they agree.' })
  agrees!: PatientAgreement[];
}

/** What is known of somebody who may be registered already. */
export interface Likeness {
  readonly patient_name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly contact_number?: string | null | undefined;
  readonly nhs_number?: string | null | undefined;
  readonly identity_status?: IdentityStatus | null | undefined;
}

/** Of an input that may register a patient, or identify one. */
export const differsFrom = () =>
  Field(() => [ID], {
    nullable: true,
    description:
      'Patients like this one whom the caller has seen and who are somebody else; without them PATIENT_LOOKS_KNOWN.',
  });

/** Fields of a patient as a caller sends them: absent is unchanged, null is cleared. */
export type PatientInput = z.input<typeof patientChanges>;

export type NewPatient = PatientInput & { readonly patient_id: string };
/** A new patient, with those like him whom the caller has seen and who are somebody else. */
export type JudgedPatient = NewPatient & { readonly differsFrom?: readonly string[] | null | undefined };
export type ChangedPatient = PatientInput & {
  readonly patient_id: string;
  /** The version that the changes were made on; absent where the caller knows none, and then the last one wins. */
  readonly expectedVersion?: number | null | undefined;
  /** Those like him whom the caller has seen and who are somebody else: asked where an unknown patient is identified. */
  readonly differsFrom?: readonly string[] | null | undefined;
};

export interface NewSquadLink {
  readonly patientId: string;
  readonly squadId: string;
  /** Now, by the server's clock, where there is none. */
  readonly startDate?: Date | null | undefined;
}

/** Which patients to list; what is left out does not narrow. */
export interface PatientFilter {
  /** Words of the name in any order, an NHS number or a telephone number. */
  readonly text?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly cheerTeamId?: string | null | undefined;
  readonly squadId?: string | null | undefined;
  readonly createdWithinDays?: number | null | undefined;
  readonly identityStatus?: IdentityStatus | null | undefined;
  /** True: only those who proposed a correction that waits for staff. */
  readonly hasProposals?: boolean | null | undefined;
  /** True: only those whose account waits for its review at 16. */
  readonly isReviewDue?: boolean | null | undefined;
  /** Changed at or after, as the change feed counts it. */
  readonly updatedSince?: Date | null | undefined;
}
