CREATE OR REPLACE FUNCTION public.enqueue_job(task text, payload json, job_key text, run_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
      BEGIN
        PERFORM graphile_worker.add_job(
          identifier => task,
          payload => payload,
          job_key => enqueue_job.job_key,
          run_at => enqueue_job.run_at
        );
      END
      $function$
