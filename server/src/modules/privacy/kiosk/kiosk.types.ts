import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MergedRecord } from '../../patients/patient.entity.js';
import { differsFrom } from '../../patients/patient.types.js';
import { DetailsProposal, SettleProposalInput } from '../../patients/proposals/proposal.types.js';
import { SelfReportInput, text } from '../../patients/self-report.types.js';

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

  @Field(() => String, {
    nullable: true,
    description: 'Where it opens, by PUBLIC_URL; null where none is set, which leaves it to the screen.',
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

  @Field(() => MergedRecord, { nullable: true, description: 'The record that theirs was merged into.' })
  survivor!: MergedRecord | null;

  @Field(() => Int, { nullable: true, description: 'Of the patient.' })
  patientVersion!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address on record where it stands in one text alone; null where its parts are known.',
  })
  combinedAddress!: string | null;

  @Field(() => [DetailsProposal], { description: 'The latest first.' })
  proposals!: readonly DetailsProposal[];
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
    description: 'Who was linked when the choice was made; PRF_PATIENT_CHANGED where it is another now.',
  })
  expectedPatientId?: string | null;

  @differsFrom()
  differsFrom?: string[] | null;
}
