/**
 * The provider's own formulary: the dose range of a drug, by route and patient group. Sideline supplies none of these
 * figures. An administrator enters each with its source and the day by which it is to be reviewed; without an entry there is
 * no check, and the screen says so.
 */

export const AGE_GROUPS = ['adult', 'child', 'weight'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];
export const AGE_GROUP_LABELS: Readonly<Record<AgeGroup, string>> = {
  adult: 'Adult',
  child: 'Child, by age',
  weight: 'By weight',
};

export const TOTAL_PERIODS = ['day', 'record'] as const;
export type TotalPeriod = (typeof TOTAL_PERIODS)[number];
export const TOTAL_PERIOD_LABELS: Readonly<Record<TotalPeriod, string>> = {
  day: 'In 24 hours',
  record: 'In one record',
};

/** One entry of the formulary as it was at a version. Amounts are in `unit`; for `weight` in `unit` for each kilogram. */
export interface DoseRange {
  readonly id: string;
  readonly version: number;
  /** Keys of prf/formulary and prf/choices. */
  readonly drug: string;
  readonly route: string;
  readonly ageGroup: AgeGroup;
  /** Whole years, from and including; null from birth. */
  readonly fromYears: number | null;
  /** Whole months on top of `fromYears`, 1 to 11; none where null, or absent in a copy from before months. */
  readonly fromMonths?: number | null;
  /** Whole years, up to and not including; null without end. */
  readonly toYears: number | null;
  /** Whole months on top of `toYears`, 1 to 11; none where null or absent. */
  readonly toMonths?: number | null;
  readonly unit: string;
  readonly leastDose: number | null;
  readonly greatestDose: number;
  /** By weight only: however heavy the patient is, one dose is not more than this, in `unit`. */
  readonly capDose: number | null;
  /** Of the drug by whatever route, within `totalPeriod`. */
  readonly greatestTotal: number | null;
  readonly totalPeriod: TotalPeriod | null;
  readonly leastIntervalMinutes: number | null;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly reviewOn: string;
}

export type RangeAges = Pick<DoseRange, 'fromYears' | 'fromMonths' | 'toYears' | 'toMonths'>;

/** Ages in months of life, from and including the first, up to and not including the last. */
export interface AgeSpan {
  readonly from: number;
  /** Infinity without end. */
  readonly to: number;
}

export const YEAR_MONTHS = 12;

/** The ages that an entry is for. */
export const agesOf = ({ fromYears, fromMonths, toYears, toMonths }: RangeAges): AgeSpan => ({
  from: (fromYears ?? 0) * YEAR_MONTHS + (fromMonths ?? 0),
  to: toYears === null ? Infinity : toYears * YEAR_MONTHS + (toMonths ?? 0),
});

/** Whether an age of an entry is said in months. */
const isInMonths = ({ fromMonths, toMonths }: RangeAges): boolean =>
  (fromMonths ?? 0) > 0 || (toMonths ?? 0) > 0;

/** '1 month', '18 months', '2 years' if they are whole years. */
export const monthsText = (months: number): string => {
  const isYears = months > 0 && months % YEAR_MONTHS === 0;
  const count = isYears ? months / YEAR_MONTHS : months;
  return `${String(count)} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
};

/** An age of an entry: '18' years, or '18 months' in an entry that has months. */
export const ageWords = (range: RangeAges, months: number): string =>
  isInMonths(range) ? monthsText(months) : String(months / YEAR_MONTHS);
