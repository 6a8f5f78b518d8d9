import type { Gender, IdentityStatus, PatientAgreement } from '@sideline/schema/people';
import type { z } from 'zod';
import type { patientChanges } from '@sideline/schema/validation/patient';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { PatientDetails } from './patient.entity.js';
import { PatientAgreementEnum } from './patient.enum.js';

/** A patient found by a search. */
@ObjectType({ simpleResolvers: true, description: 'A patient found by a search.' })
export class PatientMatch extends PatientDetails {
  @Field(() => Float, { description: 'From 0 to 1: how closely the name matches the search text.' })
  score!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the date of birth matches the search; null if none was given.',
  })
  isSameDob!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the name only looks or sounds like the one in the search; null if none was given.',
  })
  isSimilar!: boolean | null;
}

/** A patient who may be the person about to be registered. */
@ObjectType({
  simpleResolvers: true,
  description: 'A patient who may be the person about to be registered.',
})
export class LikePatient extends PatientDetails {
  @Field(() => [PatientAgreementEnum], { description: 'The details that match.' })
  agrees!: PatientAgreement[];
}

/** What is known about a person who may already be registered. */
export interface Likeness {
  readonly name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly contactNumber?: string | null | undefined;
  readonly nhsNumber?: string | null | undefined;
  readonly identityStatus?: IdentityStatus | null | undefined;
}

/** Fields of an input that may register a patient, or identify one. */
export const differsFrom = () =>
  Field(() => [ID], {
    nullable: true,
    description:
      'Similar patients whom the caller has looked at and who are different people. PATIENT_LOOKS_KNOWN if they are left out.',
  });

/** Fields of a patient as a caller sends them: absent is unchanged, null is cleared. */
export type PatientInput = z.input<typeof patientChanges>;

export type NewPatient = PatientInput & { readonly id: string };
/** A new patient, with the similar ones that the caller has seen and confirmed to be different people. */
export type JudgedPatient = NewPatient & { readonly differsFrom?: readonly string[] | null | undefined };
export type ChangedPatient = PatientInput & {
  readonly id: string;
  /** The version that the changes were made on; absent if the caller knows none: the last save then wins. */
  readonly expectedVersion?: number | null | undefined;
  /** Similar patients whom the caller has seen and who are different: used when an unknown patient is identified. */
  readonly differsFrom?: readonly string[] | null | undefined;
};

export interface NewSquadLink {
  readonly patientId: string;
  readonly squadId: string;
  /** Now, by the server's clock, where there is none. */
  readonly startDate?: Date | null | undefined;
}

/** Which patients to list; filters left out do not apply. */
export interface PatientFilter {
  /** Words from the name in any order, an NHS number or a telephone number. */
  readonly text?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly cheerTeamId?: string | null | undefined;
  readonly squadId?: string | null | undefined;
  readonly createdWithinDays?: number | null | undefined;
  readonly identityStatus?: IdentityStatus | null | undefined;
  /** True: only those who proposed a correction that waits for staff. */
  readonly hasProposals?: boolean | null | undefined;
  /** True: only patients whose account is due for its review at 16. */
  readonly isReviewDue?: boolean | null | undefined;
  /** Changed at or after this time, according to the change feed. */
  readonly updatedSince?: Date | null | undefined;
}
