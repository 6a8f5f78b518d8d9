import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { StockUnitEnum } from '../inventory/items/stock-item.entity.js';
import { PrfOpenAlert } from '../prf/reading/prf-list.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Stock that was used but is not in the books, and is not settled.',
})
export class UnsettledShortage {
  @Field(() => ID)
  moveId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID, { description: 'The location that it should have come from.' })
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => GraphQLISODateTime)
  occurredAt!: string;

  @Field(() => String, { nullable: true, description: 'The number of the record that it was used for.' })
  customPrfId!: string | null;

  @Field(() => String)
  byName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The figures that the clinical safety officer monitors.' })
export class SafetyReport {
  @Field(() => String, { description: 'The Sideline version of this server.' })
  version!: string;

  @Field(() => Int)
  openAlertCount!: number;

  @Field(() => [PrfOpenAlert], {
    description: 'At most 100 alerts with no action recorded, the oldest first.',
  })
  openAlerts!: PrfOpenAlert[];

  @Field(() => Int)
  shortageCount!: number;

  @Field(() => [UnsettledShortage], {
    description: 'At most 100 shortages that are not settled, the oldest first.',
  })
  shortages!: UnsettledShortage[];
}
