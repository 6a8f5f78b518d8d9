import {
  FORECAST_BASES,
  FORECAST_BASIS_LABELS,
  type ForecastBasis,
} from '@sideline/schema/inventory/forecast-ahead';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StockUnitEnum } from '../items/stock-item.entity.js';

const ForecastBasisEnum = Object.fromEntries(FORECAST_BASES.map((basis) => [basis, basis])) as {
  readonly [Basis in ForecastBasis]: Basis;
};
registerEnumType(ForecastBasisEnum, {
  name: 'ForecastBasis',
  description: 'What the expected use of an event was worked out from.',
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

@ObjectType({ simpleResolvers: true, description: 'How much of an item the next events will probably need.' })
export class ForecastAheadLine {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  expected!: number;

  @Field(() => Float, { description: 'At all places and in all bags now, without what cannot be used.' })
  held!: number;

  @Field(() => Float, { description: 'What is expected, less what is held; 0 where there is enough.' })
  short!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the planned events of the next 30 days will probably need together.',
})
export class ForecastAhead {
  @Field(() => [ForecastAheadEvent], { description: 'The earliest first.' })
  events!: ForecastAheadEvent[];

  @Field(() => [ForecastAheadLine], { description: 'What is short first, then by name.' })
  lines!: ForecastAheadLine[];
}
