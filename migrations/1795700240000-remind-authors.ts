import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was reminded on which day of records that nobody has signed. */
export class RemindAuthors1795700240000 implements MigrationInterface {
  name = 'RemindAuthors1795700240000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_reminder (
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        -- Asked for by an administrator, sent to an author each morning, or to who leads an event.
        kind text NOT NULL CHECK (kind IN ('asked', 'author', 'event')),
        -- The event, or the person again where it is about no event.
        about uuid NOT NULL,
        day date NOT NULL,
        made_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, kind, about, day)
      )`);
    await runner.query('REVOKE UPDATE, DELETE ON prf_reminder FROM sideline_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prf_reminder');
  }
}
