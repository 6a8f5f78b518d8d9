CREATE OR REPLACE FUNCTION public.recall_line_to_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- Recalled stock has arrived, or was given or used: a job notifies those whom it concerns, and opens a closed recall again. One job
  -- for all that comes at a time.
  BEGIN
    PERFORM enqueue_job('notify-of-recalled-stock', json_build_object('recallId', NEW.recall_id),
      'notify-of-recalled-stock:' || NEW.recall_id, NULL);
    RETURN NULL;
  END
  $function$
