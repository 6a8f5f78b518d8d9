import type { DrugEntry } from '../catalogue/catalogue.js';
import { amountIn, amountText, exactAmount } from '../rules/dose-amounts.js';
import { type DoseQuestionCode, doseChecks } from '../rules/dose-checks.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { askOfEntry, SHOCKABLE } from './parts.js';
import type { Asked, Question } from './question.js';

/**
 * What is asked of drugs given: the provider's formulary, and what became of a controlled drug; and of a shock that was not
 * delivered (clinical section 9, questions 9 to 11).
 */

const SECTION = 'ClinicalInterventions';
const LIST = 'drugs_administered';
const PROVIDER = 'The provider’s own formulary, which names the source of each entry';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const given = (facts: PrfFacts): readonly Row[] =>
  liveEntries(facts, SECTION, LIST).filter((row) => (row as DrugEntry).not_given_reason == null);

const askOf = (row: Row, field: string, message: string): Asked => askOfEntry(LIST, row, field, message);

const ofFormulary = (id: DoseQuestionCode, label: string): Question => ({
  id,
  label,
  reads: [SECTION, 'PresentingComplaint'],
  source: PROVIDER,
  ask: (facts) =>
    doseChecks(facts).flatMap(({ entryId, asked }) =>
      asked
        .filter(({ code }) => code === id)
        .flatMap(({ field, message }) =>
          given(facts)
            .filter((row) => row.id === entryId)
            .map((row) => askOf(row, field, message)),
        ),
    ),
});

/** What was drawn up and is neither given nor wasted; null where it adds up, or too little is known. */
const unaccounted = ({ drawn_up, dose, wasted, dose_unit }: DrugEntry): string | null => {
  if (drawn_up == null || dose == null || dose_unit == null) return null;
  const rest =
    exactAmount(drawn_up, dose_unit) - exactAmount(dose, dose_unit) - exactAmount(wasted ?? 0, dose_unit);
  return rest === 0n ? null : amountText(Math.abs(amountIn(rest, dose_unit)));
};

/** Doses where the amounts drawn up, given and wasted are entered but do not add up. */
export const notAddedUp = (facts: PrfFacts): readonly Asked[] =>
  given(facts).flatMap((row) => {
    const rest = unaccounted(row);
    return rest === null
      ? []
      : [
          askOf(
            row,
            'wasted',
            `What was given and wasted differs from what was drawn up by ${rest}. What happened to the rest?`,
          ),
        ];
  });

const RHYTHM_CHECK_MS = 120_000;

const timeOf = ({ time }: Row): number => (typeof time === 'string' ? Date.parse(time) : Number.NaN);

/** Pads on a shockable rhythm, none delivered, and no shock within two minutes before or after. */
const withoutShock = (facts: PrfFacts): readonly Row[] => {
  const rows = liveEntries(facts, SECTION, 'defibrillation');
  const shocks = rows.filter((row) => Number(row['shocks_delivered']) > 0).map(timeOf);
  return rows.filter(
    (row) =>
      SHOCKABLE.has(row['rhythm']) &&
      row['shocks_delivered'] === 0 &&
      !shocks.some((shock) => Math.abs(shock - timeOf(row)) <= RHYTHM_CHECK_MS),
  );
};

export const DOSING_QUESTIONS: readonly Question[] = [
  ofFormulary('DOSE_RANGE', 'Dose out of range'),
  ofFormulary('DOSE_ADULT_FOR_CHILD', 'Adult dose for a child'),
  ofFormulary('DOSE_TOTAL', 'Total dose'),
  ofFormulary('DOSE_INTERVAL', 'Interval between doses'),
  ofFormulary('DOSE_ROUTE', 'Route not in the formulary'),
  {
    id: 'SHOCK_NOT_DELIVERED',
    label: 'Shock',
    reads: [SECTION],
    source: 'Resuscitation Council UK, Adult advanced life support, 2021',
    ask: (facts) =>
      withoutShock(facts).map((row) =>
        askOfEntry(
          'defibrillation',
          row,
          'shocks_delivered',
          'A shockable rhythm, and no shock within two minutes. Is one missing?',
        ),
      ),
  },
];
