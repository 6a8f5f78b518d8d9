import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MergedRecord } from '../../patients/patient.entity.js';
import { differsFrom } from '../../patients/patient.types.js';
import { DetailsProposal, SettleProposalInput } from '../../patients/proposals/proposal.types.js';
import { SelfReportInput, text } from '../../patients/self-report.types.js';

/** The state of the kiosk for the device that it was opened on; other callers only learn that it is closed. */
@ObjectType({ simpleResolvers: true, description: 'Whether this browser is the kiosk of a record.' })
export class KioskState {
  @Field(() => Boolean)
  isOpen!: boolean;

  @Field(() => Boolean)
  hasConsented!: boolean;
}

/** A kiosk that was opened, with the code, which is shown once. */
@ObjectType({ simpleResolvers: true, description: 'A kiosk that is waiting for its code.' })
export class OpenedKiosk {
  @Field(() => String, { description: 'Works once, for ten minutes.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that opens it; null if no PUBLIC_URL is set, and the screen builds the address.',
  })
  address!: string | null;

  @Field(() => GraphQLISODateTime)
  codeExpiresAt!: string;
}

/** The kiosk of a record, as its crew sees it. */
@ObjectType({ simpleResolvers: true, description: 'The kiosk of a record, as its crew sees it.' })
export class PrfKiosk {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => Boolean, { description: 'Whether a code is waiting, or a device is open.' })
  isOpen!: boolean;

  @Field(() => String, { description: 'The time zone of the record’s event, which its times are shown in.' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether a device has used the code.' })
  isEntered!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the record is closed. If so, no new patient can be linked to it.',
  })
  isLocked!: boolean;

  @Field(() => ID, { nullable: true, description: 'The linked patient, whose details change on acceptance.' })
  patientId!: string | null;

  @Field(() => MergedRecord, {
    nullable: true,
    description: 'The record that the patient’s record was merged into.',
  })
  survivor!: MergedRecord | null;

  @Field(() => Int, { nullable: true, description: 'Of the patient.' })
  patientVersion!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address on record when it is only one line of text; null when its parts are known.',
  })
  combinedAddress!: string | null;

  @Field(() => [DetailsProposal], { description: 'The latest first.' })
  proposals!: readonly DetailsProposal[];
}

@InputType()
export class OpenKioskInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
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
    description: 'The version that was read; refused if it is not the active one.',
  })
  noticeVersion?: number | null;
}

@InputType()
export class SubmitKioskInput extends SelfReportInput {
  @Field(() => ID, { description: 'Number or id of the record.' })
  customPrfId!: string;

  @text()
  name?: string | null;
}

@InputType()
export class SettleKioskProposalInput extends SettleProposalInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Who was linked when the choice was made; PRF_PATIENT_CHANGED if that has changed.',
  })
  expectedPatientId?: string | null;

  @differsFrom()
  differsFrom?: string[] | null;
}
