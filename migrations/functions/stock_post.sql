CREATE OR REPLACE FUNCTION public.stock_post(posting jsonb, ids uuid[], performer uuid, recorded timestamp with time zone, as_of date)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  DECLARE
    consumed CONSTANT uuid := '00000000-0000-7000-8000-000000000003';
    in_transit CONSTANT uuid := '00000000-0000-7000-8000-000000000002';
    shortage CONSTANT uuid := '00000000-0000-7000-8000-000000000007';
    late CONSTANT boolean := coalesce((posting ->> 'allowShortage')::boolean, false);
    refuses_blocked CONSTANT boolean := NOT late OR coalesce((posting ->> 'refusesBlocked')::boolean, false);
    witness CONSTANT uuid := (posting ->> 'witnessedBy')::uuid;
    override CONSTANT text := posting ->> 'overrideReason';
    occurred CONSTANT timestamptz := coalesce((posting ->> 'occurredAt')::timestamptz, recorded);
    -- What the books say of each line is no part of what was sent: it may differ when the same is sent again.
    print CONSTANT text := encode(sha256(convert_to((posting - 'key' - 'remarks')::text, 'UTF8')), 'hex');
    made uuid;
    known record;
    line record;
    leg record;
    problem record;
    before stock_move;
    held numeric;
    lacking numeric;
    short numeric := 0;
    -- The balances that it touches, in the order of their locks, and what is missing at each.
    keys text[] := '{}';
    batch_keys uuid[] := '{}';
    places uuid[] := '{}';
    amounts numeric[] := '{}';
    missing numeric[] := '{}';
    from_place integer;
    to_place integer;
    written integer := 0;
    used integer := 1;
    cost integer;
    taken numeric;
    source uuid;
    said text;
    has_serial boolean := false;
    has_blocked boolean := false;
    made_move stock_move;
    made_moves stock_move[] := '{}';
    short_moves uuid[] := '{}';
    short_places uuid[] := '{}';
    shown jsonb;
  BEGIN
    INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
    VALUES (ids[1], posting ->> 'key', print, performer, recorded)
    ON CONFLICT (key) DO NOTHING RETURNING id INTO made;
    IF made IS NULL THEN
      SELECT p.id, p.fingerprint INTO STRICT known FROM stock_posting p WHERE p.key = posting ->> 'key';
      IF known.fingerprint <> print THEN
        RAISE EXCEPTION 'POSTING_DIFFERS' USING ERRCODE = 'STK01', DETAIL = '{}';
      END IF;
      RETURN jsonb_build_object('id', known.id, 'replayed', true, 'moves', (
        SELECT jsonb_agg(jsonb_build_object(
          'id', m.id, 'sequence', m.sequence, 'itemId', m.item_id, 'batchId', m.batch_id,
          'fromLocationId', m.from_location_id, 'toLocationId', m.to_location_id, 'quantity', m.quantity,
          'reason', m.reason, 'exception', m.exception, 'isWitnessed', m.witnessed_by IS NOT NULL, 'reverses', m.reverses,
          'shortAt', (SELECT s.location_id FROM stock_shortage s WHERE s.move_id = m.id)) ORDER BY m.line)
        FROM stock_move m WHERE m.posting_id = known.id));
    END IF;
    IF witness = performer THEN
      RAISE EXCEPTION 'WITNESS_SAME_PERSON' USING ERRCODE = 'STK01', DETAIL = '{}';
    END IF;

    -- What speaks against each line.
    FOR problem IN
      SELECT l.n::integer AS n, l.item_id, l.batch_id, l.quantity, l.reverses,
             i.name AS item, i.is_active AS item_active, i.is_batch_tracked, i.is_serialised, i.is_witnessed,
             b.id AS batch, b.lot, b.status, b.status_reference, b.expires_on,
             l.from_id AS wanted_from, f.id AS from_id, f.is_source,
             l.to_id AS wanted_to, t.id AS to_id, t.name AS to_name, t.is_active AS to_active
      FROM (SELECT l.n, (l.move ->> 'itemId')::uuid AS item_id, (l.move ->> 'batchId')::uuid AS batch_id,
                   (l.move ->> 'fromLocationId')::uuid AS from_id, (l.move ->> 'toLocationId')::uuid AS to_id,
                   (l.move ->> 'quantity')::numeric AS quantity, (l.move ->> 'reverses')::uuid AS reverses
            FROM jsonb_array_elements(posting -> 'moves') WITH ORDINALITY AS l (move, n)) l
      LEFT JOIN stock_item i ON i.id = l.item_id
      LEFT JOIN stock_batch b ON b.id = l.batch_id AND b.item_id = l.item_id
      LEFT JOIN stock_location f ON f.id = l.from_id
      LEFT JOIN stock_location t ON t.id = l.to_id
      ORDER BY l.n
    LOOP
      has_serial := has_serial OR coalesce(problem.is_serialised, false);
      has_blocked := has_blocked OR coalesce(problem.status <> 'available', false);
      said := CASE
        WHEN problem.item IS NULL THEN 'NO_ITEM'
        WHEN problem.from_id IS NULL THEN 'NO_FROM'
        WHEN problem.to_id IS NULL THEN 'NO_TO'
        WHEN problem.batch_id IS NOT NULL AND problem.batch IS NULL THEN 'NO_BATCH'
        WHEN problem.is_batch_tracked AND problem.batch_id IS NULL THEN 'LOT_NEEDED'
        WHEN NOT problem.is_batch_tracked AND problem.batch_id IS NOT NULL THEN 'LOT_UNWANTED'
        WHEN problem.is_serialised AND problem.quantity <> 1 THEN 'ONE_OF_A_SERIAL'
        WHEN problem.reverses IS NOT NULL THEN NULL
        WHEN NOT problem.to_active THEN 'LOCATION_CLOSED'
        -- What is there can be used up and moved; it cannot be received.
        WHEN NOT problem.item_active AND problem.is_source AND NOT late THEN 'ITEM_CLOSED'
        WHEN problem.is_witnessed AND witness IS NULL AND NOT late THEN 'WITNESS_REQUIRED'
        -- What a patient has been given already is recorded, and what spoke against it with it.
        WHEN problem.wanted_to <> consumed OR NOT refuses_blocked THEN NULL
        WHEN problem.status = 'recalled' THEN 'BATCH_RECALLED'
        WHEN problem.status = 'quarantined' THEN 'BATCH_QUARANTINED'
        WHEN problem.expires_on < as_of AND override IS NULL THEN 'BATCH_EXPIRED'
      END;
      IF said IS NOT NULL THEN
        RAISE EXCEPTION '%', said USING ERRCODE = 'STK01', DETAIL = jsonb_build_object(
          'line', problem.n - 1, 'item', problem.item, 'lot', problem.lot, 'on', problem.expires_on,
          'reference', problem.status_reference, 'place', problem.to_name)::text;
      END IF;
      IF problem.reverses IS NOT NULL THEN
        SELECT * INTO before FROM stock_move m WHERE m.id = problem.reverses;
        IF before.id IS NULL OR before.reverses IS NOT NULL
           OR EXISTS (SELECT FROM stock_move m WHERE m.reverses = problem.reverses)
           OR (before.item_id, before.to_location_id, before.from_location_id, before.quantity)
              <> (problem.item_id, problem.wanted_from, problem.wanted_to, problem.quantity)
           OR before.batch_id IS DISTINCT FROM problem.batch_id THEN
          RAISE EXCEPTION 'MOVE_REVERSED' USING ERRCODE = 'STK01', DETAIL = '{}';
        END IF;
      END IF;
    END LOOP;

    -- The balances, locked in one order.
    FOR leg IN
      SELECT s.item_id, s.batch_id, coalesce(s.batch_id, s.item_id) AS batch_key, s.location_id, sum(s.delta) AS delta
      FROM jsonb_array_elements(posting -> 'moves') AS l (move)
      CROSS JOIN LATERAL (
        SELECT (l.move ->> 'itemId')::uuid, (l.move ->> 'batchId')::uuid, side.place, side.delta
        FROM (VALUES ((l.move ->> 'fromLocationId')::uuid, -(l.move ->> 'quantity')::numeric),
                     ((l.move ->> 'toLocationId')::uuid, (l.move ->> 'quantity')::numeric),
                     (CASE WHEN late THEN shortage END, 0)) AS side (place, delta)
        WHERE side.place IS NOT NULL
      ) AS s (item_id, batch_id, location_id, delta)
      GROUP BY s.item_id, s.batch_id, s.location_id
      ORDER BY s.item_id, coalesce(s.batch_id, s.item_id), s.location_id = shortage, s.location_id
    LOOP
      IF leg.location_id = shortage AND leg.delta = 0 AND short = 0 THEN
        CONTINUE;
      END IF;
      SELECT b.quantity INTO held FROM stock_balance b
      WHERE b.batch_key = leg.batch_key AND b.location_id = leg.location_id FOR UPDATE;
      IF held IS NULL THEN
        INSERT INTO stock_balance (item_id, batch_id, batch_key, location_id, is_source, is_real, quantity)
        SELECT leg.item_id, leg.batch_id, leg.batch_key, leg.location_id, p.is_source, p.is_real, 0
        FROM stock_location p WHERE p.id = leg.location_id
        ON CONFLICT (batch_key, location_id) DO NOTHING;
        SELECT b.quantity INTO STRICT held FROM stock_balance b
        WHERE b.batch_key = leg.batch_key AND b.location_id = leg.location_id FOR UPDATE;
      END IF;
      lacking := 0;
      IF held + leg.delta < 0 AND NOT (SELECT p.is_source FROM stock_location p WHERE p.id = leg.location_id) THEN
        IF NOT late THEN
          RAISE EXCEPTION 'STOCK_INSUFFICIENT' USING ERRCODE = 'STK01', DETAIL = (
            SELECT jsonb_build_object(
              'item', i.name, 'unit', i.unit, 'place', p.name, 'lot', b.lot, 'available', held, 'wanted', -leg.delta,
              'itemId', i.id, 'batchId', leg.batch_id, 'locationId', p.id,
              'elsewhere', coalesce((
                SELECT jsonb_agg(jsonb_build_object('locationId', o.id, 'place', o.name, 'quantity', o.quantity) ORDER BY o.quantity DESC, o.name)
                FROM (SELECT q.id, q.name, sum(e.quantity) AS quantity
                      FROM stock_balance e JOIN stock_location q ON q.id = e.location_id
                      WHERE e.item_id = leg.item_id AND e.is_real AND e.quantity > 0 AND e.location_id <> leg.location_id
                      GROUP BY q.id, q.name ORDER BY sum(e.quantity) DESC, q.name LIMIT 3) o), '[]'))::text
            FROM stock_item i JOIN stock_location p ON p.id = leg.location_id LEFT JOIN stock_batch b ON b.id = leg.batch_id
            WHERE i.id = leg.item_id);
        END IF;
        lacking := -(held + leg.delta);
      END IF;
      short := CASE WHEN leg.location_id = shortage THEN 0 ELSE short + lacking END;
      keys := keys || (leg.batch_key || ' ' || leg.location_id);
      batch_keys := batch_keys || leg.batch_key;
      places := places || leg.location_id;
      amounts := amounts || held;
      missing := missing || lacking;
    END LOOP;

    -- The moves, each with what both sides hold after it.
    FOR line IN
      SELECT (l.move ->> 'itemId')::uuid AS item_id, (l.move ->> 'batchId')::uuid AS batch_id,
             coalesce(l.move ->> 'batchId', l.move ->> 'itemId')::uuid AS batch_key,
             (l.move ->> 'fromLocationId')::uuid AS from_id, (l.move ->> 'toLocationId')::uuid AS to_id,
             (l.move ->> 'quantity')::numeric AS quantity, (l.move ->> 'reverses')::uuid AS reverses,
             l.move ->> 'reason' AS reason,
             nullif(concat_ws('. ', l.move ->> 'note', posting -> 'remarks' ->> (l.n - 1)::integer), '') AS note, b.unit_cost_pence,
             CASE WHEN (l.move ->> 'toLocationId')::uuid <> consumed THEN NULL
                  WHEN b.status <> 'available' THEN b.status
                  WHEN b.expires_on < as_of THEN 'expired' END AS exception
      FROM jsonb_array_elements(posting -> 'moves') WITH ORDINALITY AS l (move, n)
      LEFT JOIN stock_batch b ON b.id = (l.move ->> 'batchId')::uuid
      ORDER BY l.n
    LOOP
      to_place := array_position(keys, line.batch_key || ' ' || line.to_id);
      from_place := array_position(keys, line.batch_key || ' ' || line.from_id);
      before := NULL;
      cost := line.unit_cost_pence;
      IF line.reverses IS NOT NULL THEN
        SELECT * INTO before FROM stock_move m WHERE m.id = line.reverses;
        cost := before.unit_cost_pence;
      END IF;
      lacking := least(missing[from_place], line.quantity);
      missing[from_place] := missing[from_place] - lacking;
      FOR part IN 1..2 LOOP
        taken := CASE part WHEN 1 THEN line.quantity - lacking ELSE lacking END;
        CONTINUE WHEN taken = 0;
        source := line.from_id;
        IF part = 2 THEN
          source := shortage;
          from_place := array_position(keys, line.batch_key || ' ' || shortage);
        END IF;
        amounts[from_place] := amounts[from_place] - taken;
        amounts[to_place] := amounts[to_place] + taken;
        written := written + 1;
        used := used + 1;
        made_move.id := ids[used];
        made_move.posting_id := made;
        made_move.line := written;
        made_move.item_id := line.item_id;
        made_move.batch_id := line.batch_id;
        made_move.from_location_id := source;
        made_move.to_location_id := line.to_id;
        made_move.quantity := taken;
        made_move.reason := line.reason;
        made_move.note := line.note;
        made_move.event_id := coalesce(before.event_id, (posting ->> 'eventId')::uuid);
        made_move.prf_id := coalesce(before.prf_id, (posting ->> 'prfId')::uuid);
        made_move.reverses := line.reverses;
        made_move.unit_cost_pence := cost;
        made_move.exception := line.exception;
        made_move.override_reason := CASE WHEN line.exception IS NOT NULL THEN override END;
        made_move.from_balance := amounts[from_place];
        made_move.to_balance := amounts[to_place];
        made_moves := made_moves || made_move;
        IF part = 2 THEN
          short_moves := short_moves || ids[used];
          short_places := short_places || line.from_id;
        END IF;
      END LOOP;
      IF before.from_location_id = shortage THEN
        UPDATE stock_shortage s SET settled_at = recorded, settled_by = performer, settled_reason = 'The move was reversed.',
               settled_posting_id = made
        WHERE s.move_id = before.id AND s.settled_at IS NULL;
      END IF;
    END LOOP;

    -- Written at once: what hangs on each statement, as the note of what has changed, runs once.
    WITH w AS (
      INSERT INTO stock_move (id, posting_id, line, item_id, batch_id, from_location_id, to_location_id, quantity, reason,
                              note, source_kind, source_id, event_id, prf_id, performed_by, witnessed_by, occurred_at,
                              recorded_at, reverses, unit_cost_pence, exception, override_reason, from_balance, to_balance)
      SELECT m.id, m.posting_id, m.line, m.item_id, m.batch_id, m.from_location_id, m.to_location_id, m.quantity, m.reason,
             m.note, posting ->> 'sourceKind', (posting ->> 'sourceId')::uuid, m.event_id, m.prf_id, performer, witness, occurred,
             recorded, m.reverses, m.unit_cost_pence, m.exception, m.override_reason, m.from_balance, m.to_balance
      FROM unnest(made_moves) m ORDER BY m.line
      RETURNING *)
    SELECT jsonb_agg(jsonb_build_object(
      'id', w.id, 'sequence', w.sequence, 'itemId', w.item_id, 'batchId', w.batch_id,
      'fromLocationId', w.from_location_id, 'toLocationId', w.to_location_id, 'quantity', w.quantity,
      'reason', w.reason, 'exception', w.exception, 'isWitnessed', w.witnessed_by IS NOT NULL, 'reverses', w.reverses,
      'shortAt', short_places[array_position(short_moves, w.id)]) ORDER BY w.line)
    INTO shown FROM w;
    IF cardinality(short_moves) > 0 THEN
      INSERT INTO stock_shortage (move_id, item_id, location_id)
      SELECT t.move_id, m.item_id, t.location_id
      FROM unnest(short_moves, short_places) AS t (move_id, location_id) JOIN unnest(made_moves) m ON m.id = t.move_id;
    END IF;
    UPDATE stock_balance b SET quantity = t.amount
    FROM unnest(batch_keys, places, amounts) AS t (batch_key, location_id, amount)
    WHERE b.batch_key = t.batch_key AND b.location_id = t.location_id;

    IF has_blocked THEN
      -- Wherever a recalled lot arrives is one of the recall's lines, to be settled again where it was settled before. Of a recall that
      -- is closed, what comes in from outside, and what a patient is given: the job that notifies of it opens the recall again.
      INSERT INTO recall_line AS l (recall_id, kind, batch_id, location_id, quantity, found_at)
      SELECT n.recall_id, CASE WHEN p.is_real THEN 'stock' ELSE 'transit' END, m.batch_id, p.id, q.quantity, recorded
      FROM (SELECT t.batch_id, t.to_location_id, bool_or(NOT f.is_real AND f.id <> in_transit) AS is_from_outside
            FROM unnest(made_moves) t JOIN stock_location f ON f.id = t.from_location_id GROUP BY 1, 2) m
      JOIN stock_location p ON p.id = m.to_location_id AND (p.is_real OR p.id = in_transit)
      JOIN stock_balance q ON q.batch_key = m.batch_id AND q.location_id = p.id AND q.quantity > 0
      JOIN recall_batch n ON n.batch_id = m.batch_id
      JOIN recall r ON r.id = n.recall_id AND (r.state = 'active' OR (r.state = 'closed' AND m.is_from_outside))
      ON CONFLICT (recall_id, kind, batch_id, coalesce(location_id, prf_id, move_id, '00000000-0000-0000-0000-000000000000'))
      DO UPDATE SET quantity = excluded.quantity, outcome = NULL, note = NULL, settled_at = NULL, settled_by = NULL,
        notified_at = CASE WHEN l.settled_at IS NULL THEN l.notified_at END,
        found_at = CASE WHEN l.settled_at IS NULL THEN l.found_at ELSE excluded.found_at END;
      INSERT INTO recall_line (recall_id, kind, batch_id, move_id, event_id, quantity, happened_at, found_at)
      -- A see-and-treat log is always about a patient.
      SELECT n.recall_id, CASE posting ->> 'sourceKind' WHEN 'see_and_treat' THEN 'patient' ELSE 'use' END, m.batch_id, m.id, m.event_id, m.quantity, occurred, recorded
      FROM unnest(made_moves) m
      JOIN recall_batch n ON n.batch_id = m.batch_id JOIN recall r ON r.id = n.recall_id AND r.state IN ('active', 'closed')
      WHERE m.to_location_id = consumed AND m.reverses IS NULL AND m.prf_id IS NULL
      ORDER BY m.line
      ON CONFLICT DO NOTHING;
      -- Who was given it is to be told, of all doses that stand. What somebody was told already is not made less.
      INSERT INTO recall_line AS l (recall_id, kind, batch_id, prf_id, event_id, quantity, happened_at, found_at)
      SELECT n.recall_id, 'patient', g.batch_id, g.prf_id, g.event_id, g.quantity, g.at, recorded
      FROM (SELECT m.batch_id, m.prf_id, max(m.event_id::text)::uuid AS event_id, sum(m.quantity) AS quantity, min(m.occurred_at) AS at
            FROM (SELECT DISTINCT t.batch_id, t.prf_id FROM unnest(made_moves) t
                  WHERE t.prf_id IS NOT NULL AND consumed IN (t.from_location_id, t.to_location_id)) t
            JOIN stock_move m ON m.batch_id = t.batch_id AND m.prf_id = t.prf_id
            WHERE m.to_location_id = consumed AND m.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
            GROUP BY m.batch_id, m.prf_id) g
      JOIN recall_batch n ON n.batch_id = g.batch_id JOIN recall r ON r.id = n.recall_id AND r.state IN ('active', 'closed')
      ON CONFLICT (recall_id, kind, batch_id, coalesce(location_id, prf_id, move_id, '00000000-0000-0000-0000-000000000000'))
      DO UPDATE SET quantity = excluded.quantity, event_id = coalesce(excluded.event_id, l.event_id), happened_at = excluded.happened_at
      WHERE l.settled_at IS NULL OR l.quantity IS NULL OR excluded.quantity > l.quantity;
      -- What was not given after all is nobody's to be told of.
      DELETE FROM recall_line l USING unnest(made_moves) m, recall r
      WHERE m.reverses IS NOT NULL AND m.from_location_id = consumed AND l.batch_id = m.batch_id AND l.settled_at IS NULL
        AND r.id = l.recall_id AND r.state IN ('active', 'closed')
        AND (l.move_id = m.reverses
          OR (l.kind = 'patient' AND l.prf_id = m.prf_id AND NOT EXISTS (
            SELECT FROM stock_move d WHERE d.batch_id = l.batch_id AND d.prf_id = l.prf_id AND d.to_location_id = consumed
              AND d.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = d.id))));
    END IF;
    IF has_serial THEN
    -- A serial number is one thing, in one place.
    SELECT i.name AS item, s.lot INTO problem
    FROM (SELECT DISTINCT (l.move ->> 'batchId')::uuid AS batch_id, (l.move ->> 'itemId')::uuid AS item_id
          FROM jsonb_array_elements(posting -> 'moves') AS l (move)) AS lots
    JOIN stock_item i ON i.id = lots.item_id AND i.is_serialised
    JOIN stock_batch s ON s.id = lots.batch_id
    WHERE (SELECT sum(b.quantity) FROM stock_balance b
           WHERE b.batch_key = lots.batch_id AND NOT b.is_source) > 1
    LIMIT 1;
    IF problem.item IS NOT NULL THEN
      RAISE EXCEPTION 'SERIAL_TWICE' USING ERRCODE = 'STK01', DETAIL = jsonb_build_object('item', problem.item, 'lot', problem.lot)::text;
    END IF;
    END IF;
    RETURN jsonb_build_object('id', made, 'replayed', false, 'moves', shown);
  END
  $function$
