import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are told of figures, at most once an hour an event; those of a client of its own events' and of nothing else. */
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
        -- Of what was told, to say nothing where nothing changed.
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
