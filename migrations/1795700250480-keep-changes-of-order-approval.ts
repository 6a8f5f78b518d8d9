import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'look', 'mail', 'list', 'phrases', 'rights', 'formats', 'retention', 'facts'`;

/** From which value on an order needs two people is a setting with a history, as the provider's other settings are. */
export class KeepChangesOfOrderApproval1795700250480 implements MigrationInterface {
  name = 'KeepChangesOfOrderApproval1795700250480';

  async up(runner: QueryRunner): Promise<void> {
    await takeKinds(runner, `${BEFORE}, 'orders'`);
    await runner.query(`
      INSERT INTO setting_value (kind, key, version, value)
      SELECT 'orders', 'provider', 1, jsonb_build_object('twoPeopleAbovePence', two_people_above_pence)
      FROM provider_settings WHERE two_people_above_pence IS NOT NULL;
      ALTER TABLE provider_settings DROP COLUMN two_people_above_pence`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_settings ADD COLUMN two_people_above_pence integer CHECK (two_people_above_pence >= 0);
      UPDATE provider_settings SET two_people_above_pence = (v.value ->> 'twoPeopleAbovePence')::integer
      FROM setting_value v WHERE v.kind = 'orders' AND v.key = 'provider';
      DELETE FROM setting_change WHERE kind = 'orders';
      DELETE FROM setting_value WHERE kind = 'orders'`);
    await takeKinds(runner, BEFORE);
  }
}

const takeKinds = async (runner: QueryRunner, kinds: string): Promise<void> => {
  for (const table of ['setting_value', 'setting_change'])
    await runner.query(`
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check,
        ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${kinds}))`);
};
