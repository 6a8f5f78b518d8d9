import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { PRF_STATE_LABELS, PRF_STATES, type PrfState } from '@sideline/schema/prf/record/states';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MergedRecord, Patient } from '../patients/patient.entity.js';
import type { AlertBasis, AlertReason } from '@sideline/schema/prf/rules/alerts';
import { PrfAlertBasisEnum, PrfAlertReasonEnum, PrfEscalation } from './prf-escalation.types.js';
import { PrfDataType, PrfSectionKeyEnum } from './prf-graphql.js';

/**
 * The parts of one PRF that a caller can read. Times are ISO 8601 text as PostgreSQL's JSON gives it: these objects come
 * from one statement each and no mapper touches them on the way.
 */

export const PrfStatusEnum = Object.fromEntries(PRF_STATES.map((state) => [state, state])) as {
  readonly [S in PrfState]: S;
};
registerEnumType(PrfStatusEnum, {
  name: 'PrfStatus',
  description: 'The status of a PRF (clinical section 7).',
  valuesConfig: Object.fromEntries(
    PRF_STATES.map((state) => [state, { description: PRF_STATE_LABELS[state] }]),
  ),
});

export const PrfSectionStateEnum = {
  not_started: 'not_started',
  in_progress: 'in_progress',
  complete: 'complete',
} as const;
export type PrfSectionState = keyof typeof PrfSectionStateEnum;
registerEnumType(PrfSectionStateEnum, { name: 'PrfSectionState', description: 'How complete a section is.' });

export const PrfNewsBandEnum = { low_medium: 'low_medium', medium: 'medium', high: 'high' } as const;
export type PrfAlertBand = keyof typeof PrfNewsBandEnum;
registerEnumType(PrfNewsBandEnum, {
  name: 'PrfAlertBand',
  description: 'A NEWS2 band that calls for action.',
});

@ObjectType({ simpleResolvers: true, description: 'A person who wrote in a PRF or belongs to its crew.' })
export class PrfPerson {
  @Field(() => ID, { nullable: true })
  userId!: string | null;

  @Field(() => ID, { nullable: true })
  staffId!: string | null;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'From the staff profile; absent if there is none.' })
  position!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The current version of a section, and how complete it is.',
})
export class PrfSectionHead {
  @Field(() => PrfSectionKeyEnum)
  key!: PrfSectionKey;

  @Field(() => Int, { description: '0 if nothing has been entered.' })
  version!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  updatedAt!: string | null;

  @Field(() => PrfPerson, { nullable: true })
  updatedBy!: PrfPerson | null;

  @Field(() => PrfSectionStateEnum)
  state!: PrfSectionState;

  @Field(() => Int, { description: 'How many fields are missing for signing.' })
  missing!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One thing still needed for signing.' })
export class PrfMissing {
  @Field(() => String, { description: "A section's key, or 'patient'." })
  section!: string;

  @Field(() => String)
  field!: string;

  @Field(() => ID, { nullable: true })
  entryId!: string | null;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A NEWS2 that calls for action (clinical section 2).' })
export class PrfAlert {
  @Field(() => ID)
  prfId!: string;

  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    description:
      'The score; with basis `minimum` the least that the incomplete set can reach, which is not a score; otherwise 0.',
  })
  total!: number;

  @Field(() => PrfNewsBandEnum)
  band!: PrfAlertBand;

  @Field(() => PrfAlertBasisEnum, { description: 'What raised it.' })
  basis!: AlertBasis;

  @Field(() => [PrfAlertReasonEnum], { description: 'The reasons for the alert, apart from its score.' })
  reasons!: AlertReason[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the set was taken.' })
  occurredAt!: string | null;

  @Field(() => GraphQLISODateTime)
  raisedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The action taken; absent while the alert is open.',
  })
  action!: string | null;

  @Field(() => PrfEscalation, {
    nullable: true,
    description: 'The action as separate fields; absent if it was recorded as free text by an older version.',
  })
  escalation!: PrfEscalation | null;

  @Field(() => PrfPerson, { nullable: true })
  actionedBy!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was done.' })
  actionedAt!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the server received the action from a device; absent if it was sent immediately.',
  })
  actionRecordedAt!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the set was struck through, or recalculated to a score that needs no alert.',
  })
  clearedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The patient as they were when the record was signed.' })
export class PrfPatientSnapshot {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob!: string | null;

