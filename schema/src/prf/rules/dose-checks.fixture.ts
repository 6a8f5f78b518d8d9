import { doseChecks } from './dose-checks.js';
import type { DoseRange } from '../catalogue/dose-range.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/** For tests: doses in a record, and entries of no real formulary. */

/** Figures of no formulary: they test the rules. */
export const range = (part: Partial<DoseRange>): DoseRange => ({
  id: 'adult-iv',
  version: 1,
  drug: 'morphine',
  route: 'intravenous',
  ageGroup: 'adult',
  fromYears: 18,
  toYears: null,
  unit: 'mg',
  leastDose: 1,
  greatestDose: 10,
  capDose: null,
  greatestTotal: null,
  totalPeriod: null,
  leastIntervalMinutes: null,
  source: 'Test formulary, first edition',
  reviewOn: '2027-01-01',
  ...part,
});
export const CHILD = range({
  id: 'child-iv',
  ageGroup: 'child',
  fromYears: 1,
  toYears: 18,
  leastDose: 0.5,
  greatestDose: 2,
});
export const BY_WEIGHT = range({
  id: 'weight-iv',
  ageGroup: 'weight',
  fromYears: 1,
  toYears: 18,
  leastDose: 0.05,
  greatestDose: 0.1,
  capDose: 5,
});

export const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();
export const dose = (id: string, values: Readonly<Record<string, unknown>> = {}) => ({
  id,
  drug_name: 'morphine',
  dose: 5,
  dose_unit: 'mg',
  route: 'intravenous',
  given_by: 'Ana Lima',
  time_administered: at(0),
  ...values,
});
export const facts = (
  doses: readonly object[],
  doseRanges: readonly DoseRange[] | undefined,
  { age = 40, weight = null }: { readonly age?: number | null; readonly weight?: number | null } = {},
): PrfFacts => ({
  data: {
    ClinicalInterventions: { drugs_administered: doses },
    PresentingComplaint: weight === null ? {} : { weight_kg: weight },
  },
  ageYears: age,
  hasPatient: true,
  ...(doseRanges === undefined ? {} : { doseRanges }),
});
export const asked = (...given: Parameters<typeof facts>): readonly string[] =>
  doseChecks(facts(...given)).flatMap((check) => check.asked.map(({ code }) => code));
export const unchecked = (...given: Parameters<typeof facts>): readonly (string | null)[] =>
  doseChecks(facts(...given)).map((check) => check.unchecked);
