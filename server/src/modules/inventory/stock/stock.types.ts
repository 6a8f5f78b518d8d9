import type { BatchStatus, ItemType, LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { BATCH_STATUS_TABLE, BATCH_STATUSES } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { JsonConnection } from '../../../platform/database/json-page.js';
import { connectionOf } from '../../../platform/lists/paging.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { ItemTypeEnum, StockItem, StockUnitEnum } from '../items/stock-item.entity.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import type { Witness } from '../witnesses/witness.types.js';
import type { ShownMove } from './stock-move.hot.js';
import { StockMove } from './stock-move.types.js';

export const BatchStatusEnum = vocabularyEnum('StockBatchStatus', BATCH_STATUSES, BATCH_STATUS_TABLE);
export const StockMoveConnection = connectionOf(StockMove);

/** The quantity of one lot of an item at one location. */
@ObjectType({ simpleResolvers: true, description: 'The quantity of one lot of an item at one location.' })
export class StockHolding {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => LocationKindEnum)
  locationKind!: LocationKind;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => BatchStatusEnum, { nullable: true })
  status!: BatchStatus | null;

  @Field(() => Float)
  quantity!: number;
}

/** How much of an item a location should hold (operations section 3, 'Stock rule'). */
@ObjectType({ simpleResolvers: true, description: 'The quantity of an item that a location should hold.' })
export class StockRule {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Float, { description: 'Stock below this is low.' })
  minimum!: number;

  @Field(() => Float, { description: 'The quantity to fill it up to.' })
  par!: number;

  @Field(() => Float, { description: 'Orders are multiples of this.' })
  orderMultiple!: number;

  @Field(() => ID, { nullable: true })
  replenishFromId!: string | null;

  @Field(() => String, { nullable: true })
  replenishFromName!: string | null;

  @Field(() => Float, {
    description: 'The stock that can be used at the location now. Expired and blocked stock does not count.',
  })
  onHand!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The quantity used in a week.' })
export class StockWeek {
  @Field(() => GraphQLLocalDate, { description: 'Its first day.' })
  startsOn!: string;

  @Field(() => Float)
  used!: number;
}

/** How fast an item is used (operations section 5, 'Burn rate'). Reversed moves do not count. */
@ObjectType({ simpleResolvers: true, description: 'How fast an item is used.' })
export class StockBurn {
  @Field(() => Float, { description: 'Used in the last 90 days.' })
  used!: number;

  @Field(() => Float, { description: 'The mean use per day over those days.' })
  perDay!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Days that the current stock will last. Null if none was used.',
  })
  daysOfCover!: number | null;

  @Field(() => [StockWeek], {
    description: 'The last 13 weeks, the oldest first, including weeks without use.',
  })
  weeks!: StockWeek[];
}

@ObjectType({ simpleResolvers: true, description: 'The use of an item from one place in the last 90 days.' })
export class StockUsePlace {
  @Field(() => ID, { description: 'A place, or a bag with its pouches.' })
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Float)
  used!: number;

  @Field(() => Float, { description: 'The stock there that can be used now.' })
  usable!: number;

  @Field(() => Float, { description: 'Days that this stock will last.' })
  daysOfCover!: number;
}

/** The burn rate by place, per event and per 1,000 attending (operations section 5). Reversed moves do not count. */
@ObjectType({
  simpleResolvers: true,
  description: 'How an item was used in the last 90 days, by place and at events.',
})
export class StockUse {
  @Field(() => Int, { description: 'Events that ended in those days, including those that used none.' })
  events!: number;

  @Field(() => Int, { description: 'Those of them that used it.' })
  eventsUsing!: number;

  @Field(() => Float, { nullable: true, description: 'Mean use at an event. Null if there was none.' })
  perEvent!: number | null;

  @Field(() => Float, { description: 'People at these events; the number expected where nobody counted.' })
  attendance!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Use for every 1,000 people at events whose attendance is known. Null if there are none.',
  })
  perThousand!: number | null;

  @Field(() => [StockUsePlace], { description: 'Where it was taken from, the most first. At most 1,000.' })
  places!: StockUsePlace[];
}

