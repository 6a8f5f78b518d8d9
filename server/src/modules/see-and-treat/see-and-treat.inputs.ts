import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { Field, Float, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { orderInputOf } from '../../platform/lists/ordering.js';
import type { NewLogConsumable, NewSeeAndTreatLog, SeeAndTreatFilter } from './see-and-treat.types.js';

export const SeeAndTreatOrderInput = orderInputOf('seeAndTreat', 'SeeAndTreat');

@InputType({ description: 'A stock item that was used, and where it was taken from.' })
export class SeeAndTreatConsumableInput implements NewLogConsumable {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => ID)
  locationId!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Why an expired lot was used.' })
  overrideReason?: string | null;
}

@InputType()
export class SubmitSeeAndTreatLogInput implements NewSeeAndTreatLog {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second log.',
  })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  patientId!: string;

  @Field(() => GraphQLISODateTime)
  incidentDate!: Date;

  @Field(() => String, { nullable: true })
  incidentLocation?: string | null;

  @Field(() => ID, { nullable: true, description: 'A zone of the event.' })
  zoneId?: string | null;

  @Field(() => String)
  issueSummary!: string;

  @Field(() => String, { nullable: true })
  treatmentProvided?: string | null;

  @Field(() => String, { nullable: true })
  adviceGiven?: string | null;

  @Field(() => String)
  clinicianName!: string;

  @Field(() => String, { description: `One of: ${CLINICIAN_ROLES.join(', ')}.` })
  clinicianRole!: string;

  @Field(() => [SeeAndTreatConsumableInput], { nullable: true, description: 'The stock items used.' })
  consumables?: SeeAndTreatConsumableInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True once the author has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED.',
  })
  acknowledgesDeath?: boolean | null;
}

@InputType('SeeAndTreatFilter', { description: 'Which logs; filters left out do not apply.' })
export class SeeAndTreatFilterInput implements SeeAndTreatFilter {
  @Field(() => ID, { nullable: true, description: 'One log.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Words from the patient’s name.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true })
  patientId?: string | null;

  @Field(() => String, { nullable: true })
  clinicianRole?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Incidents at or after this time.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Incidents before this time.' })
  to?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Recorded by the caller.' })
  mine?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only logs of people who were seen more than once at an event.',
  })
  isRepeated?: boolean | null;
}
