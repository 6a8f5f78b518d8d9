import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider's formulary with every version of each entry, and by which version the doses of a signed record were checked. */
export class CreateDoseRanges1795700030001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dose_range (
        id uuid CONSTRAINT dose_range_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        drug text NOT NULL CHECK (length(drug) BETWEEN 1 AND 100),
        route text NOT NULL CHECK (length(route) BETWEEN 1 AND 40),
        age_group text NOT NULL CHECK (age_group IN ('adult', 'child', 'weight')),
        from_years integer CHECK (from_years BETWEEN 0 AND 120),
        to_years integer CHECK (to_years BETWEEN 0 AND 120),
        unit text NOT NULL CHECK (length(unit) BETWEEN 1 AND 40),
        least_dose numeric(14,4) CHECK (least_dose > 0),
        greatest_dose numeric(14,4) NOT NULL CHECK (greatest_dose > 0),
        cap_dose numeric(14,4) CHECK (cap_dose > 0),
        greatest_total numeric(14,4),
        total_period text CHECK (total_period IN ('day', 'record')),
        least_interval_minutes integer CHECK (least_interval_minutes > 0),
        source text NOT NULL CHECK (length(source) BETWEEN 1 AND 300),
        review_on date NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL CONSTRAINT dose_range_changed_by_fkey REFERENCES app_user (id),
        retired_at timestamptz,
        CONSTRAINT dose_range_years_in_order CHECK (from_years < to_years),
        CONSTRAINT dose_range_doses_in_order CHECK (least_dose <= greatest_dose),
        CONSTRAINT dose_range_total_whole CHECK ((greatest_total IS NULL) = (total_period IS NULL)),
        -- A dose is checked by one entry: by weight where the weight is known, and by age otherwise.
        CONSTRAINT dose_range_ages_once EXCLUDE USING gist (
          drug WITH =, route WITH =, (CASE age_group WHEN 'weight' THEN 1 ELSE 0 END) WITH =,
          int4range(coalesce(from_years, 0), to_years) WITH &&
        ) WHERE (retired_at IS NULL)
      );
      CREATE TRIGGER dose_range_next_version BEFORE UPDATE ON dose_range
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON dose_range FROM sideline_app;

      CREATE TABLE dose_range_version (
        range_id uuid NOT NULL CONSTRAINT dose_range_version_range_id_fkey REFERENCES dose_range (id),
        version integer NOT NULL,
        change text NOT NULL CHECK (change IN ('created', 'changed', 'retired')),
        facts jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL CONSTRAINT dose_range_version_changed_by_fkey REFERENCES app_user (id),
        CONSTRAINT dose_range_version_pkey PRIMARY KEY (range_id, version)
      );
      REVOKE UPDATE, DELETE ON dose_range_version FROM sideline_app;

      CREATE TABLE prf_dose_check (
        prf_id uuid NOT NULL CONSTRAINT prf_dose_check_prf_id_fkey REFERENCES prf (id),
        -- Of the signature.
        revision integer NOT NULL,
        entry_id uuid NOT NULL,
        range_id uuid,
        range_version integer,
        result text NOT NULL CHECK (result IN ('in_range', 'asked', 'unchecked')),
        asked text[] NOT NULL,
        CONSTRAINT prf_dose_check_pkey PRIMARY KEY (prf_id, revision, entry_id),
        CONSTRAINT prf_dose_check_range_fkey FOREIGN KEY (range_id, range_version)
          REFERENCES dose_range_version (range_id, version)
      );
      REVOKE UPDATE ON prf_dose_check FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE prf_dose_check;
      DROP TABLE dose_range_version;
      DROP TABLE dose_range`);
  }
}
