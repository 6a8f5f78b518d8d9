import type { MigrationInterface, QueryRunner } from 'typeorm';

const shiftTrigger = (kept: string): string => `
  CREATE OR REPLACE FUNCTION shift_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF ${kept} THEN
        RAISE EXCEPTION 'a shift on which something has happened is cancelled, never deleted';
      END IF;
      RETURN OLD;
    END IF;
    IF NEW.version <> OLD.version + 1 THEN
      RAISE EXCEPTION 'a shift is changed from its newest version';
    END IF;
    IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
      ('open', 'assigned'), ('assigned', 'open'), ('assigned', 'checked_in'), ('checked_in', 'checked_out'),
      ('assigned', 'no_show'), ('checked_out', 'approved'), ('open', 'cancelled'), ('assigned', 'cancelled'))
    THEN
      RAISE EXCEPTION 'a shift that is % does not become %', OLD.status, NEW.status;
    END IF;
    IF OLD.status NOT IN ('open', 'assigned')
       AND (NEW.staff_id, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.staff_id, OLD.starts_at, OLD.ends_at) THEN
      RAISE EXCEPTION 'a shift that was attended or called off keeps its person and its times';
    END IF;
    RETURN NEW;
  END $$`;

const TOUCHED = `(OLD.status <> 'open' OR OLD.is_touched)`;

/** Records of work are kept for six years after the shift (ADR 24); until then no right and no mistake deletes them. */
export class EndTermsOfWork1795440000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(shiftTrigger(`${TOUCHED} AND OLD.ends_at >= now() - interval '6 years'`));
    await runner.query(`
      CREATE FUNCTION shift_record_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM shift WHERE shift_id = OLD.shift_id AND ends_at >= now() - interval '6 years') THEN
          RAISE EXCEPTION 'what happened on a shift is kept for six years';
        END IF;
        RETURN OLD;
      END $$`);
    for (const table of ['shift_change', 'shift_swap'])
      await runner.query(`
        CREATE TRIGGER ${table}_is_kept BEFORE DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION shift_record_is_kept();
        GRANT DELETE ON ${table} TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['shift_change', 'shift_swap'])
      await runner.query(
        `REVOKE DELETE ON ${table} FROM sideline_app; DROP TRIGGER ${table}_is_kept ON ${table}`,
      );
    await runner.query(`DROP FUNCTION shift_record_is_kept()`);
    await runner.query(shiftTrigger(TOUCHED));
  }
}
