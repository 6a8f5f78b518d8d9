import { PATIENT_PARTS, type PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate } from 'graphql-scalars';

export const PatientPartEnum = Object.fromEntries(PATIENT_PARTS.map((key) => [key, key])) as {
  readonly [K in PatientPartKey]: K;
};
registerEnumType(PatientPartEnum, {
  name: 'PatientPart',
  description: 'A part of a record as its patient reads it.',
});

@ObjectType({ simpleResolvers: true, description: 'One line of a record in plain words.' })
export class PatientFact {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true, description: 'What it means.' })
  note!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a record in plain words.' })
export class PatientRecordPart {
  @Field(() => PatientPartEnum)
  key!: PatientPartKey;

  @Field(() => String)
  title!: string;

  @Field(() => [PatientFact])
  facts!: readonly PatientFact[];
}

@ObjectType({ simpleResolvers: true, description: 'One opening of a shared record.' })
export class RecordShareOpening {
  @Field(() => GraphQLISODateTime)
  openedAt!: string;

  @Field(() => String, { description: 'The name that they gave.' })
  reader!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A link that a patient uses to share a record.' })
export class RecordShare {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => GraphQLISODateTime)
  expiresAt!: string;

  @Field(() => Boolean, { description: 'Whether it opens only once.' })
  isOnce!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endedAt!: string | null;

  @Field(() => [RecordShareOpening], { description: 'Newest first, at most 50.' })
  openings!: readonly RecordShareOpening[];
}

@ObjectType({ simpleResolvers: true, description: 'A request to correct a part of a record.' })
export class RecordCorrection {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => PatientPartEnum)
  part!: PatientPartKey;

  @Field(() => String)
  words!: string;

  @Field(() => GraphQLISODateTime)
  askedAt!: string;

  @Field(() => String, { nullable: true })
  answer!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  answeredAt!: string | null;
}

/** The content of a patient's page, for the patient and behind a link. */
@ObjectType({ simpleResolvers: true })
abstract class RecordInWords {
  @Field(() => String)
  customPrfId!: string;

  @Field(() => String, { nullable: true })
  patientName!: string | null;

  @Field(() => String)
  providerName!: string;

  @Field(() => [PatientRecordPart])
  parts!: readonly PatientRecordPart[];

  @Field(() => String, { description: 'IANA name of the clock that its times are on: the event’s.' })
  timeZone!: string;

  @Field(() => GraphQLISODateTime)
  signedAt!: string;

  @Field(() => [GraphQLISODateTime], { description: 'When it was changed after it was signed.' })
  amendedAt!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'A signed record as its patient reads it.' })
export class PatientRecordPage extends RecordInWords {
  @Field(() => ID)
  prfId!: string;

  @Field(() => Boolean, { description: 'False for a guardian, who cannot share or correct anything.' })
  isOwn!: boolean;

  @Field(() => [RecordShare], { description: 'Newest first; none for a guardian.' })
  shares!: readonly RecordShare[];

  @Field(() => [RecordCorrection], { description: 'Newest first; none for a guardian.' })
  corrections!: readonly RecordCorrection[];
}

@ObjectType({ simpleResolvers: true, description: 'A signed record behind a link, read without an account.' })
export class SharedRecordPage extends RecordInWords {
  @Field(() => GraphQLISODateTime)
  expiresAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A visit that has a signed record.' })
export class PatientVisit {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => String, { description: 'IANA name of the clock that its times are on: the event’s.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'The event.' })
  eventName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the patient came.' })
  why!: string | null;

  @Field(() => Boolean, { description: 'Whether it was changed after it was signed.' })
  isAmended!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A child whose records the caller may read.' })
export class GuardedChild {
  @Field(() => ID)
  patientId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  relation!: string;

  @Field(() => GraphQLLocalDate, { description: 'The first day on which the access no longer applies.' })
  until!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A guardian account’s right to read a child’s records.' })
export class GuardianLink {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  relation!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  verifiedBy!: string | null;

  @Field(() => GraphQLISODateTime)
  verifiedAt!: string;

  @Field(() => GraphQLLocalDate)
  until!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endedAt!: string | null;

  @Field(() => String, { nullable: true })
  endedReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A record, and whether guardians see it.' })
export class GuardianSight {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => String, { description: 'IANA name of the clock that its times are on: the event’s.' })
  timeZone!: string;

  @Field(() => Boolean)
  isShown!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why staff made this decision; absent if there is none.',
  })
  reason!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The guardians who can read a child’s records, and which records.',
})
export class GuardianAccess {
  @Field(() => [GuardianLink], { description: 'Newest first.' })
  links!: readonly GuardianLink[];

  @Field(() => [GuardianSight], { description: 'Signed records, newest first, at most 200.' })
  records!: readonly GuardianSight[];
}

@ObjectType({ simpleResolvers: true, description: 'A new link with its token, which is shown only once.' })
export class NewRecordShare {
  @Field(() => RecordShare)
  share!: RecordShare;

  @Field(() => String, { description: 'Put it in the fragment of the URL, which is not sent to any server.' })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that opens it; null if no PUBLIC_URL is set.',
  })
  address!: string | null;
}

@InputType()
export class ShareRecordInput {
  @Field(() => ID, { description: 'UUID v7 made in the browser.' })
  id!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => Int, { description: '1, 7 or 30.' })
  days!: number;

  @Field(() => Boolean)
  isOnce!: boolean;
}

@InputType()
export class OpenSharedRecordInput {
  @Field(() => String)
  token!: string;

  @Field(() => String, { description: 'The reader’s name, at most 200 characters.' })
  reader!: string;
}

@InputType()
export class AskRecordCorrectionInput {
  @Field(() => ID, { description: 'UUID v7 made in the browser. Sending it again has no effect.' })
  id!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => PatientPartEnum)
  part!: PatientPartKey;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  words!: string;
}

@InputType()
export class AnswerRecordCorrectionInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The patient reads it. At most 2,000 characters.' })
  answer!: string;
}

@InputType()
export class LinkGuardianInput {
  @Field(() => ID, { description: 'UUID v7 made in the browser. Sending it again has no effect.' })
  id!: string;

  @Field(() => ID, { description: 'The child.' })
  patientId!: string;

  @Field(() => String, { description: 'The address that the guardian signs in to a patient account with.' })
  email!: string;

  @Field(() => String)
  relation!: string;

  @Field(() => String, { description: 'How guardianship was checked, and why.' })
  reason!: string;
}

@InputType()
export class UnlinkGuardianInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@InputType()
export class SetGuardianSightInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => Boolean)
  isShown!: boolean;

  @Field(() => String, { description: 'The young person’s view, and the reason.' })
  reason!: string;
}
