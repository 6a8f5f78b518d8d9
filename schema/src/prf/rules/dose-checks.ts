import { wordsOfDuration } from '../../durations.js';
import { type DrugEntry, fieldAt } from '../catalogue/catalogue.js';
import { amountIn, amountText, exactAmount, exactWeight, kindOfUnit, WEIGHT_PARTS } from './dose-amounts.js';
import {
  type AgeSpan,
  agesOf,
  ageWords,
  type DoseRange,
  monthsText,
  YEAR_MONTHS,
} from '../catalogue/dose-range.js';
import { localDay } from '../../local-day.js';
import { liveEntries, zoneOf } from '../record/facts.js';
import { formatDate } from '../record/format.js';
import { drugOf } from '../catalogue/formulary.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { drugLabel } from '../record/read-back.js';

/**
 * Each dose of the record against the provider's formulary (clinical section 9, question 9): the single dose for route, age
 * and weight, the total, the interval, the route. A dose that the formulary does not cover is not checked, and this is
 * stated. Nothing here refuses a dose. The result does not depend on the order in which the doses were entered.
 */

export type DoseQuestionCode =
  | 'DOSE_RANGE'
  | 'DOSE_TOTAL'
  | 'DOSE_INTERVAL'
  | 'DOSE_ROUTE'
  | 'DOSE_ADULT_FOR_CHILD';

export interface DoseQuestion {
  readonly code: DoseQuestionCode;
  /** Field of the entry. */
  readonly field: string;
  readonly message: string;
}

