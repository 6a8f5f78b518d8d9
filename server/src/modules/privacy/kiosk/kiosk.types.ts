import type { Gender } from '@sideline/schema/people';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GenderEnum } from '../../patients/patient.enum.js';
import { differsFrom } from '../../patients/patient.types.js';

/** What the kiosk tells the device that it was opened on; nobody else learns more than that it is closed. */
@ObjectType({ simpleResolvers: true, description: 'Whether this browser is the kiosk of a record.' })
export class KioskState {
  @Field(() => Boolean)
  isOpen!: boolean;

  @Field(() => Boolean)
  hasConsented!: boolean;
}

/** A kiosk that was opened, with the code, which is shown once. */
@ObjectType({ simpleResolvers: true, description: 'A kiosk that waits for its code.' })
export class OpenedKiosk {
  @Field(() => String, { description: 'Works once, for ten minutes.' })
  code!: string;

  @Field(() => GraphQLISODateTime)
  codeExpiresAt!: string;
}

/** One thing that a patient said of himself. */
@ObjectType({ simpleResolvers: true, description: 'One thing that a patient said of himself.' })
export class KioskValue {
  @Field(() => String, { description: 'The field of the patient.' })
  field!: string;

  @Field(() => String)
  said!: string;

  @Field(() => String, { nullable: true, description: 'What stands on record; null where nothing does.' })
  recorded!: string | null;
}

/** What a patient said of himself at the kiosk, beside what is on record. */
@ObjectType({ simpleResolvers: true, description: 'What a patient said of himself at the kiosk.' })
export class KioskReport {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  reportedAt!: string;

  @Field(() => Int, { nullable: true, description: 'The version of the notice that was agreed to.' })
  noticeVersion!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When staff decided about it.' })
  settledAt!: string | null;

  @Field(() => [String], { nullable: true, description: 'The fields that staff accepted.' })
  accepted!: readonly string[] | null;

  @Field(() => [KioskValue])
  values!: readonly KioskValue[];
}

/** The kiosk of a record, as its crew sees it. */
@ObjectType({ simpleResolvers: true, description: 'The kiosk of a record, as its crew sees it.' })
export class PrfKiosk {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => Boolean, { description: 'Whether a code waits, or a device is open.' })
  isOpen!: boolean;

  @Field(() => Boolean, { description: 'Whether a device has taken the code.' })
  isEntered!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the record is closed: a new patient is not linked to it then.',
  })
  isLocked!: boolean;

  @Field(() => ID, { nullable: true, description: 'Who is linked, whose details accepting changes.' })
  patientId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of the patient, where anything came in.' })
  patientVersion!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address on record where it stands in one text alone; null where its parts are known.',
  })
  combinedAddress!: string | null;

  @Field(() => [KioskReport], { description: 'The latest first.' })
  reports!: readonly KioskReport[];
}

@InputType()
export class OpenKioskInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made.' })
  kioskId!: string;

  @Field(() => ID, { description: 'Number or id of the record.' })
  customPrfId!: string;
}

@InputType()
export class EnterKioskInput {
  @Field(() => ID, { description: 'Number or id of the record.' })
  customPrfId!: string;

  @Field(() => String)
  code!: string;
}

@InputType()
export class RecordConsentInput {
  @Field(() => ID, { description: 'Number or id of the record.' })
  customPrfId!: string;

  @Field(() => Boolean)
  consentGiven!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; another than the active one is refused.',
  })
  noticeVersion?: number | null;
}

const text = () => Field(() => String, { nullable: true });

@InputType()
export class SubmitKioskInput {
  @Field(() => ID, { description: 'Number or id of the record.' })
  customPrfId!: string;

  @text()
  name?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob?: string | null;

  @Field(() => GenderEnum, { nullable: true })
  gender?: Gender | null;

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
}

@InputType()
export class SettleKioskReportInput {
  @Field(() => ID)
  reportId!: string;

  @Field(() => [String], { description: 'The fields that are taken over; none sets the report aside.' })
  accepted!: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'Who was linked when the choice was made; PRF_PATIENT_CHANGED where it is another now.',
  })
  expectedPatientId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of that patient that was shown; PATIENT_CHANGED where it is another now.',
  })
  expectedVersion?: number | null;

  @differsFrom()
  differsFrom?: string[] | null;
}
