import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of lists that users keep under a name: which list, and the filters and order as its address holds them. */
export class CreateListViews1795305600110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_list_view (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        list text NOT NULL CHECK (list IN ('patients', 'events', 'audit')),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        query text NOT NULL CHECK (length(query) <= 1000),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX user_list_view_name ON user_list_view (user_id, list, lower(name))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE user_list_view`);
  }
}
