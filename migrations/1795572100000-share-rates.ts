import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all processes have taken of each rate in the current minute. Unlogged: after a crash the minute starts again. */
export class ShareRates1795572100000 implements MigrationInterface {
  name = 'ShareRates1795572100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_count (
        key_hash bytea PRIMARY KEY,
        minute bigint NOT NULL,
        taken integer NOT NULL
      ) WITH (fillfactor = 50)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rate_count');
  }
}
