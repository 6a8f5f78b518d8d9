import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each person is notified: channels of each kind, quiet hours, a daily summary, and the devices that receive pushes. */
export class ChooseNotifications1795700100010 implements MigrationInterface {
  name = 'ChooseNotifications1795700100010';

  async up(runner: QueryRunner): Promise<void> {
    // What a person chose, where it is different from what holds for everybody.
    await runner.query(`
      CREATE TABLE notification_choice (
        user_id uuid NOT NULL REFERENCES app_user,
        kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
        app boolean NOT NULL,
        mail boolean NOT NULL,
        push boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, kind)
      )`);
    await runner.query(`
      CREATE TABLE notification_times (
        user_id uuid PRIMARY KEY REFERENCES app_user,
        quiet_from text CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        quiet_to text CHECK (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        digest_hour smallint CHECK (digest_hour BETWEEN 0 AND 23),
        changed_at timestamptz NOT NULL,
        CONSTRAINT notification_times_quiet CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND quiet_from <> quiet_to)
      )`);
    await runner.query(`
      CREATE TABLE push_subscription (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user,
        endpoint text NOT NULL CHECK (length(endpoint) <= 1000),
        endpoint_hash bytea NOT NULL CONSTRAINT push_subscription_endpoint UNIQUE,
        -- What messages to it are encrypted with, closed with SECRET_KEY where there is one.
        keys bytea NOT NULL,
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 60),
        made_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query(`CREATE INDEX push_subscription_user ON push_subscription (user_id, made_at, id)`);
    // The key pair that push services know this installation by. It is made once: a new one would end every subscription.
    await runner.query(`
      CREATE TABLE push_key (
        name text PRIMARY KEY CHECK (name = 'vapid'),
        public_key text NOT NULL,
        private_key bytea NOT NULL,
        made_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE notification_digest (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user,
        day date NOT NULL,
        made_at timestamptz NOT NULL,
        mailed_at timestamptz,
        CONSTRAINT notification_digest_once UNIQUE (user_id, day)
      )`);
    await runner.query(`CREATE INDEX notification_digest_age ON notification_digest (made_at)`);
    await runner.query(`
      ALTER TABLE notification
        -- False where the person does not want its kind in the app: it is kept to be sent.
        ADD is_shown boolean NOT NULL DEFAULT true,
        -- When it was given to the channels.
        ADD sent_at timestamptz,
        -- When it was put aside for a daily summary, and the one that it went with.
        ADD gathered_at timestamptz,
        ADD digest_id uuid REFERENCES notification_digest`);
    await runner.query(
      `CREATE INDEX notification_gathered ON notification (user_id) WHERE gathered_at IS NOT NULL AND digest_id IS NULL`,
    );
    await runner.query(
      `CREATE INDEX notification_in_digest ON notification (digest_id) WHERE digest_id IS NOT NULL`,
    );
    await runner.query(`GRANT UPDATE (sent_at, gathered_at, digest_id) ON notification TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification DROP digest_id, DROP gathered_at, DROP sent_at, DROP is_shown`);
    for (const table of [
      'notification_digest',
      'push_key',
      'push_subscription',
      'notification_times',
      'notification_choice',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
