import type { ItemType, MoveReason, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Allow } from '../../../graphql/role-directive.js';
import { storedJson } from '../../../platform/database/checked.js';
import { ItemTypeEnum, StockUnitEnum } from '../items/stock-item.entity.js';
import { MoveReasonEnum } from '../stock/stock-move.types.js';

@ObjectType({ simpleResolvers: true, description: 'What stock is worth somewhere.' })
export class PlaceValue {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What stock of a kind is worth.' })
export class TypeValue {
  @Field(() => ItemTypeEnum)
  itemType!: ItemType;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was bought in a month.' })
export class MonthSpend {
  @Field(() => GraphQLLocalDate, { description: 'Its first day.' })
  month!: string;

  @Field(() => Float, { description: 'In pence, at the cost of the lots.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was bought of a supplier.' })
export class SupplierSpend {
  @Field(() => ID)
  supplierId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was wasted for a reason.' })
export class ReasonWaste {
  @Field(() => MoveReasonEnum)
  reason!: MoveReason;

  @Field(() => Int)
  moves!: number;

  @Allow('admin')
  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An item and how much of it was used.' })
export class ItemUse {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  used!: number;
}

/** Every figure is worked out of balances, open documents and the moves of a bounded time. */
@ObjectType({ simpleResolvers: true, description: 'What needs doing, and what stock is worth.' })
export class StockOverview {
  @Field(() => Int, { description: 'Items at places below their minimum.' })
  low!: number;

  @Field(() => Int, { description: 'Of these, those of which nothing can be used.' })
  out!: number;

  @Field(() => Int, { description: 'Lots at places.' })
  expired!: number;

  @Field(() => Int)
  expiring30!: number;

  @Field(() => Int)
  expiring60!: number;

  @Field(() => Int)
  expiring90!: number;

  @Field(() => Int, { description: 'Transfers that are not all received yet.' })
  inTransit!: number;

  @Field(() => Int, { description: 'Transfers that have not left yet.' })
  draftTransfers!: number;

  @Field(() => Int)
  openReturns!: number;

  @Field(() => Int)
  openStocktakes!: number;

  @Field(() => Int, { description: 'Purchase orders that are expected before today.' })
  overdueOrders!: number;

  @Field(() => Int, { description: 'Recalled lots that are still in stock.' })
  recalledLots!: number;

  @Field(() => Int, { description: 'Quarantined lots that are still in stock.' })
  quarantinedLots!: number;

  @Field(() => Int, { description: 'Shortages that nobody has settled.' })
  openShortages!: number;

  @Field(() => Int, { nullable: true, description: 'Null where bags are not kept here.' })
  bagsNotReady!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null where recalls are not kept here.' })
  recallsOpen!: number | null;

  @Allow('admin')
  @Field(() => Float, { description: 'In pence. Lots without a cost count as nothing.' })
  valuePence!: number;

  @Allow('admin')
  @Field(() => Int, { description: 'Lots in stock that have no cost.' })
  unpricedLots!: number;

  @Allow('admin')
  @Field(() => [PlaceValue], { description: 'The ten that hold most.' })
  valueByPlace!: PlaceValue[];

  @Allow('admin')
  @Field(() => [TypeValue])
  valueByType!: TypeValue[];

  @Allow('admin')
  @Field(() => [MonthSpend], {
    description: 'The last twelve months, the oldest first, those without any too.',
  })
  spendByMonth!: MonthSpend[];

  @Allow('admin')
  @Field(() => [SupplierSpend], { description: 'Of the same months: the ten with most.' })
  spendBySupplier!: SupplierSpend[];

  @Field(() => [ReasonWaste], { description: 'Of the last 90 days, the most first.' })
  wasteByReason!: ReasonWaste[];

  @Field(() => [ItemUse], { description: 'Of the last 90 days: the ten that are used most often.' })
  topMovers!: ItemUse[];
}

/** As a statement answers it. */
export const stockOverviewRow: z.ZodType<StockOverview> = z.object({
  low: z.number(),
  out: z.number(),
  expired: z.number(),
  expiring30: z.number(),
  expiring60: z.number(),
  expiring90: z.number(),
  inTransit: z.number(),
  draftTransfers: z.number(),
  openReturns: z.number(),
  openStocktakes: z.number(),
  overdueOrders: z.number(),
  recalledLots: z.number(),
  quarantinedLots: z.number(),
  openShortages: z.number(),
  bagsNotReady: z.number().nullable(),
  recallsOpen: z.number().nullable(),
  valuePence: z.number(),
  unpricedLots: z.number(),
  valueByPlace: z.array(storedJson<PlaceValue>()),
  valueByType: z.array(storedJson<TypeValue>()),
  spendByMonth: z.array(storedJson<MonthSpend>()),
  spendBySupplier: z.array(storedJson<SupplierSpend>()),
  wasteByReason: z.array(storedJson<ReasonWaste>()),
  topMovers: z.array(storedJson<ItemUse>()),
});

@ObjectType({ simpleResolvers: true, description: 'A person who answers for a place.' })
export class StockKeeper {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;
}

/** As a statement answers it. */
export const stockKeeperRow: z.ZodType<StockKeeper> = z.object({
  userId: z.string(),
  name: z.string(),
});

@InputType({ description: 'Those who are left out no longer answer for it.' })
export class SetStockKeepersInput {
  @Field(() => ID)
  locationId!: string;

  @Field(() => [ID])
  userIds!: string[];
}
