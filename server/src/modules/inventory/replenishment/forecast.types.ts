import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { StockUnitEnum } from '../items/stock-item.entity.js';

@ObjectType({ simpleResolvers: true, description: 'An earlier event that a forecast rests on.' })
export class ForecastEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  attendance!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of an item an event will probably use.' })
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
    'What an event will probably use, from the provider’s own earlier events of the same venue type.',
})
export class EventForecast {
  @Field(() => String, { nullable: true })
  venueType!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of this event; without it nothing is forecast.' })
  attendance!: number | null;

  @Field(() => [ForecastEvent], {
    description: 'The latest first, at most five. Fewer than two say nothing.',
  })
  events!: ForecastEvent[];

  @Field(() => [ForecastLine], { description: 'By the name of the item.' })
  lines!: ForecastLine[];
}
