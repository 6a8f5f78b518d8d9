import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Allow } from '../../../graphql/role-directive.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';

/** A supplier's offer of an item, with its pack (operations section 3). */
@ObjectType({ simpleResolvers: true, description: 'A supplier’s offer of an item, with its pack.' })
@Entity('supplier_item')
export class SupplierItem {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'supplier_id' })
  supplierId!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'item_id' })
  itemId!: string;

  @Field(() => String, { description: 'The supplier’s own code for it.' })
  @Column('text', { name: 'supplier_sku' })
  supplierSku!: string;

  @Field(() => Float, { description: 'How much a pack holds, in the item’s unit.' })
  @Column('numeric', { name: 'pack_quantity', precision: 14, scale: 3 })
  packQuantity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from order to delivery, if different from the supplier’s.',
  })
  @Column('integer', { name: 'lead_days', nullable: true })
  leadDays!: number | null;

  @Field(() => Boolean, {
    description: 'Low stock of the item is ordered here. An item has at most one preferred supplier.',
  })
  @Column('boolean', { name: 'is_preferred', default: false })
  isPreferred!: boolean;

  @Field(() => Boolean)
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Field(() => String)
  supplierName!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { description: 'The provider’s own code for it.' })
  sku!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Allow('admin')
  @Field(() => Int, { nullable: true, description: 'The price of a pack today, in pence.' })
  packPricePence!: number | null;

  @Allow('admin')
  @Field(() => String, { nullable: true, description: 'First day of this price, YYYY-MM-DD.' })
  priceSince!: string | null;
}
