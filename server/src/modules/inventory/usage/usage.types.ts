import type { BatchStatus, ItemType, LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/paging.js';
import { ItemTypeEnum, StockUnitEnum } from '../items/stock-item.entity.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { StockMove } from '../stock/stock-move.types.js';
import { BatchStatusEnum } from '../stock/stock.types.js';

/** Which uses to list; what is left out does not narrow. */
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
  /** It was used although the books do not hold it. */
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

@ObjectType({ simpleResolvers: true, description: 'A place that stock is taken from.' })
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

  @Field(() => String, { nullable: true, description: 'The key of its drug in the formulary.' })
  drug!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean, { description: 'Whether its moves need a witness.' })
  isWitnessed!: boolean;

  @Field(() => ID, { nullable: true, description: 'Null where the item has no lots.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => BatchStatusEnum)
  status!: BatchStatus;

  @Field(() => ID, { nullable: true, description: 'Where it is; null in a search.' })
  locationId!: string | null;

  @Field(() => String, { nullable: true })
  locationName!: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the lot was entered.' })
  receivedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What can be used from one place, and from its pouches.' })
export class StockToUse {
  @Field(() => UsagePlace)
  place!: UsagePlace;

  @Field(() => [LotToUse], { description: 'By item and expiry. At most 1,000.' })
  lots!: LotToUse[];

  @Field(() => [ID], { description: 'Items that were used from here lately, the most often used first.' })
  usualItemIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One use of stock: a move to consumed.' })
export class StockUsage {
  @Field(() => StockMove)
  move!: StockMove;

  @Field(() => ID, { description: 'Where it was taken from, whatever its books held.' })
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => LocationKindEnum)
  locationKind!: LocationKind;

  @Field(() => Boolean, { description: 'The books of that place did not hold it.' })
  isShort!: boolean;

  @Field(() => Boolean, { description: 'A shortage that has been settled.' })
  isSettled!: boolean;
}

export const StockUsageConnection = connectionOf(StockUsage);

@ObjectType({ simpleResolvers: true, description: 'What a manual entry posted.' })
export class UsageRecorded {
  @Field(() => ID)
  postingId!: string;

  @Field(() => Int, { description: 'How many of its moves the books did not hold.' })
  shortages!: number;
}
