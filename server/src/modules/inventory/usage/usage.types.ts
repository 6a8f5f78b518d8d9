import type { BatchStatus, ItemType, LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/lists/paging.js';
import { ItemTypeEnum, StockUnitEnum } from '../items/stock-item.entity.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { StockMove } from '../stock/stock-move.types.js';
import { BatchStatusEnum } from '../stock/stock.types.js';

/** Which uses to list; filters left out do not apply. */
export interface UsageFilter {
  /** Part of an item's name or SKU. */
  readonly text?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly performedById?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  /** A location, and the pouches within it. */
  readonly locationId?: string | null | undefined;
  readonly mine?: boolean | null | undefined;
  readonly isException?: boolean | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

export interface NewUsageLine {
  readonly itemId: string;
  readonly batchId?: string | null | undefined;
  readonly locationId: string;
  readonly quantity: number;
}

/** Stock used, entered by hand. */
export interface NewUsage {
  readonly key: string;
  readonly lines: readonly NewUsageLine[];
  readonly eventId?: string | null | undefined;
  readonly occurredAt?: Date | null | undefined;
  readonly note?: string | null | undefined;
  readonly overrideReason?: string | null | undefined;
  /** It was used although it is not in the books. */
  readonly allowShortage?: boolean | null | undefined;
}

/** A lot to find: by what was scanned, or by words. */
export interface LotSearch {
  readonly text?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  readonly gtin?: string | null | undefined;
  readonly lot?: string | null | undefined;
  readonly drug?: string | null | undefined;
}

@ObjectType({ simpleResolvers: true, description: 'A place from which stock is taken.' })
export class UsagePlace {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A lot of an item, to be used.' })
export class LotToUse {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String, { description: 'With its strength.' })
  itemName!: string;

  @Field(() => ItemTypeEnum)
  itemType!: ItemType;

  @Field(() => String, { nullable: true, description: 'The formulary key of its drug.' })
  drug!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => String, { nullable: true })
  barcode!: string | null;

  @Field(() => Boolean, { description: 'Whether its moves need a witness.' })
  isWitnessed!: boolean;

  @Field(() => ID, { nullable: true, description: 'Null if the item has no lots.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => BatchStatusEnum)
  status!: BatchStatus;

  @Field(() => ID, { nullable: true, description: 'The location; null in a search.' })
  locationId!: string | null;

  @Field(() => String, { nullable: true })
  locationName!: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the lot was entered.' })
  receivedAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The stock that can be used from one place and its pouches.',
})
export class StockToUse {
  @Field(() => UsagePlace)
  place!: UsagePlace;

  @Field(() => [LotToUse], { description: 'By item and expiry. At most 1,000.' })
  lots!: LotToUse[];

  @Field(() => [ID], { description: 'Items recently used from here, the most often used first.' })
  usualItemIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One use of stock: a move to consumed.' })
export class StockUsage {
  @Field(() => StockMove)
  move!: StockMove;

  @Field(() => ID, { description: 'Where it was taken from, even if the books showed too little.' })
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => LocationKindEnum)
  locationKind!: LocationKind;

  @Field(() => Boolean, { description: 'That place had too little of it in the books.' })
  isShort!: boolean;

  @Field(() => Boolean, { description: 'A shortage that has been settled.' })
  isSettled!: boolean;
}

export const StockUsageConnection = connectionOf(StockUsage);

@ObjectType({ simpleResolvers: true, description: 'The moves posted by a manual entry.' })
export class UsageRecorded {
  @Field(() => ID)
  postingId!: string;

  @Field(() => Int, { description: 'The number of its moves for which the books had too little stock.' })
  shortages!: number;
}