  @Field(() => Int, { nullable: true })
  estimatedAge!: number | null;

  @Field(() => String, { nullable: true })
  gender!: string | null;

  @Field(() => String, { nullable: true })
  nhsNumber!: string | null;

  @Field(() => String, { nullable: true })
  identityStatus!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  contactNumber!: string | null;

  @Field(() => String, { nullable: true })
  nextOfKinName!: string | null;

  @Field(() => String, { nullable: true })
  nextOfKinContact!: string | null;

  @Field(() => String, { nullable: true })
  relationshipToNok!: string | null;

  @Field(() => String, { nullable: true })
  pastMedicalHistory!: string | null;

  @Field(() => String, { nullable: true })
  medications!: string | null;

  @Field(() => String, { nullable: true })
  allergies!: string | null;

  @Field(() => String, { nullable: true })
  ethnicity!: string | null;

  @Field(() => String, { nullable: true })
  preferredLanguage!: string | null;

  @Field(() => String, { nullable: true })
  gpPractice!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The file of a picture in the secondary survey with the same id. Get its bytes by REST (GET /api/prf/{prfId}/pictures/{pictureId}).',
})
export class PrfPictureFile {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => Int, { description: 'Size as stored, in bytes.' })
  byteSize!: number;

  @Field(() => Int, { description: 'Pixels, upright.' })
  width!: number;

  @Field(() => Int)
  height!: number;

  @Field(() => String, {
    description: 'SHA-256 of the stored bytes, in hexadecimal. The signature covers it.',
  })
  sha256!: string;

  @Field(() => ID, { description: 'User whose device sent it.' })
  storedBy!: string;

  @Field(() => GraphQLISODateTime)
  storedAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'When a time of the contact (called, arrived, handed over) was last entered.',
})
export class PrfClock {
  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => String)
  field!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A signed version of a PRF: the first, or an amendment.' })
export class PrfRevision {
  @Field(() => Int, { description: '1 for the first signed version.' })
  revision!: number;

  @Field(() => PrfPerson)
  signedBy!: PrfPerson;

  @Field(() => String, { description: 'The name as it was at signing.' })
  name!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => GraphQLISODateTime)
  signedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was amended; absent in the first version, and in the patient’s own view.',
  })
  reason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The signature that closed a PRF.' })
export class PrfSignature {
  @Field(() => Int, { description: 'Which signed version of the record this is.' })
  revision!: number;

  @Field(() => PrfPerson)
  signedBy!: PrfPerson;

  @Field(() => String, { description: 'The name as it was at signing.' })
  name!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => GraphQLISODateTime)
  signedAt!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the server received a signature that was made offline; `signedAt` is then by the device’s clock. Null if it was made online.',
  })
  receivedAt!: string | null;

  @Field(() => String, { description: 'Pen strokes as SVG path data.' })
  strokes!: string;

  @Field(() => String, { description: 'SHA-256 of the canonical content, in hexadecimal.' })
  contentHash!: string;

  @Field(() => [String], {
    description:
      'Codes of the questions that were answered ‘true as recorded’, or seen by the signer of an older record.',
  })
  acknowledgedWarnings!: string[];

  @Field(() => PrfPatientSnapshot)
  patient!: PrfPatientSnapshot;
}

@ObjectType({ simpleResolvers: true, description: 'The event as a PRF shows it.' })
export class PrfEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: string;

  @Field(() => GraphQLISODateTime)
  endsAt!: string;

  @Field(() => String)
  timeZone!: string;

  @Field(() => String, { nullable: true })
  location!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A request that another clinician look at a record.' })
export class PrfReviewRequest {
  @Field(() => GraphQLISODateTime)
  requestedAt!: string;

  @Field(() => PrfPerson)
  requestedBy!: PrfPerson;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When new input put the record back in progress; absent while it is waiting, or if it was signed unchanged.',
  })
  endedAt!: string | null;

  @Field(() => PrfPerson, { nullable: true, description: 'The person whose input ended it.' })
  endedBy!: PrfPerson | null;
}

@ObjectType({ simpleResolvers: true, description: 'A cheer squad and its team, by name.' })
export class PrfSquad {
  @Field(() => ID)
  squadId!: string;

  @Field(() => String)
  squadName!: string;

  @Field(() => ID)
  teamId!: string;

