import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A record says who gave a controlled drug, and is never refused for it. The register shows the name where another person made the
 * entry, and whether the giver's position allowed it at that time.
 */
export class KeepGiversOfControlledDrugs1795900001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE controlled_giver (
        move_id uuid CONSTRAINT controlled_giver_pkey PRIMARY KEY
          CONSTRAINT controlled_giver_move_id_fkey REFERENCES stock_move (id),
        -- As the record names them; null where the performer gave it.
        given_by text CHECK (length(given_by) BETWEEN 1 AND 200),
        -- Null where no colleague has that name.
        may_give boolean
      );
      CREATE INDEX controlled_giver_named ON controlled_giver (given_by) WHERE given_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE controlled_giver');
  }
}
