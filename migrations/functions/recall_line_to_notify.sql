CREATE OR REPLACE FUNCTION public.recall_line_to_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- Recalled stock has arrived at a place: a job notifies those who are responsible for it. One job for all that arrives at a time.
  BEGIN
    PERFORM enqueue_job('notify-of-recalled-stock', json_build_object('recallId', NEW.recall_id),
      'notify-of-recalled-stock:' || NEW.recall_id, NULL);
    RETURN NULL;
  END
  $function$
