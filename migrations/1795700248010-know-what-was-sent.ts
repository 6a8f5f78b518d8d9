import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Under which ids of their callers acts were sent, and what they said, as hashes: the same id with another body is refused. What
 * was made earlier has none, and is taken for the same.
 */
export class KnowWhatWasSent1795700248010 implements MigrationInterface {
  name = 'KnowWhatWasSent1795700248010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_once (
        id_hash bytea PRIMARY KEY,
        body_hash bytea NOT NULL,
        sent_at timestamptz NOT NULL
      );
      CREATE INDEX sent_once_sent_idx ON sent_once (sent_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_once');
  }
}
