import { amountText } from '@sideline/schema/prf/rules/dose-amounts';
import { DOSE_UNIT, ROUTE } from '@sideline/schema/prf/catalogue/choices';
import { type DoseRange, TOTAL_PERIOD_LABELS } from '@sideline/schema/prf/catalogue/dose-range';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { numberText } from '../../../lib/formats';

/** Entries of the formulary in words, as the table and the history show them. */

const labelOf = (options: Readonly<Record<string, { readonly label: string }>>, key: string): string =>
  options[key]?.label ?? key;

export const drugName = (key: string): string => drugOf(key)?.label ?? key;
export const routeName = (key: string): string => labelOf(ROUTE.options, key);
export const unitName = (key: string): string => labelOf(DOSE_UNIT.options, key);

type Facts = Omit<DoseRange, 'id' | 'version' | 'drug' | 'route' | 'source' | 'reviewOn'>;

const years = ({ fromYears, toYears }: Facts): string => {
  if (toYears === null) return fromYears === null || fromYears === 0 ? '' : `from ${String(fromYears)}`;
  return `${String(fromYears ?? 0)} to under ${String(toYears)}`;
};

/** 'Adult from 18', 'Child 1 to under 5', 'By weight'. */
export const whomText = (range: Facts): string =>
  [{ adult: 'Adult', child: 'Child', weight: 'By weight' }[range.ageGroup], years(range)]
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
