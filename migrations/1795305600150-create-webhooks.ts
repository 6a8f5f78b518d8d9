import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints of other systems, what is to be told to each, and every try. */
export class CreateWebhooks1795305600150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoint (
        id uuid PRIMARY KEY,
        url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
        events text[] NOT NULL,
        -- Needed to sign with, so it cannot be a hash; shown once, and never answered again.
        secret text NOT NULL,
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL REFERENCES app_user
      )`);
    await runner.query(`
      CREATE TABLE webhook_delivery (
        id uuid PRIMARY KEY,
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
        event_id uuid NOT NULL,
        event_type text NOT NULL,
        -- The very text that is signed and sent, the same at each try.
        body text NOT NULL,
        state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed')),
        -- Tries since it was made or last sent again.
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz,
        created_at timestamptz NOT NULL,
        UNIQUE (endpoint_id, event_id)
      )`);
    await runner.query(`CREATE INDEX webhook_delivery_log ON webhook_delivery (endpoint_id, created_at, id)`);
    await runner.query(`
      CREATE TABLE webhook_attempt (
        delivery_id uuid NOT NULL REFERENCES webhook_delivery ON DELETE CASCADE,
        number integer NOT NULL,
        at timestamptz NOT NULL,
        duration_ms integer NOT NULL,
        status integer,
        error text,
        answer text,
        PRIMARY KEY (delivery_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhook_attempt`);
    await runner.query(`DROP TABLE webhook_delivery`);
    await runner.query(`DROP TABLE webhook_endpoint`);
  }
}
