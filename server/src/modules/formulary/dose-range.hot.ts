import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows, listedText } from '../../platform/database/checked.js';

/** The facts of an entry as the contract has them: numbers as numbers, days as text. */
export const DOSE_RANGE_FACTS = `
  d.drug, d.route, d.age_group AS "ageGroup", d.from_years AS "fromYears", d.from_months AS "fromMonths",
  d.to_years AS "toYears", d.to_months AS "toMonths", d.unit,
  d.least_dose::float8 AS "leastDose", d.greatest_dose::float8 AS "greatestDose", d.cap_dose::float8 AS "capDose",
  d.greatest_total::float8 AS "greatestTotal", d.total_period AS "totalPeriod",
  d.least_interval_minutes AS "leastIntervalMinutes", d.source, d.review_on::text AS "reviewOn"`;

const readDoseRangesRow = z.object({
  id: z.string(),
  version: z.number(),
  drug: z.string(),
  route: z.string(),
  ageGroup: listedText<DoseRange['ageGroup']>(),
  fromYears: z.number().nullable(),
  fromMonths: z.number().nullable(),
  toYears: z.number().nullable(),
  toMonths: z.number().nullable(),
  unit: z.string(),
  leastDose: z.number().nullable(),
  greatestDose: z.number(),
  capDose: z.number().nullable(),
  greatestTotal: z.number().nullable(),
  totalPeriod: listedText<NonNullable<DoseRange['totalPeriod']>>().nullable(),
  leastIntervalMinutes: z.number().nullable(),
  source: z.string(),
  reviewOn: z.string(),
});

/** The formulary as doses are checked by it now: at most LIMITS.doseRanges.most entries, so it is read whole. */
export const readDoseRanges = (manager: EntityManager): Promise<DoseRange[]> =>
  fetchRows(
    manager,
    readDoseRangesRow,
    `SELECT d.id, d.version, ${DOSE_RANGE_FACTS} FROM dose_range d WHERE d.retired_at IS NULL ORDER BY d.id`,
  );

/** The entries by which the doses of a signed revision were checked, as they were then. */
export const readRangesOfRevision = async (
  manager: EntityManager,
  prfId: string,
  revision: number,
): Promise<DoseRange[]> =>
  fetchRows(
    manager,
    readDoseRangesRow,
    `SELECT DISTINCT v.range_id AS id, v.version, f.*
     FROM prf_dose_check c
     JOIN dose_range_version v ON v.range_id = c.range_id AND v.version = c.range_version,
       jsonb_to_record(v.facts) AS f (
         drug text, route text, "ageGroup" text, "fromYears" integer, "fromMonths" integer, "toYears" integer,
         "toMonths" integer, unit text, "leastDose" float8, "greatestDose" float8, "capDose" float8, "greatestTotal" float8, "totalPeriod" text,
         "leastIntervalMinutes" integer, source text, "reviewOn" text)
     WHERE c.prf_id = $1 AND c.revision = $2`,
    [prfId, revision],
  );