/** All of an item's page, read by one statement. */
@ObjectType({ simpleResolvers: true, description: 'Everything on the page of an item.' })
export class StockItemDetails {
  @Field(() => StockItem)
  item!: StockItem;

  @Field(() => [StockHolding], {
    description: 'By location and lot, the earliest expiry first. At most 1,000.',
  })
  stock!: Iterable<StockHolding>;

  @Field(() => Float, { description: 'On its way between locations.' })
  inTransit!: number;

  @Field(() => Float, { description: 'On hand, without lots that are expired, quarantined or recalled.' })
  usable!: number;

  @Field(() => Float, {
    description: 'Promised to draft transfers. Free stock is usable stock minus this.',
  })
  promised!: number;

  @Field(() => [StockRule], { description: 'By location. At most 1,000.' })
  rules!: Iterable<StockRule>;

  @Field(() => StockBurn)
  burn!: StockBurn;

  @Field(() => StockMoveConnection, {
    description: 'The latest 25 moves. `stockMoves` continues from its cursor.',
  })
  moves!: JsonConnection<ShownMove>;
}

/** What a location holds of an item, over all its lots (spec section 3, 'Stock row'). */
@ObjectType({
  simpleResolvers: true,
  description: 'The quantity of an item at a location, over all its lots.',
})
export class StockRow {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => ItemTypeEnum)
  itemType!: ItemType;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  quantity!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The earliest of its lots there.' })
  earliestExpiry!: string | null;

  @Field(() => Float, { nullable: true, description: 'From the rule for this location.' })
  minimum!: number | null;

  @Field(() => Float, { nullable: true, description: 'From the rule for this location.' })
  par!: number | null;

  @Field(() => [StockHolding], { description: 'The same stock by lot, the earliest expiry first.' })
  lots!: StockHolding[];
}

/** Stock that was used at a location but was not in its books. Chased until someone settles it. */
@ObjectType({
  simpleResolvers: true,
  description: 'Stock that was used at a location but was not in its books.',
})
export class StockShortage {
  @Field(() => StockMove)
  move!: StockMove;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  settledAt!: string | null;

  @Field(() => String, { nullable: true })
  settledByName!: string | null;

  @Field(() => String, { nullable: true })
  settledReason!: string | null;
}

/** Which rules to list; filters left out do not apply. */
export interface StockRuleFilter {
  readonly itemId?: string | null | undefined;
  readonly locationId?: string | null | undefined;
}

/** Which shortages to list; filters left out do not apply. */
export interface StockShortageFilter {
  readonly locationId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly isSettled?: boolean | null | undefined;
}

/** An administrator's rule for an item at a location. */
export interface NewStockRule {
  readonly itemId: string;
  readonly locationId: string;
  readonly minimum: number;
  readonly par: number;
  readonly orderMultiple: number;
  readonly replenishFromId?: string | null | undefined;
}

/** A correction to the recorded stock of a location. */
export interface StockAdjustment {
  readonly key: string;
  readonly itemId: string;
  readonly batchId?: string | null | undefined;
  readonly locationId: string;
  /** Added where above zero, removed where below. */
  readonly change: number;
  readonly reason: string;
  readonly note: string;
  /** The recorded quantity at the place when the change was worked out. */
  readonly expected?: number | null | undefined;
  readonly witness?: Witness | null | undefined;
}

const SHORTAGE_OUTCOME_TABLE = {
  found: { label: 'The stock has been found at the location: take it from there now' },
  written_off: { label: 'It cannot be explained: adjust the books' },
} as const;
export type ShortageOutcome = keyof typeof SHORTAGE_OUTCOME_TABLE;
export const ShortageOutcomeEnum = vocabularyEnum(
  'StockShortageOutcome',
  Object.keys(SHORTAGE_OUTCOME_TABLE) as ShortageOutcome[],
  SHORTAGE_OUTCOME_TABLE,
);

export interface SettledShortage {
  readonly key: string;
  readonly moveId: string;
  readonly outcome: ShortageOutcome;
  readonly reason: string;
  readonly witness?: Witness | null | undefined;
}
