import { CLOSE_CHECK_KEYS, type CloseCheckKey } from '@sideline/schema/event-close';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { listedText, storedJson } from '../../platform/database/checked.js';
import { Event } from './event.entity.js';

const CloseCheckEnum = Object.fromEntries(CLOSE_CHECK_KEYS.map((key) => [key, key])) as {
  readonly [K in CloseCheckKey]: K;
};
registerEnumType(CloseCheckEnum, {
  name: 'CloseCheck',
  description: 'The checks made before an event is closed.',
});

@ObjectType({ simpleResolvers: true, description: 'Why a point was waived.' })
export class EventWaiver {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  waivedBy!: string;

  @Field(() => GraphQLISODateTime)
  waivedAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One point that prevents an event from closing, unless it is waived.',
})
export class EventClosePoint {
  @Field(() => CloseCheckEnum)
  check!: CloseCheckKey;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String, { description: 'The reference that leads to its page.' })
  reference!: string;

  @Field(() => String, { description: 'A person, or a record’s number.' })
  label!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the shift starts, or when the record was started.' })
  at!: string;

  @Field(() => EventWaiver, { nullable: true })
  waiver!: EventWaiver | null;
}

/** The row that a statement returns. */
export const eventClosePointRow: z.ZodType<EventClosePoint> = z.object({
  check: listedText<CloseCheckKey>(),
  itemId: z.string(),
  reference: z.string(),
  label: z.string(),
  at: z.string(),
  waiver: storedJson<EventWaiver>().nullable(),
});

@ObjectType({ simpleResolvers: true, description: 'The checks made before an event is closed.' })
export class EventCloseOut {
  @Field(() => Event)
  event!: Event;

  @Field(() => [EventClosePoint], {
    description: 'All unsettled points, at most 1,000, the earliest first.',
  })
  points!: EventClosePoint[];
}

@InputType()
export class WaiveEventPointsInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => CloseCheckEnum)
  check!: CloseCheckKey;

  @Field(() => [ID])
  itemIds!: string[];

  @Field(() => String)
  reason!: string;
}

/**
 * One check: SQL over the event $1 that gives every point that is not settled, as item_id, reference, label and at. The module
 * that the points belong to writes it.
 */
export interface CloseCheckSql {
  readonly key: CloseCheckKey;
  readonly sql: string;
}
