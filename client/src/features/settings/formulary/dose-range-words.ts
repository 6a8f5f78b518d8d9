import { amountText } from '@sideline/schema/prf/rules/dose-amounts';
import { DOSE_UNIT, ROUTE } from '@sideline/schema/prf/catalogue/choices';
import {
  agesOf,
  ageWords,
  type DoseRange,
  TOTAL_PERIOD_LABELS,
  YEAR_MONTHS,
} from '@sideline/schema/prf/catalogue/dose-range';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { numberText } from '../../../lib/formats';

/** Entries of the formulary in words, as the table and the history show them. */

const labelOf = (options: Readonly<Record<string, { readonly label: string }>>, key: string): string =>
  options[key]?.label ?? key;

export const drugName = (key: string): string => drugOf(key)?.label ?? key;
export const routeName = (key: string): string => labelOf(ROUTE.options, key);
export const unitName = (key: string): string => labelOf(DOSE_UNIT.options, key);

type Facts = Omit<DoseRange, 'id' | 'version' | 'drug' | 'route' | 'source' | 'reviewOn'>;

const agesText = (range: Facts): string => {
  const { from, to } = agesOf(range);
  const said = (months: number) => ageWords(range, months);
  if (to === Infinity) return from === 0 ? '' : `from ${said(from)}`;
  return `${from === 0 ? '0' : said(from)} to under ${said(to)}`;
};

/** An age as the form has it: an amount as it was entered, of years or of months. */
export interface EnteredAge {
  readonly amount: string;
  readonly unit: 'years' | 'months';
}

export const numberOf = (text: string): number | null => {
  const plain = text.trim().replaceAll(',', '');
  return plain === '' ? null : Number(plain);
};

/** 18 months are kept as a year and 6 months; what is no whole number of months is left for the check to refuse. */
export const keptAge = ({ amount, unit }: EnteredAge) => {
  const count = numberOf(amount);
  if (count === null || unit === 'years') return { years: count, months: null };
  const years = Number.isInteger(count) && count >= 0 ? Math.floor(count / YEAR_MONTHS) : 0;
  return { years, months: count - years * YEAR_MONTHS };
};

export const enteredAge = (years: number | null | undefined, months: number | null | undefined): EnteredAge =>
  months == null
    ? { amount: years == null ? '' : String(years), unit: 'years' }
    : { amount: String((years ?? 0) * YEAR_MONTHS + months), unit: 'months' };

/** 'Adult from 18', 'Child 1 to under 5', 'Child 3 months to under 1 year', 'By weight'. */
export const whomText = (range: Facts): string =>
  [{ adult: 'Adult', child: 'Child', weight: 'By weight' }[range.ageGroup], agesText(range)]
    .filter(Boolean)
    .join(' ');

const unitOf = ({ ageGroup, unit }: Facts): string =>
  `${unitName(unit)}${ageGroup === 'weight' ? '/kg' : ''}`;

/** '1 to 10 mg', 'at most 0.1 mg/kg, never above 5 mg'. */
export const doseText = (range: Facts): string => {
  const { leastDose, greatestDose, capDose, unit } = range;
  const most = amountText(greatestDose);
  const between =
    leastDose === greatestDose
      ? most
      : leastDose === null
        ? `At most ${most}`
        : `${amountText(leastDose)} to ${most}`;
  const cap = capDose === null ? '' : `, never above ${amountText(capDose)} ${unitName(unit)}`;
  return `${between} ${unitOf(range)}${cap}`;
};

export const totalText = (range: Facts): string =>
  range.greatestTotal === null || range.totalPeriod === null
    ? '–'
    : `${amountText(range.greatestTotal)} ${unitOf(range)} ${TOTAL_PERIOD_LABELS[range.totalPeriod].toLowerCase()}`;

export const intervalText = ({ leastIntervalMinutes: minutes }: Facts): string =>
  minutes === null ? '–' : `${numberText(minutes)} min`;
