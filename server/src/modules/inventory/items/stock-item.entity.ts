import {
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LEGAL_CLASS_TABLE,
  LEGAL_CLASSES,
  STOCK_UNIT_TABLE,
  STOCK_UNITS,
  STORAGE_TABLE,
  STORAGES,
  type ItemType,
  type LegalClass,
  type StockUnit,
  type Storage,
} from '@sideline/schema/inventory/vocabulary';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';

export const ItemTypeEnum = vocabularyEnum('StockItemType', ITEM_TYPES, ITEM_TYPE_TABLE);
export const LegalClassEnum = vocabularyEnum('LegalClass', LEGAL_CLASSES, LEGAL_CLASS_TABLE);
export const StorageEnum = vocabularyEnum('StockStorage', STORAGES, STORAGE_TABLE);
export const StockUnitEnum = vocabularyEnum('StockUnit', STOCK_UNITS, STOCK_UNIT_TABLE);

/** A kind of thing that is kept in stock (operations section 3). */
@ObjectType({ simpleResolvers: true, description: 'A kind of thing that is kept in stock.' })
@Entity('stock_item')
export class StockItem {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String, { description: 'The provider’s own code for it.' })
  @Column('text')
  sku!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => ItemTypeEnum)
  @Column('text', { name: 'item_type' })
  itemType!: ItemType;

  @Field(() => LegalClassEnum, { nullable: true })
  @Column('text', { name: 'legal_class', nullable: true })
  legalClass!: LegalClass | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Schedule of the Misuse of Drugs Regulations 2001, 2 to 5; null if the item is not controlled.',
  })
  @Column('smallint', { name: 'controlled_schedule', nullable: true })
  controlledSchedule!: number | null;

  @Field(() => Boolean, { description: 'Every move needs a witness.' })
  @Column('boolean', { name: 'is_witnessed', default: false })
  isWitnessed!: boolean;

  @Field(() => String, { nullable: true, description: 'Its key in the formulary.' })
  @Column('text', { nullable: true })
  drug!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  strength!: string | null;

  @Field(() => StockUnitEnum, { description: 'The unit that its quantities are in.' })
  @Column('text')
  unit!: StockUnit;

  @Field(() => Int)
  @Column('integer', { name: 'units_per_pack', default: 1 })
  unitsPerPack!: number;

  @Field(() => Boolean)
  @Column('boolean', { name: 'is_batch_tracked', default: true })
  isBatchTracked!: boolean;

  @Field(() => Boolean)
  @Column('boolean', { name: 'has_expiry', default: true })
  hasExpiry!: boolean;

  @Field(() => Boolean, { description: 'Each unit has a serial number and is its own lot.' })
  @Column('boolean', { name: 'is_serialised', default: false })
  isSerialised!: boolean;

  @Field(() => StorageEnum)
  @Column('text', { default: 'ambient' })
  storage!: Storage;

  @Field(() => String, { nullable: true, description: 'GTIN, as 14 digits.' })
  @Column('text', { nullable: true })
  barcode!: string | null;

  @Field(() => Int, { nullable: true, description: 'The minimum shelf life on arrival, in days.' })
  @Column('integer', { name: 'min_shelf_life_days', nullable: true })
  minShelfLifeDays!: number | null;

  @Field(() => Boolean)
  @Column('boolean', { name: 'is_single_use', default: true })
  isSingleUse!: boolean;

  @Field(() => Int, { nullable: true })
  @Column('integer', { name: 'service_interval_days', nullable: true })
  serviceIntervalDays!: number | null;

  @Field(() => Float, { nullable: true, description: 'The content of a full cylinder, in litres.' })
  @Column('numeric', { name: 'cylinder_litres', precision: 14, scale: 3, nullable: true })
  cylinderLitres!: number | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => Boolean, { description: 'False if it cannot be received.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Read together with the item, because every list of items shows it. */
  @Field(() => Float, { description: 'The quantity at real locations, over all lots.' })
  onHand!: number;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description: 'The value of what is on hand, in pence, at its lots’ cost; null if no lot has a cost.',
  })
  valuePence!: number | null;
}
