import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each person's calendar feed, of whose link only the hash is kept; and when a shift was last changed, which a feed says. */
export class FeedCalendars1795307000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_feed (
        -- One each: a new link closes the one before.
        user_id uuid PRIMARY KEY REFERENCES app_user,
        token_hash bytea NOT NULL CONSTRAINT calendar_feed_token UNIQUE,
        made_at timestamptz NOT NULL
      )`);
    await runner.query(`ALTER TABLE shift ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`
      CREATE FUNCTION shift_says_when_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.changed_at IS NOT DISTINCT FROM OLD.changed_at THEN
          NEW.changed_at := now();
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER shift_says_when_changed BEFORE UPDATE ON shift
      FOR EACH ROW EXECUTE FUNCTION shift_says_when_changed()`);
    await runner.query(`
      CREATE INDEX shift_backup ON shift (backup_staff_id, starts_at) WHERE backup_staff_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX shift_backup`);
    await runner.query(`DROP TRIGGER shift_says_when_changed ON shift`);
    await runner.query(`DROP FUNCTION shift_says_when_changed()`);
    await runner.query(`ALTER TABLE shift DROP COLUMN changed_at`);
    await runner.query(`DROP TABLE calendar_feed`);
  }
}
