import type { MigrationInterface, QueryRunner } from 'typeorm';

const reason = (column: string): string =>
  `${column} text CONSTRAINT breach_${column}_check CHECK (length(${column}) BETWEEN 1 AND 1000)`;
const words = (column: string): string =>
  `${column} text CONSTRAINT breach_${column}_check CHECK (length(${column}) BETWEEN 1 AND 10000)`;
const count = (column: string): string =>
  `${column} integer CONSTRAINT breach_${column}_check CHECK (${column} BETWEEN 0 AND 100000000)`;

/** The log of personal data breaches, and how each came to say what it says. */
export class KeepBreaches1795307300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE breach (
        -- Made by the client.
        id uuid CONSTRAINT breach_pkey PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        state text NOT NULL DEFAULT 'open' CONSTRAINT breach_state_check CHECK (state IN ('open', 'closed')),
        ${reason('reopened_reason')},
        what_happened text NOT NULL
          CONSTRAINT breach_what_happened_check CHECK (length(what_happened) BETWEEN 1 AND 10000),
        happened_at timestamptz,
        known_at timestamptz NOT NULL,
        data_categories text[] NOT NULL
          CONSTRAINT breach_data_categories_check CHECK (cardinality(data_categories) > 0),
        people_categories text[] NOT NULL
          CONSTRAINT breach_people_categories_check CHECK (cardinality(people_categories) > 0),
        ${count('people_count')},
        ${count('records_count')},
        ${words('consequences')},
        risk text NOT NULL CONSTRAINT breach_risk_check CHECK (risk IN ('none', 'risk', 'high')),
        ${words('measures')},
        ico_told_at timestamptz,
        ico_reference text CONSTRAINT breach_ico_reference_check CHECK (length(ico_reference) BETWEEN 1 AND 200),
        ${reason('ico_not_told_reason')},
        ${reason('ico_late_reason')},
        people_told_at timestamptz,
        ${reason('people_how')},
        ${reason('people_not_told_reason')},
        -- By when the next of those who are to be told is told; null once nobody is. By the rule in schema/.
        due_at timestamptz,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL CONSTRAINT breach_created_by_fkey REFERENCES app_user (id),
        updated_at timestamptz NOT NULL,
        updated_by uuid NOT NULL CONSTRAINT breach_updated_by_fkey REFERENCES app_user (id),
        CONSTRAINT breach_ico_check CHECK (ico_told_at IS NULL OR ico_not_told_reason IS NULL),
        CONSTRAINT breach_late_check CHECK (
          ico_told_at IS NULL OR ico_told_at <= known_at + interval '72 hours' OR ico_late_reason IS NOT NULL),
        CONSTRAINT breach_people_check CHECK (
          (people_told_at IS NULL) = (people_how IS NULL)
          AND (people_told_at IS NULL OR people_not_told_reason IS NULL)),
        CONSTRAINT breach_closed_check CHECK (
          state = 'open' OR (
            num_nonnulls(ico_told_at, ico_not_told_reason) = 1
            AND (risk <> 'high' OR num_nonnulls(people_told_at, people_not_told_reason) = 1)))
      );
      CREATE INDEX breach_list ON breach (state, coalesce(due_at, '9999-12-31T00:00:00Z'), id);
      CREATE TRIGGER breach_next_version BEFORE UPDATE ON breach
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      CREATE TRIGGER breach_kept BEFORE DELETE ON breach
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE DELETE ON breach FROM sideline_app;

      CREATE FUNCTION breach_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' AND NEW.state <> 'open' THEN
          RAISE EXCEPTION 'a breach begins open' USING ERRCODE = 'check_violation';
        ELSIF TG_OP = 'UPDATE' AND (
          (NEW.id, NEW.created_at, NEW.created_by) IS DISTINCT FROM (OLD.id, OLD.created_at, OLD.created_by)
          OR (OLD.state = 'closed' AND (NEW.state <> 'open' OR NEW.reopened_reason IS NULL))) THEN
          RAISE EXCEPTION 'a closed breach is reopened with a reason first' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER breach_goes_by_the_table BEFORE INSERT OR UPDATE ON breach
        FOR EACH ROW EXECUTE FUNCTION breach_goes_by_the_table()`);
    await runner.query(`
      CREATE TABLE breach_change (
        breach_id uuid NOT NULL CONSTRAINT breach_change_breach_id_fkey REFERENCES breach (id),
        -- The breach's version that it made.
        version integer NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL CONSTRAINT breach_change_changed_by_fkey REFERENCES app_user (id),
        -- By column, what it was and what it became: {"risk": ["risk", "high"]}.
        changes jsonb NOT NULL,
        CONSTRAINT breach_change_pkey PRIMARY KEY (breach_id, version)
      );
      CREATE TRIGGER breach_change_append_only BEFORE UPDATE OR DELETE ON breach_change
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE INSERT, UPDATE, DELETE ON breach_change FROM sideline_app;

      -- As the owner: nobody else writes the history.
      CREATE FUNCTION breach_is_noted() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
      DECLARE
        apart text[] := '{id,version,due_at,created_at,created_by,updated_at,updated_by}';
        before jsonb := CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) ELSE '{}' END;
      BEGIN
        INSERT INTO breach_change (breach_id, version, changed_at, changed_by, changes)
        SELECT NEW.id, NEW.version, NEW.updated_at, NEW.updated_by,
               jsonb_object_agg(n.key, jsonb_build_array(before -> n.key, n.value))
        FROM jsonb_each(to_jsonb(NEW) - apart) n
        WHERE coalesce(before -> n.key, 'null') <> n.value
        HAVING count(*) > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER breach_is_noted AFTER INSERT OR UPDATE ON breach
        FOR EACH ROW EXECUTE FUNCTION breach_is_noted()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE breach_change;
      DROP TABLE breach;
      DROP FUNCTION breach_is_noted();
      DROP FUNCTION breach_goes_by_the_table()`);
  }
}
