import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kits: bills of materials with versions that never change once made (operations section 3, Kit). */
export class CreateKits1795585000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kit (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        notes text,
        is_active boolean NOT NULL DEFAULT true,
        -- The newest of its versions.
        latest integer NOT NULL DEFAULT 1 CHECK (latest >= 1),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX kit_name ON kit (name_folded(name)) WHERE is_active;
      CREATE INDEX kit_by_name ON kit (name_folded(name), id);
      CREATE TRIGGER kit_next_version BEFORE UPDATE ON kit FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON kit FROM sideline_app;

      CREATE TABLE kit_version (
        kit_id uuid NOT NULL CONSTRAINT kit_version_kit_id_fkey REFERENCES kit (id),
        number integer NOT NULL CHECK (number >= 1),
        made_at timestamptz NOT NULL,
        made_by uuid NOT NULL CONSTRAINT kit_version_made_by_fkey REFERENCES app_user (id),
        CONSTRAINT kit_version_pkey PRIMARY KEY (kit_id, number)
      );
      REVOKE UPDATE, DELETE ON kit_version FROM sideline_app;

      -- As it was entered: an item, or a version of another kit.
      CREATE TABLE kit_line (
        kit_id uuid NOT NULL,
        number integer NOT NULL,
        line integer NOT NULL,
        item_id uuid CONSTRAINT kit_line_item_id_fkey REFERENCES stock_item (id),
        held_kit_id uuid,
        held_number integer,
        quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
        pouch text CHECK (length(pouch) BETWEEN 1 AND 60),
        is_optional boolean NOT NULL DEFAULT false,
        substitutes uuid[] NOT NULL DEFAULT '{}',
        CONSTRAINT kit_line_pkey PRIMARY KEY (kit_id, number, line),
        CONSTRAINT kit_line_version_fkey FOREIGN KEY (kit_id, number) REFERENCES kit_version (kit_id, number),
        CONSTRAINT kit_line_held_fkey FOREIGN KEY (held_kit_id, held_number) REFERENCES kit_version (kit_id, number),
        CONSTRAINT kit_line_one_thing CHECK (
          num_nonnulls(item_id, held_kit_id) = 1 AND (held_kit_id IS NULL) = (held_number IS NULL)),
        CONSTRAINT kit_line_not_itself CHECK (held_kit_id <> kit_id)
      );
      CREATE INDEX kit_line_item ON kit_line (item_id) WHERE item_id IS NOT NULL;
      CREATE INDEX kit_line_held ON kit_line (held_kit_id, held_number) WHERE held_kit_id IS NOT NULL;
      REVOKE UPDATE, DELETE ON kit_line FROM sideline_app;

      -- The same laid out down to its items when it was made: what a bag of this version must hold.
      CREATE TABLE kit_part (
        kit_id uuid NOT NULL,
        number integer NOT NULL,
        line integer NOT NULL,
        item_id uuid NOT NULL CONSTRAINT kit_part_item_id_fkey REFERENCES stock_item (id),
        quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
        -- The pouch; of pouches within pouches all names, joined by ' / '. Null for the bag itself.
        pouch text CHECK (length(pouch) BETWEEN 1 AND 200),
        is_optional boolean NOT NULL,
        substitutes uuid[] NOT NULL DEFAULT '{}',
        CONSTRAINT kit_part_pkey PRIMARY KEY (kit_id, number, line),
        CONSTRAINT kit_part_version_fkey FOREIGN KEY (kit_id, number) REFERENCES kit_version (kit_id, number)
      );
      CREATE INDEX kit_part_item ON kit_part (item_id);
      REVOKE UPDATE, DELETE ON kit_part FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE kit_part;
      DROP TABLE kit_line;
      DROP TABLE kit_version;
      DROP TABLE kit`);
  }
}
