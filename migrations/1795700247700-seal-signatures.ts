import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A record can be signed without a connection: the signature is sealed on the device and verified when it is sent. */
export class SealSignatures1795700247700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_key (
        id uuid PRIMARY KEY,
        -- Which thirty days it is given out in; two processes that make one at once make the same.
        period integer NOT NULL CONSTRAINT signing_key_one_a_period UNIQUE,
        public_key text NOT NULL,
        private_key bytea NOT NULL,
        made_at timestamptz NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE prf_signature
        -- When the server received what was signed without a connection; signed_at is then by the device's clock.
        ADD COLUMN received_at timestamptz,
        -- The id that the device gave such a signature: sent twice, it is taken once.
        ADD COLUMN command_id uuid CONSTRAINT prf_signature_command_once UNIQUE,
        ADD CONSTRAINT prf_signature_sealed_whole CHECK ((received_at IS NULL) = (command_id IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prf_signature
        DROP CONSTRAINT prf_signature_sealed_whole, DROP COLUMN command_id, DROP COLUMN received_at`);
    await runner.query('DROP TABLE signing_key');
  }
}
