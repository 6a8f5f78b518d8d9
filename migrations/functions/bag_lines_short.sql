CREATE OR REPLACE FUNCTION public.bag_lines_short(of_bag uuid, last_day date, least_percent integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
  -- How many of the lines that a bag must hold it lacks until a day: as `bagReasons` of the schema counts them. What expires,
  -- is blocked, faulty, overdue or nearly empty does not count. Lines share substitutes: a line that competes with another takes what
  -- it can, and what is held for an earlier line moves on to another substitute (augmenting paths, as `allocate` has them).
  DECLARE
    short integer := 0;
    wants numeric[];
    may uuid[];
    owner integer[];
    items uuid[];
    free numeric[];
    n integer;
    m integer;
    can boolean[];
    taken numeric[];
    open numeric;
    amount numeric;
    reached_by integer[];
    reached_through integer[];
    waiting integer[];
    head integer;
    found integer;
    at_line integer;
    at_item integer;
  BEGIN
    WITH line AS (
      SELECT a.line, a.quantity, ARRAY[a.item_id] || a.substitutes AS allowed
      FROM stock_bag g JOIN kit_part a ON a.kit_id = g.kit_id AND a.number = g.kit_number AND NOT a.is_optional
      WHERE g.location_id = of_bag
    ), held AS (
      SELECT c.item_id, sum(c.quantity) AS quantity FROM bag_contents(of_bag, last_day, least_percent) c
      WHERE c.is_usable GROUP BY 1
    ), edge AS (
      SELECT l.line, h.item_id, h.quantity FROM line l JOIN held h ON h.item_id = ANY (l.allowed)
    ), rivals AS (
      SELECT DISTINCT e.line FROM edge e
      WHERE e.item_id IN (SELECT item_id FROM edge GROUP BY 1 HAVING count(*) > 1)
    ), numbered AS (
      SELECT l.line, l.quantity, row_number() OVER (ORDER BY l.line)::integer AS place
      FROM line l WHERE l.line IN (SELECT line FROM rivals)
    )
    SELECT
      (SELECT count(*) FROM line l WHERE l.line NOT IN (SELECT line FROM rivals)
        AND l.quantity > (SELECT coalesce(sum(e.quantity), 0) FROM edge e WHERE e.line = l.line)),
      (SELECT array_agg(r.quantity ORDER BY r.place) FROM numbered r),
      (SELECT array_agg(e.item_id ORDER BY r.place, e.item_id) FROM numbered r JOIN edge e USING (line)),
      (SELECT array_agg(r.place ORDER BY r.place, e.item_id) FROM numbered r JOIN edge e USING (line)),
      (SELECT array_agg(h.item_id ORDER BY h.item_id) FROM held h),
      (SELECT array_agg(h.quantity ORDER BY h.item_id) FROM held h)
    INTO short, wants, may, owner, items, free;
    IF wants IS NULL THEN
      RETURN short;
    END IF;

    n := cardinality(items);
    m := cardinality(wants);
    can := array_fill(false, ARRAY[m * n]);
    taken := array_fill(0::numeric, ARRAY[m * n]);
    FOR i IN 1..cardinality(may) LOOP
      can[(owner[i] - 1) * n + array_position(items, may[i])] := true;
    END LOOP;
    FOR line IN 1..m LOOP
      open := wants[line];
      WHILE open > 0 LOOP
        reached_by := array_fill(0, ARRAY[n]);
        reached_through := array_fill(0, ARRAY[m]);
        waiting := ARRAY[line];
        head := 1;
        found := 0;
        <<search>>
        WHILE head <= cardinality(waiting) LOOP
          at_line := waiting[head];
          head := head + 1;
          FOR item IN 1..n LOOP
            CONTINUE WHEN NOT can[(at_line - 1) * n + item] OR reached_by[item] <> 0;
            reached_by[item] := at_line;
            IF free[item] > 0 THEN
              found := item;
              EXIT search;
            END IF;
            FOR other IN 1..m LOOP
              IF other <> line AND reached_through[other] = 0 AND taken[(other - 1) * n + item] > 0 THEN
                reached_through[other] := item;
                waiting := waiting || other;
              END IF;
            END LOOP;
          END LOOP;
        END LOOP;
        EXIT WHEN found = 0;
        amount := least(open, free[found]);
        at_line := reached_by[found];
        WHILE at_line <> line LOOP
          at_item := reached_through[at_line];
          amount := least(amount, taken[(at_line - 1) * n + at_item]);
          at_line := reached_by[at_item];
        END LOOP;
        free[found] := free[found] - amount;
        at_item := found;
        LOOP
          at_line := reached_by[at_item];
          taken[(at_line - 1) * n + at_item] := taken[(at_line - 1) * n + at_item] + amount;
          EXIT WHEN at_line = line;
          at_item := reached_through[at_line];
          taken[(at_line - 1) * n + at_item] := taken[(at_line - 1) * n + at_item] - amount;
        END LOOP;
        open := open - amount;
      END LOOP;
      IF open > 0 THEN
        short := short + 1;
      END IF;
    END LOOP;
    RETURN short;
  END
  $function$
