import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../../platform/lists/paging.js';
import { PrfDataType, PrfSectionKeyEnum } from '../prf-graphql.js';
import { PrfPerson } from '../prf.types.js';

export const PrfHistoryKindEnum = {
  WROTE: 'WROTE',
  SIGNED: 'SIGNED',
  AMENDED: 'AMENDED',
  VOIDED: 'VOIDED',
  CAME_LATE: 'CAME_LATE',
  SET_ASIDE: 'SET_ASIDE',
  PATIENT_LINKED: 'PATIENT_LINKED',
  OPENED: 'OPENED',
  ALERT_ANSWERED: 'ALERT_ANSWERED',
  HANDED_OVER: 'HANDED_OVER',
  HANDOVER_READ: 'HANDOVER_READ',
  REVIEW_REQUESTED: 'REVIEW_REQUESTED',
  REVIEW_ENDED: 'REVIEW_ENDED',
} as const;
export type PrfHistoryKind = keyof typeof PrfHistoryKindEnum;
registerEnumType(PrfHistoryKindEnum, {
  name: 'PrfHistoryKind',
  description: 'The kind of entry in a record’s history.',
  valuesConfig: {
    WROTE: {
      description:
        'A section has a new version. If there is a reason, its scores were recalculated for that reason and nothing was entered.',
    },
    SIGNED: { description: 'It was signed for the first time.' },
    AMENDED: { description: 'A new signed version was added to the earlier ones.' },
    VOIDED: { description: 'It was declared entered in error.' },
    CAME_LATE: { description: 'A change came after the signature and was kept with the record.' },
    SET_ASIDE: { description: 'A late change was set aside.' },
    PATIENT_LINKED: { description: 'The record was linked to a patient.' },
    OPENED: { description: 'A person outside its crew opened it for editing; the reason is theirs.' },
    ALERT_ANSWERED: { description: 'The action on an alert was recorded; the reason says what was done.' },
    REVIEW_REQUESTED: { description: 'Another clinician was asked to look at it before it is signed.' },
    REVIEW_ENDED: { description: 'It was changed while awaiting review, and is in progress again.' },
    HANDOVER_READ: {
      description:
        'The handover was read through a link that the author made; the reason says who read it, in their own words.',
    },
    HANDED_OVER: { description: 'A handover after signing; the reason says who took over the patient.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'One thing that happened to a record.' })
export class PrfHistoryEntry {
  @Field(() => ID, { description: 'Unique within the record.' })
  key!: string;

  @Field(() => PrfHistoryKindEnum)
  kind!: PrfHistoryKind;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => String, {
    description: 'IANA name of the time zone of the record’s event, in which its times are shown.',
  })
  timeZone!: string;

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => PrfSectionKeyEnum, { nullable: true })
  section!: PrfSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the section that this created or started from.',
  })
  version!: number | null;

  @Field(() => [String], { description: 'What changed: `airway`, `entries/<id>/heart_rate`.' })
  changedPaths!: string[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The device's clock when it was entered." })
  deviceTime!: string | null;

  @Field(() => Int, { nullable: true, description: 'The signed version that this created.' })
  revision!: number | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

export const PrfHistoryConnection = connectionOf(PrfHistoryEntry, 'PrfHistory');

@InputType({
  description: 'A state of a record: at a given time, or one version of one section (0: before the first).',
})
export class PrfMarkInput {
  @Field(() => GraphQLISODateTime, { nullable: true })
  at?: Date | null;

  @Field(() => PrfSectionKeyEnum, { nullable: true })
  section?: PrfSectionKey | null;

  @Field(() => Int, { nullable: true })
  version?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The name of what an id in a record refers to.' })
export class PrfName {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

/** The row that a statement returns. */
export const prfNameRow: z.ZodType<PrfName> = z.object({
  id: z.string(),
  name: z.string(),
});

@ObjectType({ simpleResolvers: true, description: 'A record, or one section, as it was at one time.' })
export class PrfPastState {
  @Field(() => PrfDataType)
  data!: PrfData;

  @Field(() => [PrfName], { description: 'The names of its events, squads and crew.' })
  names!: PrfName[];
}
