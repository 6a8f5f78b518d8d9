CREATE OR REPLACE FUNCTION public.stock_batch_joins_recalls()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  -- The lot is one of the recall's, and so is what there is of it, also of a recall that is closed, which the job that notifies of
  -- it opens again. What arrives later joins as it is posted. A lot whose number is
  -- corrected leaves a recall that does not name it; the number by which it was chosen stays with the recall.
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      WITH gone AS (
        DELETE FROM recall_batch n USING recall r
        WHERE n.batch_id = NEW.id AND r.id = n.recall_id AND r.state <> 'withdrawn'
          AND r.id NOT IN (SELECT o.recall_id FROM recalls_naming_lot(NEW.item_id, NEW.lot, NEW.created_at) o)
        RETURNING n.recall_id, n.lot
      ), kept AS (
        UPDATE recall r SET lot_numbers = r.lot_numbers || g.lot, version = r.version + 1 FROM gone g
        WHERE r.id = g.recall_id AND g.lot IS NOT NULL
          AND NOT EXISTS (SELECT FROM unnest(r.lot_numbers) o (lot) WHERE lower(o.lot) = lower(g.lot))
      )
      DELETE FROM recall_line l USING gone g
      WHERE l.recall_id = g.recall_id AND l.batch_id = NEW.id AND l.settled_at IS NULL;
    END IF;
    INSERT INTO recall_batch (recall_id, batch_id)
    SELECT r.id, NEW.id FROM recall r
    WHERE (r.state = 'active' OR (r.state = 'closed' AND NOT r.is_all_lots))
      AND r.id IN (SELECT n.recall_id FROM recalls_naming_lot(NEW.item_id, NEW.lot, NEW.created_at) n)
      AND NOT EXISTS (SELECT FROM recall_freed_lot x WHERE x.recall_id = r.id AND x.batch_id = NEW.id)
    ON CONFLICT DO NOTHING;
    INSERT INTO recall_line (recall_id, kind, batch_id, location_id, quantity, found_at)
    SELECT r.id, 'stock', q.batch_id, q.location_id, q.quantity, now()
    FROM recall_batch n JOIN recall r ON r.id = n.recall_id AND r.state IN ('active', 'closed')
    JOIN stock_balance q ON q.batch_key = n.batch_id AND q.is_real AND q.quantity > 0
    WHERE n.batch_id = NEW.id
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $function$
