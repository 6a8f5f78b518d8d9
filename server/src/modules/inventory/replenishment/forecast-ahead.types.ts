import {
  FORECAST_BASES,
  FORECAST_BASIS_LABELS,
  type ForecastBasis,
} from '@sideline/schema/inventory/forecast-ahead';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StockUnitEnum } from '../items/stock-item.entity.js';

export const ForecastBasisEnum = Object.fromEntries(FORECAST_BASES.map((basis) => [basis, basis])) as {
  readonly [Basis in ForecastBasis]: Basis;
};
registerEnumType(ForecastBasisEnum, {
  name: 'ForecastBasis',
  description: 'The basis of an event’s expected use.',
  valuesConfig: Object.fromEntries(
    FORECAST_BASES.map((basis) => [basis, { description: FORECAST_BASIS_LABELS[basis] }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'A planned event that is counted in a forecast.' })
export class ForecastAheadEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: string;

  @Field(() => Int, { nullable: true })
  attendance!: number | null;

  @Field(() => ForecastBasisEnum)
  basis!: ForecastBasis;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The quantity of an item that the next events will probably need.',
})
export class ForecastAheadLine {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  expected!: number;

  @Field(() => Float, { description: 'Usable stock at all places and in all bags now.' })
  held!: number;

  @Field(() => Float, { description: 'The expected use minus the stock held; 0 if there is enough.' })
  short!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The stock that the planned events of the next 30 days will probably need in total.',
})
export class ForecastAhead {
  @Field(() => [ForecastAheadEvent], { description: 'The earliest first.' })
  events!: ForecastAheadEvent[];

  @Field(() => [ForecastAheadLine], { description: 'Items that are short first, then by name.' })
  lines!: ForecastAheadLine[];
}
