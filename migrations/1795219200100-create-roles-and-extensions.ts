import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The application's role and the extensions that later migrations build on.
 *
 * `sideline_app` reads and writes rows but owns no table, so it can neither drop a table nor switch a trigger off.
 * What the owner creates from here on is open to it by default; append-only tables take UPDATE and DELETE away again.
 * The role belongs to the whole server and other databases may use it: it is made where absent and never dropped.
 */
export class CreateRolesAndExtensions1795219200100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $$
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sideline_app') THEN
          CREATE ROLE sideline_app NOLOGIN;
        END IF;
      EXCEPTION
        -- Another database of this server is migrated at the same moment.
        WHEN duplicate_object OR unique_violation THEN NULL;
      END
      $$
    `);
    await queryRunner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE EXTENSION IF NOT EXISTS unaccent;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
      CREATE EXTENSION IF NOT EXISTS pgcrypto;
      CREATE EXTENSION IF NOT EXISTS citext
    `);
    await queryRunner.query(`
      GRANT USAGE ON SCHEMA public TO sideline_app;
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sideline_app;
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO sideline_app
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE USAGE, SELECT ON SEQUENCES FROM sideline_app;
      ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE SELECT, INSERT, UPDATE, DELETE ON TABLES FROM sideline_app;
      REVOKE USAGE ON SCHEMA public FROM sideline_app
    `);
    await queryRunner.query(`
      DROP EXTENSION IF EXISTS citext;
      DROP EXTENSION IF EXISTS pgcrypto;
      DROP EXTENSION IF EXISTS fuzzystrmatch;
      DROP EXTENSION IF EXISTS unaccent;
      DROP EXTENSION IF EXISTS btree_gist;
      DROP EXTENSION IF EXISTS pg_trgm
    `);
  }
}
