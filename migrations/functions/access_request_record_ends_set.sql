CREATE OR REPLACE FUNCTION public.access_request_record_ends_set()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE access_request SET
          expires_at = CASE assembly WHEN 'ready' THEN least(expires_at, now()) ELSE expires_at END,
          assembly = CASE assembly WHEN 'ready' THEN 'expired' ELSE 'failed' END
        WHERE id = OLD.request_id AND assembly IN ('running', 'ready');
        RETURN NULL;
      END $function$
