import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators make, disable and re-role accounts. There is always an administrator left who can sign in: two who disable
 * each other at the same moment wait here for one another, and the second finds that nobody would be left.
 */
export class ManageAccounts1795306200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check
        CHECK (kind IN ('verify_email', 'invitation', 'reset_password', 'address_taken', 'password_changed'));

      CREATE FUNCTION app_user_keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('sideline/admins'));
        IF NOT EXISTS (
          SELECT FROM app_user
          WHERE role = 'admin' AND kind = 'person' AND is_active AND password_hash IS NOT NULL AND id <> OLD.id
        ) THEN
          RAISE EXCEPTION 'the last administrator who can sign in'
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'app_user_last_admin';
        END IF;
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END $$;
      CREATE TRIGGER app_user_last_admin BEFORE UPDATE OF role, is_active ON app_user
        FOR EACH ROW
        WHEN (OLD.role = 'admin' AND OLD.is_active AND OLD.password_hash IS NOT NULL
          AND (NEW.role <> 'admin' OR NOT NEW.is_active))
        EXECUTE FUNCTION app_user_keep_an_admin();
      CREATE TRIGGER app_user_last_admin_stays BEFORE DELETE ON app_user
        FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.is_active AND OLD.password_hash IS NOT NULL)
        EXECUTE FUNCTION app_user_keep_an_admin()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER app_user_last_admin_stays ON app_user;
      DROP TRIGGER app_user_last_admin ON app_user;
      DROP FUNCTION app_user_keep_an_admin();
      DELETE FROM account_letter WHERE kind = 'invitation';
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check
        CHECK (kind IN ('verify_email', 'reset_password', 'address_taken', 'password_changed'))`);
  }
}
