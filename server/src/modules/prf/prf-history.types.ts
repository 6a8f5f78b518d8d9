import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../platform/paging.js';
import { PrfDataType, PrfSectionKeyEnum } from './prf-graphql.js';
import { PrfPerson } from './prf.types.js';

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
  description: 'What happened to a record.',
  valuesConfig: {
    WROTE: {
      description:
        'A section has a new version; with a reason, which says why, the scores in it were worked out again and nothing was entered.',
    },
    SIGNED: { description: 'It was signed first.' },
    AMENDED: { description: 'A signed version was made beside the earlier ones.' },
    VOIDED: { description: 'It was declared entered in error.' },
    CAME_LATE: { description: 'A change came after the signature and was kept beside the record.' },
    SET_ASIDE: { description: 'Such a change was set aside.' },
    PATIENT_LINKED: { description: 'It was said whose record this is.' },
    OPENED: { description: 'Somebody who is not of its crew opened it for writing; the reason is his.' },
    ALERT_ANSWERED: { description: 'It was recorded what was done about an alert, which the reason says.' },
    REVIEW_REQUESTED: { description: 'Another clinician was asked to look at it before it is signed.' },
    REVIEW_ENDED: { description: 'It was changed while it awaited review, and is in progress again.' },
    HANDOVER_READ: {
      description:
        'The handover was read by a link that the author made; who read it, by his own word, is the reason.',
    },
    HANDED_OVER: { description: 'Who took the patient over after the signature is the reason.' },
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

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => PrfSectionKeyEnum, { nullable: true })
  section!: PrfSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the section that this made, or began from.',
  })
  version!: number | null;

  @Field(() => [String], { description: 'What changed: `airway`, `entries/<id>/heart_rate`.' })
  changedPaths!: string[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The device's clock when it was entered." })
  deviceTime!: string | null;

  @Field(() => Int, { nullable: true, description: 'The signed version that this made.' })
  revision!: number | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

export const PrfHistoryConnection = connectionOf(PrfHistoryEntry, 'PrfHistory');

@InputType({
  description:
    'A state of a record: as it stood at a moment, or one version of one section (0: before the first).',
})
export class PrfMarkInput {
  @Field(() => GraphQLISODateTime, { nullable: true })
  at?: Date | null;

  @Field(() => PrfSectionKeyEnum, { nullable: true })
  section?: PrfSectionKey | null;

  @Field(() => Int, { nullable: true })
  version?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What an id that stands in a record is called.' })
export class PrfName {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

/** As a statement answers it. */
export const prfNameRow: z.ZodType<PrfName> = z.object({
  id: z.string(),
  name: z.string(),
});

@ObjectType({ simpleResolvers: true, description: 'A record, or one section of it, as it stood.' })
export class PrfPastState {
  @Field(() => PrfDataType)
  data!: PrfData;

  @Field(() => [PrfName], { description: 'Of events, squads and crew that it names.' })
  names!: PrfName[];
}
