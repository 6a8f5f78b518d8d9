CREATE OR REPLACE FUNCTION public.stock_note_low(items uuid[], places uuid[], noted_at timestamp with time zone, as_of date)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
  DECLARE
    crossings jsonb;
  BEGIN
    WITH changed AS (
      SELECT r.item_id, r.location_id, r.low_since IS NULL AS is_low
      FROM stock_rule r
      JOIN (SELECT DISTINCT * FROM unnest(items, places) AS t (item_id, location_id)) t USING (item_id, location_id)
      WHERE (r.low_since IS NULL) = (r.minimum > (
        SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
        WHERE b.item_id = r.item_id AND b.location_id = r.location_id AND b.is_held
          AND (l.id IS NULL OR (l.status = 'available' AND coalesce(l.expires_on >= as_of, true)))))
      -- The rules that change are locked in one order.
      ORDER BY r.item_id, r.location_id FOR NO KEY UPDATE OF r
    ), noted AS (
      UPDATE stock_rule r SET low_since = CASE WHEN c.is_low THEN noted_at END
      FROM changed c WHERE r.item_id = c.item_id AND r.location_id = c.location_id
      RETURNING r.item_id, r.location_id, c.is_low
    )
    SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', n.item_id, 'locationId', n.location_id, 'isLow', n.is_low)), '[]')
    INTO crossings FROM noted n;
    RETURN crossings;
  END
  $function$
