import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The one way in which the application puts a job into the queue. The queue's own tables (schema graphile_worker, kept by
 * its library) belong to the owner and are closed by row security, so the function runs with the owner's rights.
 */
export class CreateJobDoor1795219200110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION enqueue_job(task text, payload json, job_key text, run_at timestamptz)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM graphile_worker.add_job(
          identifier => task,
          payload => payload,
          job_key => enqueue_job.job_key,
          run_at => enqueue_job.run_at
        );
      END
      $$;
      REVOKE EXECUTE ON FUNCTION enqueue_job(text, json, text, timestamptz) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION enqueue_job(text, json, text, timestamptz) TO sideline_app
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION enqueue_job(text, json, text, timestamptz)');
  }
}
