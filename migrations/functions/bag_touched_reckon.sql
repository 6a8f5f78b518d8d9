CREATE OR REPLACE FUNCTION public.bag_touched_reckon()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  -- At the end of a transaction, for every bag that it touched: until when the bag is ready. Each is locked before it is looked at,
  -- so that of two transactions the later sees what the first did, and all in one order, with nothing to be locked after them.
  DECLARE
    touched uuid;
    until_day date;
  BEGIN
    FOR touched IN
      WITH taken AS (DELETE FROM bag_touched t WHERE t.transaction_id = pg_current_xact_id() RETURNING t.bag_id)
      SELECT bag_id FROM taken ORDER BY bag_id
    LOOP
      INSERT INTO bag_readiness (bag_id, ready_until) VALUES (touched, '-infinity') ON CONFLICT DO NOTHING;
      PERFORM FROM bag_readiness r WHERE r.bag_id = touched FOR NO KEY UPDATE;
      until_day := bag_ready_until(touched);
      UPDATE bag_readiness r SET ready_until = until_day WHERE r.bag_id = touched AND r.ready_until <> until_day;
    END LOOP;
    RETURN NULL;
  END
  $function$
