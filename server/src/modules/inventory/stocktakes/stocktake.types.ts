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
import { vocabularyEnum } from '../../../platform/vocabulary-enum.js';
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

@ObjectType({ simpleResolvers: true, description: 'A count of what is there.' })
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
    description: 'Above this variance, in per cent of what was expected, a line is counted again.',
  })
  limitPercent!: number;

  @Field(() => Int, { description: 'Counts up with each recount.' })
  round!: number;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int)
  countedCount!: number;

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
    description: 'A controlled drug: what is expected is not shown while it is counted.',
  })
  isBlind!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'What the books said when it was counted, or say now. Null while a controlled drug is counted.',
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

  @Field(() => Boolean, { description: 'Differs, and has moved since it was counted: count it again.' })
  isStale!: boolean;

  @Field(() => Int, { description: 'How often it was counted; sent back with the next count.' })
  counts!: number;
}

@ObjectType({ simpleResolvers: true, description: 'All of the page of a stocktake but its lines.' })
export class StocktakeDetails {
  @Field(() => Stocktake)
  stocktake!: Stocktake;

  @Field(() => [StocktakeCounter])
  counters!: StocktakeCounter[];

  @Field(() => Int, { description: 'Lines to count again.' })
  recountCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lines that differ from the books; null while it is counted.',
  })
  varianceCount!: number | null;

  @Allow('admin')
  @Field(() => Int, {
    nullable: true,
    description: 'What the differences are worth, in pence; null while it is counted.',
  })
  variancePence!: number | null;

  @Field(() => [StockStep])
  steps!: StockStep[];

  @Field(() => [StocktakeButtonEnum], { description: 'What the caller can do with it now.' })
  possible!: StocktakeButton[];

  @Field(() => Boolean, { description: 'Whether the caller can count it now.' })
  canCount!: boolean;
}

@InputType('StocktakeFilter', { description: 'Which stocktakes; what is left out does not narrow.' })
export class StocktakeFilterInput {
  @Field(() => StocktakeStateEnum, { nullable: true })
  state?: StocktakeState | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Neither posted nor cancelled.' })
  isOpen?: boolean | null;
}

@InputType('StocktakeLineFilter', { description: 'Which lines; what is left out does not narrow.' })
export class StocktakeLineFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name, its SKU or the lot.' })
  text?: string | null;

  @Field(() => StocktakeLinesEnum, { nullable: true })
  which?: StocktakeLines | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 that the client made; repeating it opens no second stocktake.',
})
export class CreateStocktakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => StocktakeScopeEnum)
  scope!: StocktakeScope;

  @Field(() => ID, {
    nullable: true,
    description: 'With what is in it. Everywhere if nothing is said of one type of item.',
  })
  locationId?: string | null;

  @Field(() => ItemTypeEnum, { nullable: true })
  itemType?: ItemType | null;

  @Field(() => Int, { nullable: true })
  limitPercent?: number | null;

  @Field(() => [ID], { description: 'Who counts, beside administrators.' })
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

  @Field(() => String, { nullable: true, description: 'Asked for where a stocktake is cancelled.' })
  reason?: string | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed where a controlled drug moves.' })
  witness?: WitnessInput | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it counts nothing twice.' })
export class CountStockInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  stocktakeId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Left out for what is not listed: then name item, lot and place.',
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
    description: 'Of the line that was read. STATE_CHANGED where a colleague has counted it.',
  })
  counts?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it was counted, where it is sent later. STOCKTAKE_STALE where stock of the line has moved since then.',
  })
  countedAt?: Date | null;
}