/** The result of checking one dose against the formulary. */
export interface DoseCheck {
  readonly entryId: string;
  /** The entry of the formulary that it was checked by; null where there is none for it. */
  readonly range: DoseRange | null;
  readonly asked: readonly DoseQuestion[];
  /** What was not checked, and why; null where everything was. */
  readonly unchecked: string | null;
  /** That the entry was past its review when the dose was given; null where it was not. Each question has it too. */
  readonly review: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const optionLabel = (field: 'route' | 'dose_unit', key: string): string => {
  const definition = fieldAt('ClinicalInterventions', `drugs_administered.${field}`);
  return (
    (definition !== undefined && 'choices' in definition && definition.choices.options[key]?.label) || key
  );
};
const routeText = (key: string): string => optionLabel('route', key).toLowerCase();
const unitText = (key: string): string => optionLabel('dose_unit', key);

/** 'adult from 18', 'child from 1 to 4', '0.1 mg/kg from 1 to 17': whom an entry is for. */
export const rangeFor = (range: DoseRange): string => {
  const { ageGroup } = range;
  const ages = agesOf(range);
  const said = (months: number) => ageWords(range, months);
  const until = ages.to === Infinity ? '' : `under ${said(ages.to)}`;
  const from = ages.from === 0 ? '' : `from ${said(ages.from)}`;
  const years = [from, until].filter(Boolean).join(' and ');
  const who = { adult: 'adults', child: 'children', weight: 'patients by weight' }[ageGroup];
  return years === '' ? who : `${who} ${years}`;
};

/** The patient, as far as doses are checked by it. */
interface DosePatient {
  /** Every age that the patient may have: a month by the birth date, a year by an estimate, any where nothing is known. */
  readonly ages: AgeSpan;
  /** '7' years or '5 months' in a sentence; null where the age is not known. */
  readonly age: string | null;
  /** In tenths of a kilogram; null where it is not known. */
  readonly weight: bigint | null;
}

/** Under this age in months it is said in months, where the birth date is known. */
const SAID_IN_MONTHS = 24;

const ageOfPatient = ({ ageYears, ageMonths }: PrfFacts): Pick<DosePatient, 'ages' | 'age'> => {
  if (ageMonths != null) {
    const inMonths = ageMonths === 0 ? 'under 1 month' : monthsText(ageMonths);
    return {
      ages: { from: ageMonths, to: ageMonths + 1 },
      age: ageMonths < SAID_IN_MONTHS ? inMonths : String(Math.floor(ageMonths / YEAR_MONTHS)),
    };
  }
  if (ageYears === null) return { ages: { from: 0, to: Infinity }, age: null };
  const from = ageYears * YEAR_MONTHS;
  return { ages: { from, to: from + YEAR_MONTHS }, age: String(ageYears) };
};

/** Whether an entry is for the patient whichever of these ages it has. */
const covers = (range: DoseRange, ages: AgeSpan): boolean => {
  const { from, to } = agesOf(range);
  return ages.from >= from && ages.to <= to;
};
/** Whether it may be for the patient. */
const mayCover = (range: DoseRange, ages: AgeSpan): boolean => {
  const { from, to } = agesOf(range);
  return ages.to > from && ages.from < to;
};
/** Whether an entry is for adults, and the patient is certainly younger. */
const isForOlder = (range: DoseRange, ages: AgeSpan): boolean =>
  range.ageGroup === 'adult' && ages.to <= agesOf(range).from;

interface Limits {
  readonly least: bigint;
  readonly greatest: bigint;
  readonly total: bigint | null;
}

/** The limits of an entry for this patient, in tenths of exact amounts so that a weight to one decimal stays exact. */
const limitsOf = (range: DoseRange, weight: bigint | null): Limits => {
  const times = range.ageGroup === 'weight' ? (weight ?? 0n) : WEIGHT_PARTS;
  const of = (amount: number): bigint => exactAmount(amount, range.unit) * times;
  const byWeight = of(range.greatestDose);
  const cap = range.capDose === null ? null : exactAmount(range.capDose, range.unit) * WEIGHT_PARTS;
  const greatest = cap !== null && cap < byWeight ? cap : byWeight;
  const least = of(range.leastDose ?? 0);
  return {
    // A heavy patient whose cap is under the least dose by weight is given the cap.
    least: least < greatest ? least : greatest,
    greatest,
    total: range.greatestTotal === null ? null : of(range.greatestTotal),
  };
};

const amountWords = (tenths: bigint, unit: string): string =>
  `${amountText(amountIn(tenths, unit) / Number(WEIGHT_PARTS))} ${unitText(unit)}`;

interface Dose {
  readonly entry: DrugEntry;
  readonly drug: string;
  /** What must not be repeated too soon, or too much of: paracetamol by mouth and by vein are one. */
  readonly ingredient: string;
  /** Milliseconds; NaN where the time is unknown. */
  readonly at: number;
  /** The record's own day on which it was given, or that of the incident; null where neither is known. */
  readonly day: string | null;
  /** In tenths of exact amounts, as limits are; null where no amount is known. */
  readonly amount: bigint | null;
  readonly unit: string | null;
}

const ingredientOf = (drug: string): string => drugOf(drug)?.interval?.ingredient ?? drug;

const inTime = (one: Dose, other: Dose): number => {
  const [a, b] = [Number.isNaN(one.at) ? Infinity : one.at, Number.isNaN(other.at) ? Infinity : other.at];
  if (a !== b) return a < b ? -1 : 1;
  return one.entry.id < other.entry.id ? -1 : 1;
};

const dayOf = (facts: PrfFacts, given: string | null | undefined): string | null => {
  const moment = [given, facts.data['incidentDetails']?.['incident_date']].find(
    (time): time is string => typeof time === 'string' && !Number.isNaN(Date.parse(time)),
  );
  return moment === undefined ? null : localDay(moment, zoneOf(facts));
};

/** Doses given, the first in time first; those without a time last. */
const dosesOf = (facts: PrfFacts): readonly Dose[] =>
  (liveEntries(facts, 'ClinicalInterventions', 'drugs_administered') as readonly DrugEntry[])
    .flatMap((entry): Dose[] => {
      const { drug_name: drug, dose, dose_unit: unit } = entry;
      if (drug == null || entry.not_given_reason != null) return [];
      const isMeasured = dose != null && unit != null && unit !== 'other';
      return [
        {
          entry,
          drug,
          ingredient: ingredientOf(drug),
          at: entry.time_administered == null ? Number.NaN : Date.parse(entry.time_administered),
          day: dayOf(facts, entry.time_administered),
          amount: isMeasured ? exactAmount(dose, unit) * WEIGHT_PARTS : null,
          unit: isMeasured ? unit : null,
        },
      ];
    })
    .toSorted(inTime);

/** Whether the entry should have been reviewed before the dose: on the day itself there is still time. */
const isPastReview = ({ reviewOn }: DoseRange, { day }: Pick<Dose, 'day'>): boolean =>
  day !== null && reviewOn < day;

const reviewText = (what: string, range: DoseRange, dose: Pick<Dose, 'day'>): string =>
  isPastReview(range, dose) ? ` ${what} was due on ${formatDate(range.reviewOn)}.` : '';

const sourceText = (range: DoseRange, dose: Pick<Dose, 'day'>): string =>
  `Source: ${range.source.replace(/\.$/u, '')}.${reviewText('Its review', range, dose)}`;

type Chosen =
  | { readonly range: DoseRange }
  | { readonly unchecked: string }
  | { readonly asked: DoseQuestion; readonly by: DoseRange | null };

/** The entry that this dose is checked by, or why there is none. */
const chooseRange = (
  { drug, entry, amount, unit, day }: Dose,
  ranges: readonly DoseRange[],
  { ages, age, weight }: DosePatient,
): Chosen => {
  const name = drugLabel(entry);
  const route = routeText(entry.route ?? '');
  const ofDrug = ranges.filter((range) => range.drug === drug);
  const ofRoute = ofDrug.filter((range) => range.route === entry.route);
  if (ofRoute.length === 0) {
    const isUsual = drugOf(drug)?.routes.some((key) => key === entry.route) === true;
    const others = [...new Set(ofDrug.map((range) => routeText(range.route)))];
    // Where the drug is not usually given by this route at all, that is asked already.
    if (others.length > 0 && isUsual)
      return {
        asked: {
          code: 'DOSE_ROUTE',
          field: 'route',
          message: `The formulary has ${name} ${others.join(', ')}, but not ${route}. Is the route right?`,
        },
        by: null,
      };
    return { unchecked: `Not checked: no entry for ${name} ${route} in the formulary.` };
  }
  const fitting = ofRoute.filter((range) => covers(range, ages));
  const byWeight = fitting.find(({ ageGroup }) => ageGroup === 'weight');
  if (byWeight !== undefined && weight !== null) return { range: byWeight };
  const byAge = fitting.find(({ ageGroup }) => ageGroup !== 'weight');
  if (byAge !== undefined) return { range: byAge };
  if (byWeight !== undefined)
    return { unchecked: `Not checked: the formulary has ${name} ${route} by weight. Enter the weight.` };
  if (age === null) return { unchecked: 'Not checked: the age of the patient is not known.' };
  const adult = ofRoute.find((range) => isForOlder(range, ages));
  if (
    adult !== undefined &&
    amount !== null &&
    unit !== null &&
    kindOfUnit(unit) === kindOfUnit(adult.unit)
  ) {
    if (amount >= limitsOf(adult, null).least)
      return {
        asked: {
          code: 'DOSE_ADULT_FOR_CHILD',
          field: 'dose',
          message: `This is a dose for ${rangeFor(adult)}, and the patient is ${age}. The formulary has no entry for that age. Is the dose right?${reviewText('The review of the adult entry', adult, { day })}`,
        },
        by: adult,
      };
  }
  if (ofRoute.some((range) => mayCover(range, ages)))
    return {
      unchecked: `Not checked: the formulary has ${name} ${route} by months at this age, and only the years are known. Enter the date of birth.`,
    };
  const said = age.includes(' ') ? age : `${age} years`;
  return { unchecked: `Not checked: no entry for ${name} ${route} at ${said} in the formulary.` };
};

const rangeWords = (range: DoseRange, { least, greatest }: Limits): string => {
  const most = amountWords(greatest, range.unit);
  if (range.leastDose === null) return `at most ${most}`;
  return least === greatest ? most : `${amountWords(least, range.unit)} to ${most}`;
};

const checkSingle = (
  { amount, unit, drug, day }: Dose & { readonly amount: bigint; readonly unit: string },
  range: DoseRange,
  limits: Limits,
  ranges: readonly DoseRange[],
  ages: AgeSpan,
): readonly DoseQuestion[] => {
  if (amount >= limits.least && amount <= limits.greatest) return [];
  const given = amountWords(amount, unit);
  const perKilogram =
    range.ageGroup === 'weight'
      ? ` (${range.leastDose === null ? '' : `${amountText(range.leastDose)} to `}${amountText(range.greatestDose)} ${unitText(range.unit)}/kg)`
      : '';
  const adult = ranges.find(
    (other) =>
      other.drug === drug &&
      other.route === range.route &&
      isForOlder(other, ages) &&
      kindOfUnit(other.unit) === kindOfUnit(range.unit),
  );
  const isAdults = adult !== undefined && amount > limits.greatest && amount >= limitsOf(adult, null).least;
  const side = amount > limits.greatest ? 'more' : 'less';
  return [
    {
      code: isAdults ? 'DOSE_ADULT_FOR_CHILD' : 'DOSE_RANGE',
      field: 'dose',
      message: `${given} is ${side} than the formulary gives for ${rangeFor(range)}: ${rangeWords(range, limits)}${perKilogram}. ${isAdults ? 'It is an adult’s dose. ' : ''}${sourceText(range, { day })}`,
    },
  ];
};

/** What of the ingredient was given up to and with this dose; `left` counts doses in units that cannot be added. */
const totalUntil = (dose: Dose, doses: readonly Dose[], range: DoseRange) => {
  const kind = kindOfUnit(range.unit);
  let sum = 0n;
  let left = 0;
  for (const other of doses.slice(0, doses.indexOf(dose) + 1)) {
    if (other.ingredient !== dose.ingredient) continue;
    // Where a time is unknown the dose counts.
    if (range.totalPeriod === 'day' && dose.at - other.at >= DAY_MS) continue;
    if (other.amount === null || other.unit === null || kindOfUnit(other.unit) !== kind) left += 1;
    else sum += other.amount;
  }
  return { sum, left };
};

const checkTotal = (
  dose: Dose,
  doses: readonly Dose[],
  range: DoseRange,
  total: bigint,
): readonly DoseQuestion[] => {
  const { sum } = totalUntil(dose, doses, range);
  if (sum <= total) return [];
  const period = range.totalPeriod === 'day' ? 'in 24 hours' : 'in this record';
  return [
    {
      code: 'DOSE_TOTAL',
      field: 'dose',
      message: `With this dose, ${amountWords(sum, range.unit)} has been given ${period}. The formulary allows at most ${amountWords(total, range.unit)}. ${sourceText(range, dose)}`,
    },
  ];
};

const checkInterval = (dose: Dose, doses: readonly Dose[], range: DoseRange): readonly DoseQuestion[] => {
  const { leastIntervalMinutes: least } = range;
  if (least === null || Number.isNaN(dose.at)) return [];
  const former = doses
    .slice(0, doses.indexOf(dose))
    .findLast(({ ingredient }) => ingredient === dose.ingredient);
  const between = former === undefined ? Infinity : dose.at - former.at;
  if (between >= least * MINUTE_MS) return [];
  const ago = between === 0 ? 'at the same time' : `${wordsOfDuration(between)} earlier`;
  return [
    {
      code: 'DOSE_INTERVAL',
      field: 'time_administered',
      message: `The last dose was ${ago}. The formulary requires at least ${wordsOfDuration(least * MINUTE_MS)} between doses. ${sourceText(range, dose)}`,
    },
  ];
};

/** The entry that a dose was checked by, with what is to be said of its review. */
const checkedBy = (range: DoseRange | null, dose: Dose): Pick<DoseCheck, 'range' | 'review'> => ({
  range,
  review:
    range === null
      ? null
      : reviewText('The review of this dose’s formulary entry', range, dose).trimStart() || null,
});

const checkDose = (
  dose: Dose,
  doses: readonly Dose[],
  ranges: readonly DoseRange[],
  patient: DosePatient,
): DoseCheck => {
  const { entry, amount, unit } = dose;
  const none = { entryId: entry.id, range: null, asked: [], unchecked: null, review: null };
  // Said once there is something to check.
  if (entry.route == null || entry.route === 'other') return none;
  const chosen = chooseRange(dose, ranges, patient);
  if ('unchecked' in chosen) return { ...none, unchecked: chosen.unchecked };
  if ('asked' in chosen) return { ...none, ...checkedBy(chosen.by, dose), asked: [chosen.asked] };
  const { range } = chosen;
  const checked = { ...none, ...checkedBy(range, dose) };
  const limits = limitsOf(range, patient.weight);
  const interval = checkInterval(dose, doses, range);
  if (amount === null || unit === null) return { ...checked, asked: interval };
  if (kindOfUnit(unit) !== kindOfUnit(range.unit))
    return {
      ...checked,
      asked: interval,
      unchecked: `Dose not checked: the formulary has ${drugLabel(entry)} ${routeText(range.route)} in ${unitText(range.unit)}.`,
    };
  const left = limits.total === null ? 0 : totalUntil(dose, doses, range).left;
  return {
    ...checked,
    asked: [
      ...checkSingle({ ...dose, amount, unit }, range, limits, ranges, patient.ages),
      ...(limits.total === null ? [] : checkTotal(dose, doses, range, limits.total)),
      ...interval,
    ],
    unchecked:
      left === 0
        ? null
        : `The total leaves out ${left === 1 ? 'one dose' : `${String(left)} doses`} in another unit.`,
  };
};

const kept = new WeakMap<PrfFacts, readonly DoseCheck[]>();

/** Every dose given, in order of time. Empty where the formulary has not been loaded. */
export const doseChecks = (facts: PrfFacts): readonly DoseCheck[] => {
  const { doseRanges } = facts;
  if (doseRanges === undefined) return [];
  let checks = kept.get(facts);
  if (checks === undefined) {
    const doses = dosesOf(facts);
    const kilograms = facts.data['PresentingComplaint']?.['weight_kg'];
    const patient = {
      ...ageOfPatient(facts),
      weight: typeof kilograms === 'number' && kilograms > 0 ? exactWeight(kilograms) : null,
    };
    checks = doses.map((dose) => checkDose(dose, doses, doseRanges, patient));
    kept.set(facts, checks);
  }
  return checks;
};

/**
 * The message where the formulary could not be read: a check that was not made must not look like one that found nothing.
 */
export const FORMULARY_NOT_LOADED = 'Doses are not checked: the formulary has not been loaded.';
