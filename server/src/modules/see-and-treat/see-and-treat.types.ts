import { CLINICIAN_ROLES, type ClinicianRole } from '@sideline/schema/positions';
import { GraphQLLocalDate } from 'graphql-scalars';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MayHaveDied } from '../patients/patient-death.types.js';
import { StockUnitEnum } from '../inventory/items/stock-item.entity.js';

/** Which logs to list; filters left out do not apply. */
export interface SeeAndTreatFilter {
  /** One log. */
  readonly id?: string | null | undefined;
  /** Part of the patient's name. */
  readonly text?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly clinicianRole?: string | null | undefined;
  /** Incidents at or after this time. */
  readonly from?: Date | null | undefined;
  /** Incidents before this time. */
  readonly to?: Date | null | undefined;
  readonly mine?: boolean | null | undefined;
  /** Patients who were logged or recorded more than once at one event. */
  readonly isRepeated?: boolean | null | undefined;
}

export interface NewLogConsumable {
  readonly itemId: string;
  readonly batchId?: string | null | undefined;
  readonly locationId: string;
  readonly quantity: number;
  readonly overrideReason?: string | null | undefined;
}

/** One log as a caller submits it; `submit` checks it. */
export interface NewSeeAndTreatLog {
  readonly id: string;
  readonly eventId: string;
  readonly patientId: string;
  readonly incidentDate: Date;
  readonly incidentLocation?: string | null | undefined;
  readonly zoneId?: string | null | undefined;
  readonly issueSummary: string;
  readonly treatmentProvided?: string | null | undefined;
  readonly adviceGiven?: string | null | undefined;
  readonly clinicianName: string;
  readonly clinicianRole: string;
  readonly consumables?: readonly NewLogConsumable[] | null | undefined;
  /** Its author confirmed that this is the right patient, although their record says that they died. */
  readonly acknowledgesDeath?: boolean | null | undefined;
}

export const CONTACT_KINDS = { LOG: 'LOG', PRF: 'PRF' } as const;
registerEnumType(CONTACT_KINDS, {
  name: 'ContactKind',
  valuesConfig: {
    LOG: { description: 'A see-and-treat log.' },
    PRF: { description: 'A patient record form.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A patient’s contact at an event, in one line.' })
export class PatientContact {
  @Field(() => CONTACT_KINDS)
  kind!: keyof typeof CONTACT_KINDS;

  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: "A PRF's number." })
  customPrfId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'The clinical time of the contact.' })
  at!: string;

  @Field(() => String, { description: 'IANA name of the clock that its times are on: the event’s.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'The issue, or the chief complaint.' })
  issue!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A stock item that was used.' })
export class SeeAndTreatConsumable {
  @Field(() => String)
  item!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was used although it had expired.' })
  overrideReason!: string | null;
}

/** A minor contact in one short log (spec section 3); its content is never changed. */
@ObjectType({ simpleResolvers: true, description: 'A minor contact, recorded in one short log.' })
export class SeeAndTreatLog extends MayHaveDied {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => String, { description: 'IANA name of the event’s time zone, in which its times are shown.' })
  timeZone!: string;

  @Field(() => ID)
  patientId!: string;

  @Field(() => String)
  patientName!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  patientDob!: string | null;

  @Field(() => GraphQLISODateTime)
  incidentDate!: string;

  @Field(() => String, { nullable: true })
  incidentLocation!: string | null;

  @Field(() => ID, { nullable: true, description: 'The zone of the event.' })
  zoneId!: string | null;

  @Field(() => String, { nullable: true })
  zoneName!: string | null;

  @Field(() => String)
  issueSummary!: string;

  @Field(() => String, { nullable: true })
  treatmentProvided!: string | null;

  @Field(() => String, { nullable: true })
  adviceGiven!: string | null;

  @Field(() => String)
  clinicianName!: string;

  @Field(() => String, { description: `One of: ${CLINICIAN_ROLES.join(', ')}.` })
  clinicianRole!: ClinicianRole;

  @Field(() => [SeeAndTreatConsumable], { description: 'The stock used, according to the ledger.' })
  consumables!: SeeAndTreatConsumable[];

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => ID)
  recordedBy!: string;

  @Field(() => String, { description: 'The account that recorded it.' })
  recordedByName!: string;

  @Field(() => Int, {
    description:
      'The number of other logs or records of the same person at this event, without struck-through ones.',
  })
  otherContacts!: number;

  @Field(() => String, { nullable: true, description: 'Number of the PRF that it became.' })
  customPrfId!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Entered in error, since.' })
  voidedAt!: string | null;

  @Field(() => String, { nullable: true })
  voidedByName!: string | null;

  @Field(() => String, { nullable: true })
  voidReason!: string | null;
}
