import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a device keeps of its person opens after a reload with what the server alone has, for as long as the session. */
export class CloseDevicesWithSessions1795390000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Sessions that are open get one of their own; every later one brings it.
    await runner.query(`
      ALTER TABLE session ADD COLUMN device_key bytea;
      UPDATE session SET device_key = gen_random_bytes(32);
      ALTER TABLE session ALTER COLUMN device_key SET NOT NULL,
        ADD CONSTRAINT session_device_key_check CHECK (length(device_key) = 32)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN device_key');
  }
}
