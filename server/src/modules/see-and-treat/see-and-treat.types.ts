import { CLINICIAN_ROLES, type ClinicianRole } from '@sideline/schema/positions';
import { GraphQLLocalDate } from 'graphql-scalars';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PatientDeath } from '../patients/patient-death.types.js';
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
  readonly item_id: string;
  readonly batch_id?: string | null | undefined;
  readonly location_id: string;
  readonly quantity: number;
}

/** One log as a caller submits it; `submit` checks it. */
export interface NewSeeAndTreatLog {
  readonly log_id: string;
  readonly event_id: string;
  readonly patient_id: string;
  readonly incident_date: Date;
  readonly incident_location?: string | null | undefined;
  readonly zone_id?: string | null | undefined;
  readonly issue_summary: string;
  readonly treatment_provided?: string | null | undefined;
  readonly advice_given?: string | null | undefined;
  readonly clinician_name: string;
  readonly clinician_role: string;
  readonly consumables?: readonly NewLogConsumable[] | null | undefined;
  /** Its author confirmed that this is the right patient, although their record says that they died. */
  readonly acknowledges_death?: boolean | null | undefined;
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
}

/** A minor contact in one short log (spec section 3); what it says is never changed. */
@ObjectType({ simpleResolvers: true, description: 'A minor contact, recorded in one short log.' })
export class SeeAndTreatLog {
  @Field(() => ID)
  log_id!: string;

  @Field(() => ID)
  event_id!: string;

  @Field(() => String)
  event_name!: string;

  @Field(() => String, { description: 'IANA name of the event’s time zone, in which its times are shown.' })
  time_zone!: string;

  @Field(() => ID)
  patient_id!: string;

  @Field(() => String)
  patient_name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  patient_dob!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The patient’s date of death, as staff entered it.',
  })
  date_of_death!: string | null;

  @Field(() => PatientDeath, {
    nullable: true,
    description: 'The patient’s death, as a signed record states it.',
  })
  death!: PatientDeath | null;

  @Field(() => GraphQLISODateTime)
  incident_date!: string;

  @Field(() => String, { nullable: true })
  incident_location!: string | null;

  @Field(() => ID, { nullable: true, description: 'The zone of the event.' })
  zone_id!: string | null;

  @Field(() => String, { nullable: true })
  zone_name!: string | null;

  @Field(() => String)
  issue_summary!: string;

  @Field(() => String, { nullable: true })
  treatment_provided!: string | null;

  @Field(() => String, { nullable: true })
  advice_given!: string | null;

  @Field(() => String)
  clinician_name!: string;

  @Field(() => String, { description: `One of: ${CLINICIAN_ROLES.join(', ')}.` })
  clinician_role!: ClinicianRole;

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
