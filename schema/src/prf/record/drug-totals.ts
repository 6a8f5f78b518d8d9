import { type DrugEntry, fieldAt } from '../catalogue/catalogue.js';
import { amountIn, amountText, exactAmount, kindOfUnit } from '../rules/dose-amounts.js';
import { liveEntries } from './facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { drugLabel } from './read-back.js';
import { compare } from '../../compare.js';

/** How much of a drug the record says was given, by us and by others before us. */
export interface DrugTotal {
  readonly label: string;
  readonly doses: number;
  /** Grams and microgram add up, in the unit of the last dose; tablets and milligrams are two amounts. */
  readonly amounts: readonly { readonly amount: number; readonly unit: string }[];
  /** Doses without an amount or unit. */
  readonly unmeasured: number;
}

const unitLabel = ({ dose_unit: unit, dose_unit_other: other }: DrugEntry): string => {
  if (unit === 'other') return other ?? '';
  const field = fieldAt('ClinicalInterventions', 'drugs_administered.dose_unit');
  return (
    (field !== undefined && 'choices' in field && field.choices.options[unit ?? '']?.label) || (unit ?? '')
  );
};

const byTime = (one: DrugEntry, other: DrugEntry): number =>
  compare(one.time_administered, other.time_administered) || (one.id < other.id ? -1 : 1);

/** Rates and concentrations do not add up. */
const addsUp = ({ dose_unit: unit }: DrugEntry): boolean => unit !== 'l_per_min' && unit !== 'percent';

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** The total of each drug given, in the order of the first dose. Independent of the order of entry. */
export const drugTotals = (facts: PrfFacts): readonly DrugTotal[] => {
  const entries = (liveEntries(facts, 'ClinicalInterventions', 'drugs_administered') as readonly DrugEntry[])
    .filter((entry) => entry.drug_name != null && entry.not_given_reason == null && addsUp(entry))
    .toSorted(byTime);
  return [...grouped(entries, drugLabel)].map(([label, doses]) => {
    const measured = doses.filter(({ dose, dose_unit: unit }) => dose != null && unit != null);
    const kinds = grouped(measured, (entry) =>
      entry.dose_unit === 'other' ? unitLabel(entry) : kindOfUnit(entry.dose_unit ?? ''),
    );
    return {
      label,
      doses: doses.length,
      unmeasured: doses.length - measured.length,
      amounts: [...kinds.values()].flatMap((same) => {
        const last = same.at(-1);
        if (last === undefined) return [];
        const sum = same.reduce(
          (total, { dose, dose_unit: unit }) => total + exactAmount(dose ?? 0, unit ?? ''),
          0n,
        );
        return [{ amount: amountIn(sum, last.dose_unit ?? ''), unit: unitLabel(last) }];
      }),
    };
  });
};

/** 'Morphine sulfate: 7.5 mg in 3 doses'. */
export const totalText = ({ label, doses, amounts, unmeasured }: DrugTotal): string => {
  const sum = amounts.map(({ amount, unit }) => `${amountText(amount)} ${unit}`.trim()).join(' and ');
  const times = `${String(doses)} ${doses === 1 ? 'dose' : 'doses'}`;
  const left = unmeasured === 0 ? '' : `, ${String(unmeasured)} without an amount`;
  return `${label}: ${sum === '' ? times : `${sum} in ${times}`}${left}`;
};
