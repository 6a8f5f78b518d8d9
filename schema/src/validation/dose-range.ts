import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { ROUTE } from '../prf/catalogue/choices.js';
import { AGE_GROUPS, agesOf, type DoseRange, TOTAL_PERIODS } from '../prf/catalogue/dose-range.js';
import { drugOf } from '../prf/catalogue/formulary.js';
import { requiredText } from './text.js';

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

const AMOUNT = 'Enter an amount above 0, with at most four decimal places.';
const hasFewDecimals = (value: number): boolean => Math.round(value * 10_000) / 10_000 === value;
const amount = z
  .number(AMOUNT)
  .positive(AMOUNT)
  .max(100_000, 'Enter at most 100,000.')
  .refine(hasFewDecimals, AMOUNT);

const YEARS = 'Enter whole years from 0 to 120.';
const years = z.number(YEARS).int(YEARS).min(0, YEARS).max(120, YEARS);

const MONTHS = 'Enter whole months.';
const MOST_MONTHS = 'Enter at most 11 months on top of the whole years.';
const months = z
  .number(MONTHS)
  .int(MONTHS)
  .min(0, MONTHS)
  .max(11, MOST_MONTHS)
  .nullish()
  .transform((value) => (value === undefined || value === 0 ? null : value));

/** Units of which no total can be made. */
const RATES: ReadonlySet<string> = new Set(['l_per_min', 'percent']);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const SHAPE = z.object({
  drug: z.string().refine((key) => drugOf(key) !== undefined, 'Choose the drug.'),
  route: z
    .string()
    .refine((key) => key !== 'other' && Object.hasOwn(ROUTE.options, key), 'Choose the route.'),
  ageGroup: z.enum(AGE_GROUPS, 'Choose who it is for.'),
  fromYears: orNull(years),
  fromMonths: months,
  toYears: orNull(years),
  toMonths: months,
  unit: z.string('Choose the unit.').min(1, 'Choose the unit.'),
  leastDose: orNull(amount),
  greatestDose: amount,
  capDose: orNull(amount),
  greatestTotal: orNull(amount),
  totalPeriod: orNull(z.enum(TOTAL_PERIODS, 'Choose what the total covers.')),
  leastIntervalMinutes: orNull(
    z
      .number('Enter whole minutes.')
      .int('Enter whole minutes.')
      .min(1, 'Enter at least 1 minute.')
      .max(10_080, 'Enter at most 10,080 minutes, which is a week.'),
  ),
  source: requiredText(LIMITS.doseRanges.source, 'Name the source, with its edition or date.'),
  reviewOn: z
    .string('Enter the day by which this must be reviewed.')
    .refine(
      (day) => DAY.test(day) && !Number.isNaN(Date.parse(day)),
      'Enter the day by which this must be reviewed.',
    ),
});

type Facts = z.output<typeof SHAPE>;
type Fault = readonly [field: keyof Facts, message: string];

const faultsOf = (facts: Facts): readonly (Fault | false)[] => {
  const { ageGroup, fromYears, toYears, unit, leastDose, greatestDose, capDose } = facts;
  const { greatestTotal, totalPeriod, drug, fromMonths, toMonths } = facts;
  const ages = agesOf(facts);
  const isChild = ageGroup === 'child';
  return [
    drugOf(drug)?.units.some((key) => key === unit) === false && [
      'unit',
      'Choose a unit in which this drug is recorded.',
    ],
    ageGroup === 'adult' && fromYears === null && ['fromYears', 'Enter the youngest age that it is for.'],
    ageGroup === 'adult' && toYears !== null && ['toYears', 'An entry for adults has no upper age.'],
    isChild && fromYears === null && ['fromYears', 'Enter the youngest age that it is for.'],
    isChild && toYears === null && ['toYears', 'Enter the age that patients must be under.'],
    fromMonths !== null && fromYears === null && ['fromYears', 'Enter the whole years too, or 0.'],
    toMonths !== null && toYears === null && ['toYears', 'Enter the whole years too, or 0.'],
    ageGroup === 'adult' && fromMonths !== null && ['fromMonths', 'Enter the age of adults in whole years.'],
    fromYears !== null &&
      toYears !== null &&
      ages.from >= ages.to && ['toYears', 'Enter an age above the first one.'],
    leastDose !== null &&
      leastDose > greatestDose && ['leastDose', 'The lowest dose is above the highest one.'],
    capDose !== null && ageGroup !== 'weight' && ['capDose', 'Only an entry by weight can have this.'],
    greatestTotal !== null && totalPeriod === null && ['totalPeriod', 'Choose what the total covers.'],
    greatestTotal === null && totalPeriod !== null && ['greatestTotal', 'Enter the maximum total.'],
    greatestTotal !== null &&
      greatestTotal < greatestDose && ['greatestTotal', 'The total is below the highest single dose.'],
    greatestTotal !== null && RATES.has(unit) && ['greatestTotal', 'A rate has no total. Clear it.'],
  ];
};

/** The details of one entry of the formulary. Returned as stored. */
export const doseRangeFacts = SHAPE.superRefine((facts, context) => {
  for (const fault of faultsOf(facts))
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
});
export type DoseRangeFacts = Omit<DoseRange, 'id' | 'version'>;
