import {
  STOCKTAKE_BUTTON_TABLE,
  STOCKTAKE_BUTTONS,
  STOCKTAKE_SCOPE_TABLE,
  STOCKTAKE_SCOPES,
  STOCKTAKE_STATE_TABLE,
  type StocktakeButton,
  type StocktakeScope,
} from '@sideline/schema/inventory/moving';
import { STOCKTAKE_STATES, type StocktakeState } from '@sideline/schema/inventory/stocktake-transitions';
import type { ItemType, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { ItemTypeEnum, StockUnitEnum } from '../items/stock-item.entity.js';
import { StockStep } from '../transfers/transfer.types.js';
import { WitnessInput } from '../witnesses/witness.types.js';

export const StocktakeStateEnum = vocabularyEnum('StocktakeState', STOCKTAKE_STATES, STOCKTAKE_STATE_TABLE);
const StocktakeScopeEnum = vocabularyEnum('StocktakeScope', STOCKTAKE_SCOPES, STOCKTAKE_SCOPE_TABLE);
const StocktakeButtonEnum = vocabularyEnum('StocktakeStep', STOCKTAKE_BUTTONS, STOCKTAKE_BUTTON_TABLE);

export const STOCKTAKE_LINES_TABLE = {
  open: { label: 'Still to count' },
  counted: { label: 'Counted' },
  recount: { label: 'To count again' },
  variance: { label: 'Different from the books' },
} as const;
export type StocktakeLines = keyof typeof STOCKTAKE_LINES_TABLE;
const StocktakeLinesEnum = vocabularyEnum(
  'StocktakeLines',
  Object.keys(STOCKTAKE_LINES_TABLE) as StocktakeLines[],
  STOCKTAKE_LINES_TABLE,
);

@ObjectType({ simpleResolvers: true, description: 'A count of the stock that is there.' })
export class Stocktake {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => StocktakeStateEnum)
  state!: StocktakeState;

  @Field(() => StocktakeScopeEnum)
  scope!: StocktakeScope;

  @Field(() => ID, { nullable: true })
  locationId!: string | null;

  @Field(() => String, { nullable: true })
  locationName!: string | null;

  @Field(() => ItemTypeEnum, { nullable: true })
  itemType!: ItemType | null;

  @Field(() => Int, {
    description: 'A line is counted again above this variance, as a percentage of the expected quantity.',
  })
  limitPercent!: number;

  @Field(() => Int, { description: 'Increases by one with each recount.' })
  round!: number;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int)
  countedCount!: number;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description: 'The value of the differences in pence; null during the count.',
  })
  variancePence!: number | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A person who counts.' })
export class StocktakeCounter {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One lot at one place, to be counted.' })
export class StocktakeLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => String, { nullable: true })
  barcode!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Boolean, {
    description: 'A controlled drug: the expected quantity is hidden during the count.',
  })
  isBlind!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'The book quantity when it was counted, or now. Null during the count of a controlled drug, and until it is posted for all but administrators.',
  })
  expected!: number | null;

  @Field(() => Float, { nullable: true })
  counted!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  countedAt!: string | null;

  @Field(() => String, { nullable: true })
  countedByName!: string | null;

  @Field(() => Boolean)
  needsRecount!: boolean;

  @Field(() => Boolean, { description: 'The count differs and stock has moved since: count it again.' })
  isStale!: boolean;

  @Field(() => Int, {
    description: 'The number of times that it was counted. Send it back with the next count.',
  })
  counts!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a stocktake except its lines.' })
export class StocktakeDetails {
  @Field(() => Stocktake)
  stocktake!: Stocktake;

  @Field(() => [StocktakeCounter])
  counters!: StocktakeCounter[];

  @Field(() => Int, { description: 'Lines to count again.' })
  recountCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Lines that differ from the books; null during the count. Until it is posted, only administrators see those of controlled drugs.',
  })
  varianceCount!: number | null;

  @Allow('admin')
  @Field(() => Int, {
    nullable: true,
    description: 'The value of the differences in pence; null during the count.',
  })
  variancePence!: number | null;

  @Field(() => [StockStep])
  steps!: StockStep[];

  @Field(() => [StocktakeButtonEnum], { description: 'The steps that the caller can take now.' })
  possible!: StocktakeButton[];

  @Field(() => Boolean, { description: 'Whether the caller can count it now.' })
  canCount!: boolean;
}

@InputType('StocktakeFilter', { description: 'Which stocktakes; filters left out do not apply.' })
export class StocktakeFilterInput {
  @Field(() => StocktakeStateEnum, { nullable: true })
  state?: StocktakeState | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Neither posted nor cancelled.' })
  isOpen?: boolean | null;
}

@InputType('StocktakeLineFilter', { description: 'Which lines; filters left out do not apply.' })
export class StocktakeLineFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name, its SKU or the lot.' })
  text?: string | null;

  @Field(() => StocktakeLinesEnum, { nullable: true })
  which?: StocktakeLines | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not open a second stocktake.',
})
export class CreateStocktakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => StocktakeScopeEnum)
  scope!: StocktakeScope;

  @Field(() => ID, {
    nullable: true,
    description: 'The location and places within it. For one item type, all locations if left out.',
  })
  locationId?: string | null;

  @Field(() => ItemTypeEnum, { nullable: true })
  itemType?: ItemType | null;

  @Field(() => Int, { nullable: true })
  limitPercent?: number | null;

  @Field(() => [ID], { description: 'The people who count, in addition to administrators.' })
  counterIds!: string[];

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType()
export class StepStocktakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => StocktakeButtonEnum)
  action!: StocktakeButton;

  @Field(() => String, { nullable: true, description: 'Needed when a stocktake is cancelled.' })
  reason?: string | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if a controlled drug moves.' })
  witness?: WitnessInput | null;
}

@InputType({ description: 'The id is a UUID v7 made by the client; sending it again does not count twice.' })
export class CountStockInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  stocktakeId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Leave out for unlisted stock; then give the item, lot and place.',
  })
  lineId?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The count number that was read. STATE_CHANGED if a colleague has counted it since.',
  })
  counts?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was counted, if sent later. STOCKTAKE_STALE if stock of the line has moved since.',
  })
  countedAt?: Date | null;
}
