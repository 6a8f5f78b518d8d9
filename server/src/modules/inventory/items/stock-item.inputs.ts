import type { ItemType, LegalClass, StockUnit, Storage } from '@sideline/schema/inventory/vocabulary';
import { Field, GraphQLISODateTime, Float, ID, InputType, Int } from 'type-graphql';
import { orderInputOf } from '../../../platform/lists/ordering.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { ItemTypeEnum, LegalClassEnum, StockUnitEnum, StorageEnum } from './stock-item.entity.js';
import {
  STOCK_STATE_TABLE,
  type ChangedStockItem,
  type NewStockItem,
  type StockItemFilter,
  type StockState,
} from './stock-item.types.js';

export const StockItemOrderInput = orderInputOf('stockItems', 'StockItem');
const StockStateEnum = vocabularyEnum(
  'StockState',
  Object.keys(STOCK_STATE_TABLE) as StockState[],
  STOCK_STATE_TABLE,
);

@InputType('StockItemFilter', { description: 'Which items; filters left out do not apply.' })
export class StockItemFilterInput implements StockItemFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name, the SKU or the barcode.' })
  text?: string | null;

  @Field(() => ItemTypeEnum, { nullable: true })
  itemType?: ItemType | null;

  @Field(() => LegalClassEnum, { nullable: true })
  legalClass?: LegalClass | null;

  @Field(() => Boolean, { nullable: true })
  isControlled?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isSerialised?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;

  @Field(() => StockStateEnum, { nullable: true })
  state?: StockState | null;

  @Field(() => String, { nullable: true, description: 'A key of the formulary.' })
  drug?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}

@InputType()
abstract class StockItemFactsInput implements NewStockItem {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ItemTypeEnum)
  itemType!: ItemType;

  @Field(() => LegalClassEnum, { nullable: true })
  legalClass?: LegalClass | null;

  @Field(() => Int, { nullable: true, description: '2 to 5.' })
  controlledSchedule?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Always true for schedules 2 and 3.' })
  isWitnessed?: boolean | null;

  @Field(() => String, { nullable: true })
  drug?: string | null;

  @Field(() => String, { nullable: true })
  strength?: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Int)
  unitsPerPack!: number;

  @Field(() => Boolean)
  isBatchTracked!: boolean;

  @Field(() => Boolean)
  hasExpiry!: boolean;

  @Field(() => Boolean)
  isSerialised!: boolean;

  @Field(() => StorageEnum)
  storage!: Storage;

  @Field(() => String, { nullable: true, description: 'GTIN of 8, 12, 13 or 14 digits.' })
  barcode?: string | null;

  @Field(() => Int, { nullable: true })
  minShelfLifeDays?: number | null;

  @Field(() => Boolean)
  isSingleUse!: boolean;

  @Field(() => Int, { nullable: true })
  serviceIntervalDays?: number | null;

  @Field(() => Float, { nullable: true })
  cylinderLitres?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second item.',
})
export class CreateStockItemInput extends StockItemFactsInput {}

@InputType({ description: 'All details of an item; fields left out are cleared.' })
export class UpdateStockItemInput extends StockItemFactsInput implements ChangedStockItem {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}
