import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Teams and squads that are no more: what was written about them stays, and nobody joins them. The triggers lock the team or
 * squad that somebody joins, so that it is not deactivated between the look and the joining.
 */
export class DeactivateCheerTeams1795306200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cheer_team ADD COLUMN is_active boolean NOT NULL DEFAULT true;
      ALTER TABLE cheer_squad ADD COLUMN is_active boolean NOT NULL DEFAULT true;

      CREATE FUNCTION cheer_refuse_inactive_team() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM cheer_team WHERE team_id = NEW.cheer_team_id AND is_active FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the team is not active'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'patient_cheer_team_is_active';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER patient_joins_team BEFORE INSERT ON patient
        FOR EACH ROW WHEN (NEW.cheer_team_id IS NOT NULL) EXECUTE FUNCTION cheer_refuse_inactive_team();
      CREATE TRIGGER patient_changes_team BEFORE UPDATE OF cheer_team_id ON patient
        FOR EACH ROW WHEN (NEW.cheer_team_id IS NOT NULL AND NEW.cheer_team_id IS DISTINCT FROM OLD.cheer_team_id)
        EXECUTE FUNCTION cheer_refuse_inactive_team();

      CREATE FUNCTION cheer_refuse_inactive_squad() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM cheer_squad WHERE squad_id = NEW.squad_id AND is_active FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the squad is not active'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'patient_squad_is_active';
        END IF;
        RETURN NEW;
      END $$;
      -- Of present members alone: who was in it stays in its history.
      CREATE TRIGGER patient_squad_joins BEFORE INSERT OR UPDATE OF squad_id, end_date ON patient_squad
        FOR EACH ROW WHEN (NEW.end_date IS NULL) EXECUTE FUNCTION cheer_refuse_inactive_squad()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER patient_squad_joins ON patient_squad;
      DROP FUNCTION cheer_refuse_inactive_squad();
      DROP TRIGGER patient_changes_team ON patient;
      DROP TRIGGER patient_joins_team ON patient;
      DROP FUNCTION cheer_refuse_inactive_team();
      ALTER TABLE cheer_squad DROP COLUMN is_active;
      ALTER TABLE cheer_team DROP COLUMN is_active`);
  }
}
