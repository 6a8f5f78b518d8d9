CREATE OR REPLACE FUNCTION public.stock_batch_is_recalled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- A lot that is entered or renamed under a recall is blocked before anybody can use it. A closed recall of named lots still holds.
  -- A lot whose number is corrected is free of the recall that named it by the wrong one, and is again what it was before.
  DECLARE
    notice record;
  BEGIN
    IF TG_OP = 'UPDATE' AND EXISTS (
      SELECT FROM recall_batch n JOIN recall r ON r.id = n.recall_id AND r.state IN ('active', 'closed')
      WHERE n.batch_id = NEW.id AND starts_with(NEW.status_reference, r.number || ', ')
        AND r.id NOT IN (SELECT o.recall_id FROM recalls_naming_lot(NEW.item_id, NEW.lot, NEW.created_at) o)) THEN
      NEW.status := coalesce(NEW.status_before ->> 'status', 'available');
      NEW.status_reference := NEW.status_before ->> 'reference';
      NEW.status_reason := coalesce(NEW.status_before ->> 'reason', 'Lot number corrected');
      NEW.status_changed_at := now();
      NEW.status_changed_by := NULL;
      NEW.status_before := NULL;
    END IF;
    SELECT left(r.number || ', ' || r.reference, 200) AS reference, r.title,
           CASE r.measure WHEN 'quarantine' THEN 'quarantined' ELSE 'recalled' END AS status,
           (SELECT t.taken_by FROM recall_step t WHERE t.recall_id = r.id AND t.action = 'activate'
            ORDER BY t.taken_at DESC LIMIT 1) AS activated_by
    INTO notice
    FROM recall r
    WHERE (r.state = 'active' OR (r.state = 'closed' AND NOT r.is_all_lots))
      AND r.id IN (SELECT n.recall_id FROM recalls_naming_lot(NEW.item_id, NEW.lot, NEW.created_at) n)
      AND NOT EXISTS (SELECT FROM recall_freed_lot x WHERE x.recall_id = r.id AND x.batch_id = NEW.id)
    ORDER BY r.measure = 'quarantine', r.place LIMIT 1;
    IF FOUND AND (NEW.status = 'available' OR (NEW.status = 'quarantined' AND notice.status = 'recalled')) THEN
      NEW.status_before := coalesce(NEW.status_before, jsonb_build_object(
        'status', NEW.status, 'reference', NEW.status_reference, 'reason', NEW.status_reason));
      NEW.status := notice.status;
      NEW.status_reference := notice.reference;
      NEW.status_reason := notice.title;
      NEW.status_changed_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
      NEW.status_changed_by := notice.activated_by;
    END IF;
    RETURN NEW;
  END
  $function$
