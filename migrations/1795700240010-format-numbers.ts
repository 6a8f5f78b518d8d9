import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the provider writes figures is a setting with a history, as its look is. */
export class FormatNumbers1795700240010 implements MigrationInterface {
  name = 'FormatNumbers1795700240010';

  async up(runner: QueryRunner): Promise<void> {
    await takeKinds(runner, `'look', 'mail', 'list', 'phrases', 'rights', 'formats'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM setting_change WHERE kind = 'formats'`);
    await runner.query(`DELETE FROM setting_value WHERE kind = 'formats'`);
    await takeKinds(runner, `'look', 'mail', 'list', 'phrases', 'rights'`);
  }
}

const takeKinds = async (runner: QueryRunner, kinds: string): Promise<void> => {
  for (const table of ['setting_value', 'setting_change'])
    await runner.query(`
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check,
        ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${kinds}))`);
};
