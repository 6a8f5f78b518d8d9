import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long records are kept is a setting with a history, and the provider's own details have one too. */
export class SetRetention1795700250460 implements MigrationInterface {
  name = 'SetRetention1795700250460';

  async up(runner: QueryRunner): Promise<void> {
    await takeKinds(runner, `'look', 'mail', 'list', 'phrases', 'rights', 'formats', 'retention', 'facts'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM setting_change WHERE kind IN ('retention', 'facts')`);
    await runner.query(`DELETE FROM setting_value WHERE kind IN ('retention', 'facts')`);
    await takeKinds(runner, `'look', 'mail', 'list', 'phrases', 'rights', 'formats'`);
  }
}

const takeKinds = async (runner: QueryRunner, kinds: string): Promise<void> => {
  for (const table of ['setting_value', 'setting_change'])
    await runner.query(`
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check,
        ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${kinds}))`);
};