  @Field(() => String)
  teamName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A cheer team, by name.' })
export class PrfTeam {
  @Field(() => ID)
  teamId!: string;

  @Field(() => String)
  teamName!: string;

  @Field(() => Boolean, { description: 'Whether it has squads to choose from.' })
  hasSquads!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A patient record form, with everything the reader may see.',
})
export class Prf {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The number that people read out by radio.' })
  customPrfId!: string;

  @Field(() => PrfStatusEnum)
  status!: PrfState;

  @Field(() => Int)
  version!: number;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => GraphQLISODateTime)
  updatedAt!: string;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => PrfEvent, { nullable: true })
  event!: PrfEvent | null;

  @Field(() => ID, { nullable: true })
  patientId!: string | null;

  @Field(() => Patient, { nullable: true, description: 'The patient, as their own record is now.' })
  patient!: Patient | null;

  @Field(() => MergedRecord, {
    nullable: true,
    description: 'The record that the patient’s record was merged into; clinicians only.',
  })
  survivor!: MergedRecord | null;

  @Field(() => Int, { nullable: true, description: 'Age in whole years at the incident; may be estimated.' })
  ageYears!: number | null;

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => [PrfPerson], { description: 'The crew named in the incident details.' })
  crew!: PrfPerson[];

  @Field(() => [PrfSquad], {
    nullable: true,
    description:
      'The squad named in the incident, and the patient’s own, as they are now; null if there is neither, or for the patient.',
  })
  squads!: readonly PrfSquad[] | null;

  @Field(() => PrfTeam, {
    nullable: true,
    description: 'The patient’s own team, as it is now; null if there is none, or for the patient.',
  })
  cheerTeam!: PrfTeam | null;

  @Field(() => [PrfPerson], { description: 'Everyone whose id is in the record.' })
  people!: PrfPerson[];

  @Field(() => [PrfSectionHead], {
    description: 'Every section in the order of the form, including empty ones.',
  })
  sections!: PrfSectionHead[];

  @Field(() => PrfDataType)
  data!: PrfData;

  @Field(() => [PrfMissing], { description: 'What is still needed for signing; empty once signed.' })
  missing!: PrfMissing[];

  @Field(() => Int)
  missingCount!: number;

  @Field(() => [PrfAlert], { description: 'Newest first; open until an action is recorded.' })
  alerts!: PrfAlert[];

  @Field(() => [PrfClock], {
    description: 'When the recorded time fields were entered; empty for the patient.',
  })
  clocks!: PrfClock[];

  @Field(() => PrfSignature, { nullable: true })
  signature!: PrfSignature | null;

  @Field(() => [PrfRevision], { description: 'Every signed version, the first one first.' })
  revisions!: PrfRevision[];

  @Field(() => [PrfPictureFile], {
    description: 'The files of its pictures that have arrived.',
  })
  pictureFiles!: PrfPictureFile[];

  @Field(() => Int, {
    description: 'The number of changes after the signature that are not yet in an amendment or set aside.',
  })
  lateEditCount!: number;

  @Field(() => Int, {
    description: 'How many details a patient gave at the kiosk that nobody has decided on.',
  })
  kioskReportCount!: number;

  @Field(() => Boolean, { description: 'Whether the caller may amend the signed record now.' })
  canAmend!: boolean;

  @Field(() => [PrfReviewRequest], {
    description: 'Each request for review by another clinician, the earliest first; empty for the patient.',
  })
  reviewRequests!: PrfReviewRequest[];

  @Field(() => Boolean, { description: 'Whether the caller may write in it now.' })
  canWrite!: boolean;

  @Field(() => Boolean, { description: 'Whether staff need a reason to open it.' })
  isRestricted!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may write after recording a reason.' })
  needsReason!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may declare it entered in error.' })
  canVoid!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  voidedAt!: string | null;

  @Field(() => PrfPerson, { nullable: true })
  voidedBy!: PrfPerson | null;

  @Field(() => String, { nullable: true })
  voidReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One version of a section.' })
export class PrfSectionVersion {
  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int)
  version!: number;

  @Field(() => PrfDataType, { description: 'The section as it was in this version, by its key.' })
  data!: PrfData;

  @Field(() => [String], { description: 'What changed: `airway`, `entries/<id>/heart_rate`.' })
  changedPaths!: string[];

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The device’s clock; absent if the server calculated it from other input.',
  })
  deviceTime!: string | null;
}
