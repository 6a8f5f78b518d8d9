import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are notified of figures, at most once an hour for each event; a client's of its own events only. */
export class TellReleasedFigures1795700246000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoint
        ADD COLUMN client_id uuid REFERENCES client,
        ADD CONSTRAINT webhook_endpoint_client_figures
          CHECK (client_id IS NULL OR events <@ ARRAY['figures.released']::text[])`);
    await runner.query(`
      CREATE TABLE event_figure_news (
        event_id uuid PRIMARY KEY REFERENCES event,
        -- Of the figures at that time: what has not changed is not announced again.
        digest text NOT NULL,
        told_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_figure_news');
    await runner.query(`
      ALTER TABLE webhook_endpoint DROP CONSTRAINT webhook_endpoint_client_figures, DROP COLUMN client_id`);
  }
}
