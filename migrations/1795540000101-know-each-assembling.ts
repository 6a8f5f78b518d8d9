import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A set of files is made by one run: one that was overtaken by another adds nothing to it. */
export class KnowEachAssembling1795540000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access_request ADD assembly_run uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access_request DROP COLUMN assembly_run`);
  }
}
