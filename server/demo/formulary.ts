import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import type { EntityManager } from 'typeorm';
import { execute } from '../src/platform/database/checked.js';
import { newId } from '../src/platform/ids.js';

/** Said in every entry, so that nobody takes a figure of the demonstration for one to treat by. */
const DEMONSTRATION_SOURCE = 'Demonstration figures. Not a clinical reference.';

const DAY_MS = 86_400_000;

type DemoRange = Omit<DoseRange, 'id' | 'version' | 'source' | 'reviewOn'> & {
  /** From the day of loading; one is overdue, so that the mark can be seen. */
  readonly reviewInDays: number;
};

const adult = (
  drug: string,
  route: string,
  unit: string,
  leastDose: number,
  greatestDose: number,
): DemoRange => ({
  ...{ drug, route, unit, leastDose, greatestDose },
  ...{ ageGroup: 'adult', fromYears: 16, toYears: null, capDose: null },
  ...{ greatestTotal: null, totalPeriod: null, leastIntervalMinutes: null, reviewInDays: 300 },
});

/** The invented provider's entries. Other drugs have none, so that 'Not checked' can be seen too. */
const DEMO_RANGES: readonly DemoRange[] = [
  {
    ...adult('morphine', 'intravenous', 'mg', 1, 10),
    greatestTotal: 20,
    totalPeriod: 'record',
    leastIntervalMinutes: 5,
  },
  { ...adult('paracetamol_oral', 'oral', 'mg', 500, 1_000), greatestTotal: 4_000, totalPeriod: 'day' },
  {
    ...adult('paracetamol_oral', 'oral', 'mg', 100, 500),
    ...{ ageGroup: 'child', fromYears: 1, toYears: 16 },
  },
  { ...adult('aspirin', 'oral', 'mg', 300, 300), reviewInDays: -20 },
  { ...adult('ibuprofen', 'oral', 'mg', 200, 400), greatestTotal: 1_200, totalPeriod: 'day' },
];

/** A demonstration range as the contract has it; `now` gives the day of its review. */
export const demoDoseRanges = (now: Date): readonly DoseRange[] =>
  DEMO_RANGES.map(({ reviewInDays, ...facts }) => ({
    ...facts,
    id: newId(),
    version: 1,
    source: DEMONSTRATION_SOURCE,
    reviewOn: new Date(now.getTime() + reviewInDays * DAY_MS).toISOString().slice(0, 10),
  }));

/** The entries as an administrator would have entered them, each with its first version. */
export const insertDoseRanges = async (manager: EntityManager, at: Date, adminId: string): Promise<void> => {
  await execute(
    manager,
    `INSERT INTO dose_range (id, drug, route, age_group, from_years, from_months, to_years, to_months, unit, least_dose, greatest_dose, cap_dose,
                             greatest_total, total_period, least_interval_minutes, source, review_on, changed_at, changed_by)
     SELECT r.id, r.drug, r.route, r."ageGroup", r."fromYears", r."fromMonths", r."toYears", r."toMonths", r.unit, r."leastDose", r."greatestDose",
            r."capDose", r."greatestTotal", r."totalPeriod", r."leastIntervalMinutes", r.source, r."reviewOn", $2, $3
     FROM jsonb_to_recordset($1::jsonb) AS r (
       id uuid, drug text, route text, "ageGroup" text, "fromYears" integer, "fromMonths" integer, "toYears" integer, "toMonths" integer, unit text,
       "leastDose" numeric, "greatestDose" numeric, "capDose" numeric, "greatestTotal" numeric, "totalPeriod" text,
       "leastIntervalMinutes" integer, source text, "reviewOn" date)`,
    [JSON.stringify(demoDoseRanges(at)), at, adminId],
  );
  await execute(
    manager,
    `INSERT INTO dose_range_version (range_id, version, change, facts, changed_at, changed_by)
     SELECT d.id, d.version, 'created', jsonb_build_object(
       'drug', d.drug, 'route', d.route, 'ageGroup', d.age_group, 'fromYears', d.from_years,
       'fromMonths', d.from_months, 'toYears', d.to_years, 'toMonths', d.to_months,
       'unit', d.unit, 'leastDose', d.least_dose, 'greatestDose', d.greatest_dose, 'capDose', d.cap_dose,
       'greatestTotal', d.greatest_total, 'totalPeriod', d.total_period,
       'leastIntervalMinutes', d.least_interval_minutes, 'source', d.source, 'reviewOn', d.review_on::text),
       d.changed_at, d.changed_by
     FROM dose_range d WHERE d.version = 1
     ON CONFLICT DO NOTHING`,
  );
};
