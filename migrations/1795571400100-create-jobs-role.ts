import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The role that works on the job queue, and reaches nothing else (what it may do there is granted with each migrating,
 * because the queue's tables are its library's). Like the application's it belongs to the whole server: made where absent,
 * never dropped.
 */
export class CreateJobsRole1795571400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sideline_jobs') THEN
          CREATE ROLE sideline_jobs NOLOGIN;
        END IF;
      EXCEPTION
        -- Another database of this server is migrated at the same moment.
        WHEN duplicate_object OR unique_violation THEN NULL;
        WHEN insufficient_privilege THEN
          RAISE EXCEPTION 'the role sideline_jobs is missing, and this login may make none'
            USING HINT = 'As an administrator of the server: CREATE ROLE sideline_jobs NOLOGIN';
      END
      $$
    `);
  }

  async down(): Promise<void> {
    // Other databases of this server may use it.
  }
}
