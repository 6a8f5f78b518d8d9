import type { LocationKind, LocationType } from '@sideline/schema/inventory/vocabulary';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocationKindEnum, LocationTypeEnum } from './stock-location.entity.js';
import type { ChangedStockLocation, NewStockLocation, StockLocationFilter } from './stock-location.types.js';

@InputType('StockLocationFilter', { description: 'Which locations; filters left out do not apply.' })
export class StockLocationFilterInput implements StockLocationFilter {
  @Field(() => ID, { nullable: true, description: 'One location.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  text?: string | null;

  @Field(() => LocationKindEnum, { nullable: true })
  kind?: LocationKind | null;

  @Field(() => LocationTypeEnum, { nullable: true })
  type?: LocationType | null;

  @Field(() => ID, { nullable: true })
  parentId?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second location.',
})
export class CreateStockLocationInput implements NewStockLocation {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => LocationTypeEnum)
  type!: LocationType;

  @Field(() => ID, { nullable: true })
  parentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where suppliers deliver to it, its lines separated by line breaks.',
  })
  deliveryAddress?: string | null;
}

@InputType({ description: 'All details of a location; fields left out are cleared.' })
export class UpdateStockLocationInput extends CreateStockLocationInput implements ChangedStockLocation {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}

@InputType()
export class DeleteStockLocationInput {
  @Field(() => ID)
  id!: string;
}
