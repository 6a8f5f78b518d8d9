import {
  LOCATION_KIND_TABLE,
  LOCATION_KINDS,
  LOCATION_TYPE_TABLE,
  LOCATION_TYPES,
  type LocationKind,
  type LocationType,
} from '@sideline/schema/inventory/vocabulary';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';

export const LocationTypeEnum = vocabularyEnum('StockLocationType', LOCATION_TYPES, LOCATION_TYPE_TABLE);
export const LocationKindEnum = vocabularyEnum('StockLocationKind', LOCATION_KINDS, LOCATION_KIND_TABLE);

/** Where stock can be: a place, a bag, a pouch within a bag, or one of the virtual other sides of the books. */
@ObjectType({ simpleResolvers: true, description: 'Where stock can be.' })
@Entity('stock_location')
export class StockLocation {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => LocationTypeEnum, { nullable: true, description: 'Every place has one.' })
  @Column('text', { name: 'location_type', nullable: true })
  type!: LocationType | null;

  @Field(() => LocationKindEnum)
  @Column('text')
  kind!: LocationKind;

  @Field(() => ID, { nullable: true, description: 'The location that it is in; for a pouch, its bag.' })
  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where suppliers deliver to it, its lines separated by line breaks. Printed on orders.',
  })
  @Column('text', { name: 'delivery_address', nullable: true })
  deliveryAddress!: string | null;

  @Column('boolean', { name: 'is_source', default: false })
  isSource!: boolean;

  @Column('boolean', { name: 'is_real', default: true })
  isReal!: boolean;

  @Field(() => Boolean, { description: 'False once it no longer takes stock.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'The name of the location that it is in.' })
  parentName!: string | null;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description:
      'The value of what is in it, in pence, at the lots’ cost; null if no lot has a cost. Locations within it have their own.',
  })
  valuePence!: number | null;
}
