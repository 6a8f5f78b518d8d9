import type { ItemType, MoveReason, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Allow } from '../../../graphql/role-directive.js';
import { storedJson } from '../../../platform/database/checked.js';
import { ItemTypeEnum, StockUnitEnum } from '../items/stock-item.entity.js';
import { MoveReasonEnum } from '../stock/stock-move.types.js';

@ObjectType({ simpleResolvers: true, description: 'The value of the stock at one location.' })
export class PlaceValue {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The stock value of one type of item.' })
export class TypeValue {
  @Field(() => ItemTypeEnum)
  itemType!: ItemType;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The value of purchases in a month, without what suppliers sent as replacements.',
})
export class MonthSpend {
  @Field(() => GraphQLLocalDate, { description: 'Its first day.' })
  month!: string;

  @Field(() => Float, {
    description: 'In pence, at the lots’ cost, or at the order’s price for items without lots.',
  })
  valuePence!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The value of purchases from a supplier, without what it sent as replacements.',
})
export class SupplierSpend {
  @Field(() => ID)
  supplierId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The waste for one reason.' })
export class ReasonWaste {
  @Field(() => MoveReasonEnum)
  reason!: MoveReason;

  @Field(() => Int)
  moves!: number;

  @Allow('admin')
  @Field(() => Float, { description: 'In pence.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An item and the quantity used.' })
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

@ObjectType({ simpleResolvers: true, description: 'What needs doing in stock, as counts.' })
export class StockTasks {
  @Field(() => Int, { description: 'Items at places below their minimum.' })
  low!: number;

  @Field(() => Int, { description: 'Number of these with nothing usable.' })
  out!: number;

  @Field(() => Int, { description: 'Lots at places.' })
  expired!: number;

  @Field(() => Int)
  expiring30!: number;

  @Field(() => Int)
  expiring60!: number;

  @Field(() => Int)
  expiring90!: number;

  @Field(() => Int, { description: 'Transfers that are not fully received yet.' })
  inTransit!: number;

  @Field(() => Int, { description: 'Transfers that have not been dispatched yet.' })
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

  @Field(() => Int, { description: 'Shortages that have not been settled.' })
  openShortages!: number;

  @Field(() => Int, { nullable: true, description: 'Null if bags are not used here.' })
  bagsNotReady!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null if recalls are not used here.' })
  recallsOpen!: number | null;
}

/** Every figure is calculated from balances, open documents and the moves of a limited period. */
@ObjectType({ simpleResolvers: true, description: 'Stock tasks and stock value.' })
export class StockOverview extends StockTasks {
  @Allow('admin')
  @Field(() => Float, { description: 'In pence. Lots without a cost count as 0.' })
  valuePence!: number;

  @Allow('admin')
  @Field(() => Int, { description: 'Lots in stock that have no cost.' })
  unpricedLots!: number;

  @Allow('admin')
  @Field(() => [PlaceValue], { description: 'The ten places with the most stock value.' })
  valueByPlace!: PlaceValue[];

  @Allow('admin')
  @Field(() => [TypeValue])
  valueByType!: TypeValue[];

  @Allow('admin')
  @Field(() => [MonthSpend], {
    description: 'The last 12 months, the oldest first, including months without spend.',
  })
  spendByMonth!: MonthSpend[];

  @Allow('admin')
  @Field(() => [SupplierSpend], { description: 'The top ten suppliers by spend in the same months.' })
  spendBySupplier!: SupplierSpend[];

  @Field(() => [ReasonWaste], { description: 'Over the last 90 days, the largest first.' })
  wasteByReason!: ReasonWaste[];

  @Field(() => [ItemUse], { description: 'The ten items used most often in the last 90 days.' })
  topMovers!: ItemUse[];
}

/** The row that a statement returns. */
const tasks = {
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
};
export const stockTasksRow: z.ZodType<StockTasks> = z.object(tasks);
export const stockOverviewRow: z.ZodType<StockOverview> = z.object({
  ...tasks,
  valuePence: z.number(),
  unpricedLots: z.number(),
  valueByPlace: z.array(storedJson<PlaceValue>()),
  valueByType: z.array(storedJson<TypeValue>()),
  spendByMonth: z.array(storedJson<MonthSpend>()),
  spendBySupplier: z.array(storedJson<SupplierSpend>()),
  wasteByReason: z.array(storedJson<ReasonWaste>()),
  topMovers: z.array(storedJson<ItemUse>()),
});

@ObjectType({ simpleResolvers: true, description: 'A person who is responsible for a place.' })
export class StockKeeper {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;
}

/** The row that a statement returns. */
export const stockKeeperRow: z.ZodType<StockKeeper> = z.object({
  userId: z.string(),
  name: z.string(),
});

@InputType({ description: 'People left out are no longer responsible for it.' })
export class SetStockKeepersInput {
  @Field(() => ID)
  locationId!: string;

  @Field(() => [ID])
  userIds!: string[];
}
