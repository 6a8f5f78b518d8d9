import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are told, in the app and by mail. Its words are those of the moment; only what became of it changes. */
export class NotifyPeople1795307000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user,
        kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
        -- A shift's id, a record's custom id.
        entity_id text NOT NULL CHECK (length(entity_id) BETWEEN 1 AND 60),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 400),
        body text NOT NULL CHECK (length(body) <= 2000),
        made_at timestamptz NOT NULL,
        read_at timestamptz,
        mailed_at timestamptz
      )`);
    await runner.query(`CREATE INDEX notification_list ON notification (user_id, made_at, id)`);
    await runner.query(`CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL`);
    await runner.query(`CREATE INDEX notification_age ON notification (made_at)`);
    await runner.query(`REVOKE UPDATE ON notification FROM sideline_app`);
    await runner.query(`GRANT UPDATE (read_at, mailed_at) ON notification TO sideline_app`);
    // When it was mailed is the notification's to say; this table keeps that it was said at all.
    await runner.query(`ALTER TABLE staff_expiry_warning DROP COLUMN sent_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE staff_expiry_warning ADD COLUMN sent_at timestamptz`);
    await runner.query(`DROP TABLE notification`);
  }
}
