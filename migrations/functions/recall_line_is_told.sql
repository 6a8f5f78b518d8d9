CREATE OR REPLACE FUNCTION public.recall_line_is_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- Recalled stock has arrived at a place: a job tells those who answer for it. One job for all that arrives at a time.
  BEGIN
    PERFORM enqueue_job('tell-of-recalled-stock', json_build_object('recallId', NEW.recall_id),
      'tell-of-recalled-stock:' || NEW.recall_id, NULL);
    RETURN NULL;
  END
  $function$
