import type { LocationKind, LocationType } from '@sideline/schema/inventory/vocabulary';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocationKindEnum, LocationTypeEnum } from './stock-location.entity.js';
import type { ChangedStockLocation, NewStockLocation, StockLocationFilter } from './stock-location.types.js';

@InputType('StockLocationFilter', { description: 'Which locations; what is left out does not narrow.' })
export class StockLocationFilterInput implements StockLocationFilter {
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
  description: 'The id is a UUID v7 that the client made; repeating it makes no second location.',
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
}

@InputType({ description: 'All that is said of a location: what is left out is cleared.' })
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
