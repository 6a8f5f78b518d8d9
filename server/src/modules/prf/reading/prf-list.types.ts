import type { PrfState } from '@sideline/schema/prf/record/states';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/lists/paging.js';
import { MayHaveDied } from '../../patients/patient-death.types.js';
import { PrfAlert, PrfPerson, PrfStatusEnum } from '../prf.types.js';

/** What lists, banners and the dashboard show of PRFs. */

@ObjectType({
  simpleResolvers: true,
  description: 'The NEWS2 of the newest observation set, as lists show it; earlier scores are not used.',
})
export class PrfLatestNews2 {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the set was taken; null if unknown.',
  })
  at!: string | null;

  @Field(() => Int, { nullable: true, description: 'Null if the set has no complete score.' })
  total!: number | null;

  @Field(() => String, { nullable: true })
  band!: string | null;

  @Field(() => String, {
    description: "'NEWS2 5, medium', or why there is no score: 'NEWS2 incomplete: needs …'.",
  })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A PRF, as shown in lists.' })
export class PrfSummary extends MayHaveDied {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
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

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { description: 'IANA name of the event’s time zone, in which its times are shown.' })
  timeZone!: string;

  @Field(() => ID, { nullable: true })
  patientId!: string | null;

  @Field(() => String, { nullable: true })
  patientName!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  patientDob!: string | null;

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => GraphQLISODateTime, { nullable: true })
  incidentAt!: string | null;

  @Field(() => String, { nullable: true })
  chiefComplaint!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether staff need a reason to open it; if so, this row has nothing clinical.',
  })
  isRestricted!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Key of the closed list PrfAcuity.' })
  acuity!: string | null;

  @Field(() => String, { nullable: true, description: 'Key of the closed list of dispositions.' })
  dispositionOutcome!: string | null;

  @Field(() => PrfLatestNews2, { nullable: true })
  latestNews2!: PrfLatestNews2 | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the next observations are due; absent once the patient has left, or if no interval applies.',
  })
  observationsDueAt!: string | null;

  @Field(() => Int, { description: 'How much is missing for signing.' })
  missingCount!: number;

  @Field(() => [String], { description: 'The first missing fields in words, at most two.' })
  nextMissing!: string[];

  @Field(() => Int)
  openAlertCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  signedAt!: string | null;
}

export const PrfConnection = connectionOf(PrfSummary, 'Prf');

@ObjectType({ simpleResolvers: true, description: 'An open NEWS2 alert with the PRF that it belongs to.' })
export class PrfOpenAlert {
  @Field(() => PrfAlert)
  alert!: PrfAlert;

  @Field(() => PrfSummary)
  prf!: PrfSummary;
}
