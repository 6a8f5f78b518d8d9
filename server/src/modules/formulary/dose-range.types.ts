import {
  AGE_GROUPS,
  type AgeGroup,
  type DoseRange as DoseRangeContract,
  TOTAL_PERIODS,
  type TotalPeriod,
} from '@sideline/schema/prf/catalogue/dose-range';
import type { DoseRangeFacts } from '@sideline/schema/validation/dose-range';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';

export const DoseAgeGroup = Object.fromEntries(AGE_GROUPS.map((key) => [key, key])) as {
  readonly [K in AgeGroup]: K;
};
registerEnumType(DoseAgeGroup, {
  name: 'DoseAgeGroup',
  description: 'The group that a formulary entry is for: adults, children by years, or patients by weight.',
});

export const DoseTotalPeriod = Object.fromEntries(TOTAL_PERIODS.map((key) => [key, key])) as {
  readonly [K in TotalPeriod]: K;
};
registerEnumType(DoseTotalPeriod, {
  name: 'DoseTotalPeriod',
  description: 'The period of a maximum total: 24 hours, or one record.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the provider’s formulary. Weight-based amounts are for each kilogram.',
})
export class DoseRange implements DoseRangeContract {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => String, { description: 'Its key in the list of drugs.' })
  drug!: string;

  @Field(() => String, { description: 'Its key in the list of routes.' })
  route!: string;

  @Field(() => DoseAgeGroup)
  ageGroup!: AgeGroup;

  @Field(() => Int, { nullable: true, description: 'Whole years, inclusive. Null: from birth.' })
  fromYears!: number | null;

  @Field(() => Int, { nullable: true, description: 'Months in addition to fromYears, 1 to 11. Null: none.' })
  fromMonths!: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole years, exclusive. Null: no upper limit.' })
  toYears!: number | null;

  @Field(() => Int, { nullable: true, description: 'Months in addition to toYears, 1 to 11. Null: none.' })
  toMonths!: number | null;

  @Field(() => String, { description: 'Its key in the list of dose units.' })
  unit!: string;

  @Field(() => Float, { nullable: true })
  leastDose!: number | null;

  @Field(() => Float)
  greatestDose!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Weight-based doses only: the maximum single dose, in the unit.',
  })
  capDose!: number | null;

  @Field(() => Float, { nullable: true })
  greatestTotal!: number | null;

  @Field(() => DoseTotalPeriod, { nullable: true })
  totalPeriod!: TotalPeriod | null;

  @Field(() => Int, { nullable: true })
  leastIntervalMinutes!: number | null;

  @Field(() => String, { description: 'The source of the figures, with the edition.' })
  source!: string;

  @Field(() => String, { description: 'The day by which it is to be reviewed: YYYY-MM-DD.' })
  reviewOn!: string;

  @Field(() => GraphQLISODateTime)
  changedAt!: Date;

  @Field(() => String, { description: 'The name of the person who changed it last.' })
  changedBy!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was taken out of use.' })
  retiredAt!: Date | null;
}

/** The row that a statement returns. */
export const doseRangeRow: z.ZodType<DoseRange> = z.object({
  id: z.string(),
  version: z.number(),
  drug: z.string(),
  route: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  fromYears: z.number().nullable(),
  fromMonths: z.number().nullable(),
  toYears: z.number().nullable(),
  toMonths: z.number().nullable(),
  unit: z.string(),
  leastDose: z.number().nullable(),
  greatestDose: z.number(),
  capDose: z.number().nullable(),
  greatestTotal: z.number().nullable(),
  totalPeriod: z.enum(TOTAL_PERIODS).nullable(),
  leastIntervalMinutes: z.number().nullable(),
  source: z.string(),
  reviewOn: z.string(),
  changedAt: z.date(),
  changedBy: z.string(),
  retiredAt: z.date().nullable(),
});

@ObjectType({ simpleResolvers: true, description: 'An entry of the formulary as it was at one version.' })
export class DoseRangeVersion extends DoseRange {
  @Field(() => String, { description: "'created', 'changed' or 'retired'." })
  change!: string;
}

/** The details of an entry, before they are checked. */
export type GivenDoseRange = {
  readonly [K in keyof DoseRangeFacts]?: DoseRangeFacts[K] | null | undefined;
} & { readonly id: string };
export type ChangedDoseRange = GivenDoseRange & { readonly version: number };
