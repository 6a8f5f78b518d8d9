import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ages of the formulary in years and months: the doses of infants change by months. */
export class GiveDoseRangesMonths1796110000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dose_range
        ADD from_months integer CONSTRAINT dose_range_from_months CHECK (from_months BETWEEN 1 AND 11),
        ADD to_months integer CONSTRAINT dose_range_to_months CHECK (to_months BETWEEN 1 AND 11),
        ADD CONSTRAINT dose_range_months_of_years CHECK (
          (from_months IS NULL OR from_years IS NOT NULL) AND (to_months IS NULL OR to_years IS NOT NULL)),
        DROP CONSTRAINT dose_range_years_in_order,
        ADD CONSTRAINT dose_range_ages_in_order CHECK (
          from_years * 12 + coalesce(from_months, 0) < to_years * 12 + coalesce(to_months, 0)),
        DROP CONSTRAINT dose_range_ages_once,
        ADD CONSTRAINT dose_range_ages_once EXCLUDE USING gist (
          drug WITH =, route WITH =, (CASE age_group WHEN 'weight' THEN 1 ELSE 0 END) WITH =,
          int4range(coalesce(from_years, 0) * 12 + coalesce(from_months, 0), to_years * 12 + coalesce(to_months, 0)) WITH &&
        ) WHERE (retired_at IS NULL)`);
  }

  /** An entry by months has no place in whole years: it is taken out of use, and its doses are not checked. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dose_range DROP CONSTRAINT dose_range_ages_once, DROP CONSTRAINT dose_range_ages_in_order;
      UPDATE dose_range SET version = version + 1, retired_at = coalesce(retired_at, now()),
                            to_years = CASE WHEN to_years <= from_years THEN from_years + 1 ELSE to_years END
        WHERE from_months IS NOT NULL OR to_months IS NOT NULL;
      ALTER TABLE dose_range
        DROP from_months,
        DROP to_months,
        ADD CONSTRAINT dose_range_years_in_order CHECK (from_years < to_years),
        ADD CONSTRAINT dose_range_ages_once EXCLUDE USING gist (
          drug WITH =, route WITH =, (CASE age_group WHEN 'weight' THEN 1 ELSE 0 END) WITH =,
          int4range(coalesce(from_years, 0), to_years) WITH &&
        ) WHERE (retired_at IS NULL)`);
  }
}
