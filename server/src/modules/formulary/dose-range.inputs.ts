import type { AgeGroup, TotalPeriod } from '@sideline/schema/prf/catalogue/dose-range';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import {
  type ChangedDoseRange,
  DoseAgeGroup,
  DoseTotalPeriod,
  type GivenDoseRange,
} from './dose-range.types.js';

@InputType()
abstract class DoseRangeFactsInput {
  @Field(() => String)
  drug!: string;

  @Field(() => String)
  route!: string;

  @Field(() => DoseAgeGroup)
  ageGroup!: AgeGroup;

  @Field(() => Int, { nullable: true })
  fromYears?: number | null;

  @Field(() => Int, { nullable: true, description: 'Months in addition to fromYears, 0 to 11. Null: none.' })
  fromMonths?: number | null;

  @Field(() => Int, { nullable: true })
  toYears?: number | null;

  @Field(() => Int, { nullable: true, description: 'Months in addition to toYears, 0 to 11. Null: none.' })
  toMonths?: number | null;

  @Field(() => String)
  unit!: string;

  @Field(() => Float, { nullable: true })
  leastDose?: number | null;

  @Field(() => Float)
  greatestDose!: number;

  @Field(() => Float, { nullable: true })
  capDose?: number | null;

  @Field(() => Float, { nullable: true })
  greatestTotal?: number | null;

  @Field(() => DoseTotalPeriod, { nullable: true })
  totalPeriod?: TotalPeriod | null;

  @Field(() => Int, { nullable: true })
  leastIntervalMinutes?: number | null;

  @Field(() => String)
  source!: string;

  @Field(() => String)
  reviewOn!: string;
}

@InputType()
export class CreateDoseRangeInput extends DoseRangeFactsInput implements GivenDoseRange {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second entry.',
  })
  id!: string;
}

@InputType({ description: 'All details of an entry; fields left out are cleared.' })
export class UpdateDoseRangeInput extends DoseRangeFactsInput implements ChangedDoseRange {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class RetireDoseRangeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}
