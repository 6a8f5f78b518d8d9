import type { Gender, IdentityStatus } from '@sideline/schema/people';
import type { z } from 'zod';
import type { patientChanges } from '@sideline/schema/validation/patient';
import { Field, Float, ObjectType } from 'type-graphql';
import { PatientDetails } from './patient.entity.js';

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

/** Fields of a patient as a caller sends them: absent is unchanged, null is cleared. */
export type PatientInput = z.input<typeof patientChanges>;

export type NewPatient = PatientInput & { readonly patient_id: string };
export type ChangedPatient = PatientInput & {
  readonly patient_id: string;
  /** The version that the changes were made on; absent where the caller knows none, and then the last one wins. */
  readonly expectedVersion?: number | null | undefined;
};

export interface NewSquadLink {
  readonly patientId: string;
  readonly squadId: string;
  readonly startDate: Date;
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
}
