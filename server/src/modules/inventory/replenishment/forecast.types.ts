import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import type { ForecastBasis } from '@sideline/schema/inventory/forecast-ahead';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { ForecastBasisEnum } from './forecast-ahead.types.js';

@ObjectType({ simpleResolvers: true, description: 'An earlier event used in a forecast.' })
export class ForecastEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  attendance!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The quantity of an item that an event will probably use.',
})
export class ForecastLine {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  expected!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The stock an event will probably use: by the provider’s earlier events of the same venue type, otherwise by the kits of its bags, otherwise by the use at all recent events.',
})
export class EventForecast {
  @Field(() => String, { nullable: true })
  venueType!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Attendance at this event. Without it, only the kits of its bags can be used.',
  })
  attendance!: number | null;

  @Field(() => ForecastBasisEnum, { description: 'What the lines were worked out from.' })
  basis!: ForecastBasis;

  @Field(() => [ForecastEvent], {
    description: 'The latest first, at most five. Fewer than two are too few to use.',
  })
  events!: ForecastEvent[];

  @Field(() => [ForecastLine], { description: 'By the name of the item.' })
  lines!: ForecastLine[];
}
