import type { MigrationInterface, QueryRunner } from 'typeorm';

const listCheck = (lists: string): string =>
  `ALTER TABLE user_list_view DROP CONSTRAINT user_list_view_list_check,
     ADD CONSTRAINT user_list_view_list_check CHECK (list IN (${lists}))`;

/** Views can be kept of the see-and-treat logs too. */
export class KeepViewsOfLogs1795305600210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(listCheck(`'patients', 'events', 'audit', 'seeAndTreat'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM user_list_view WHERE list = 'seeAndTreat'`);
    await runner.query(listCheck(`'patients', 'events', 'audit'`));
  }
}
