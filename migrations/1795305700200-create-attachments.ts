import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files of a record: what each is and where its bytes lie. Which picture of the record it is, and whether it was struck
 * through, stands in the section's entry of the same id. Append-only, and closed with the record.
 */
export class CreateAttachments1795305700200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE attachment (
        -- Made on the device, as the entry's id.
        id uuid CONSTRAINT attachment_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT attachment_prf_id_fkey REFERENCES prf (id),
        content_type text NOT NULL CONSTRAINT attachment_content_type_check CHECK (content_type = 'image/jpeg'),
        byte_size integer NOT NULL CONSTRAINT attachment_byte_size_check CHECK (byte_size > 0),
        width integer NOT NULL CONSTRAINT attachment_width_check CHECK (width > 0),
        height integer NOT NULL CONSTRAINT attachment_height_check CHECK (height > 0),
        -- Of the bytes as they are kept; the signature closes it.
        sha256 text NOT NULL CONSTRAINT attachment_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        -- Of the bytes as they were sent: the same sent again is the same picture.
        sent_sha256 text NOT NULL CONSTRAINT attachment_sent_sha256_check CHECK (sent_sha256 ~ '^[0-9a-f]{64}$'),
        storage_key text NOT NULL CONSTRAINT attachment_storage_key_key UNIQUE,
        stored_by uuid NOT NULL CONSTRAINT attachment_stored_by_fkey REFERENCES app_user (id),
        stored_at timestamptz NOT NULL
      );
      CREATE INDEX attachment_prf_id_idx ON attachment (prf_id);
      CREATE TRIGGER attachment_lock BEFORE INSERT ON attachment
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER attachment_append_only BEFORE UPDATE OR DELETE ON attachment
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON attachment FROM sideline_app`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE attachment');
  }
}
