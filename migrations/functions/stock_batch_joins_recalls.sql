CREATE OR REPLACE FUNCTION public.stock_batch_joins_recalls()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- The lot is one of the recall's, and so is what there is of it. What arrives later joins as it is posted.
  BEGIN
    INSERT INTO recall_batch (recall_id, batch_id)
    SELECT r.id, NEW.id FROM recall r
    WHERE (r.state = 'active' OR (r.state = 'closed' AND NOT r.is_all_lots))
      AND r.id IN (SELECT n.recall_id FROM recalls_naming_lot(NEW.item_id, NEW.lot, NEW.created_at) n)
    ON CONFLICT DO NOTHING;
    INSERT INTO recall_line (recall_id, kind, batch_id, location_id, quantity, found_at)
    SELECT r.id, 'stock', q.batch_id, q.location_id, q.quantity, now()
    FROM recall_batch n JOIN recall r ON r.id = n.recall_id AND r.state = 'active'
    JOIN stock_balance q ON q.batch_key = n.batch_id AND q.is_real AND q.quantity > 0
    WHERE n.batch_id = NEW.id
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $function$
