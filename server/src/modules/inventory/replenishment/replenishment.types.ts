import type { LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { StockTransfer } from '../transfers/transfer.types.js';

@ObjectType({ simpleResolvers: true, description: 'An item at one of an event’s bags or places.' })
export class ReplenishmentLine {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => LocationKindEnum)
  locationKind!: LocationKind;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float, { description: 'The quantity at the start of the event, plus any added since.' })
  out!: number;

  @Field(() => Float)
  used!: number;

  @Field(() => Float)
  wasted!: number;

  @Field(() => Float, { description: 'Taken to another place.' })
  returned!: number;

  @Field(() => Float, { description: 'What is there now.' })
  back!: number;

  @Field(() => Float, { description: 'Of this, what has expired or is blocked.' })
  unusable!: number;

  @Field(() => Float, {
    description:
      'The quantity out, minus the quantities that are back or were recorded as used, wasted or returned.',
  })
  unexplained!: number;

  @Field(() => Float, { nullable: true, description: 'The quantity it should hold; null if none is set.' })
  par!: number | null;

  @Field(() => Float, { description: 'On its way there, including drafts.' })
  incoming!: number;

  @Field(() => Float, { description: 'Ordered for it.' })
  onOrder!: number;

  @Field(() => Float, {
    description: 'Still needed: par, minus the quantities that are back and usable, on their way or ordered.',
  })
  wanted!: number;

  @Field(() => ID, { nullable: true })
  sourceId!: string | null;

  @Field(() => String, { nullable: true })
  sourceName!: string | null;

  @Field(() => Float, { description: 'The quantity that the source can supply.' })
  fromSource!: number;

  @Field(() => Float, { description: 'The quantity that the source cannot supply.' })
  short!: number;

  @Field(() => String, { nullable: true, description: 'The preferred supplier.' })
  supplierName!: string | null;

  @Field(() => Int, { description: 'Number of packs to order.' })
  packs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An order drafted for an event.' })
export class ReplenishmentOrder {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  supplierName!: string;
}

/** The row that a statement returns. */
export const replenishmentOrderRow: z.ZodType<ReplenishmentOrder> = z.object({
  id: z.string(),
  number: z.string(),
  supplierName: z.string(),
});

@ObjectType({
  simpleResolvers: true,
  description: 'The stock that an event used, and what its bags need to be ready again.',
})
export class EventReplenishment {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: string;

  @Field(() => GraphQLISODateTime)
  endsAt!: string;

  @Field(() => [ReplenishmentLine], { description: 'By place and item. At most 1,000.' })
  lines!: ReplenishmentLine[];

  @Field(() => [StockTransfer], { description: 'For this event, the latest first. At most 100.' })
  transfers!: StockTransfer[];
}

@ObjectType({ simpleResolvers: true, description: 'The drafts made by one request.' })
export class DraftedReplenishment {
  @Field(() => [StockTransfer], { description: 'One for each pair of places.' })
  transfers!: StockTransfer[];

  @Field(() => [ReplenishmentOrder], { description: 'One for each supplier.' })
  orders!: ReplenishmentOrder[];

  @Field(() => [String], { description: 'Items that were not drafted, with a sentence each to say why.' })
  leftOut!: string[];

  @Field(() => EventReplenishment, { description: 'As it is now.' })
  replenishment!: EventReplenishment;
}

@InputType({
  description: 'The key is made by the client; sending the same key again returns the same drafts.',
})
export class ReplenishEventInput {
  @Field(() => String)
  key!: string;

  @Field(() => ID)
  eventId!: string;
}
