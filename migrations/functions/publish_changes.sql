CREATE OR REPLACE FUNCTION public.publish_changes(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
      DECLARE
        taken integer;
      BEGIN
        IF NOT EXISTS (SELECT FROM change_pending) THEN
          RETURN 0;
        END IF;
        PERFORM pg_advisory_xact_lock(hashtextextended('publish_changes', 0));
        WITH gone AS (
          DELETE FROM change_pending p WHERE p.id IN (SELECT q.id FROM change_pending q ORDER BY q.id LIMIT most)
          RETURNING p.*
        ), counted AS (
          SELECT count(*)::integer AS rows FROM gone
        ), latest AS (
          SELECT g.kind, g.entity_id, max(g.id) AS last_id, max(g.version) AS version, max(g.changed_at) AS changed_at,
                 (array_agg(g.is_deleted ORDER BY g.id DESC))[1] AS is_deleted
          FROM gone g GROUP BY g.kind, g.entity_id
        ), known AS (
          SELECT l.*, coalesce(NOT c.is_deleted, false) AS was_there
          FROM latest l LEFT JOIN entity_change c ON c.kind = l.kind AND c.entity_id = l.entity_id
          ORDER BY l.last_id
        ), written AS (
          INSERT INTO entity_change AS c (kind, entity_id, position, version, changed_at, is_deleted)
          SELECT k.kind, k.entity_id, nextval('change_position'), k.version, k.changed_at, k.is_deleted FROM known k
          ON CONFLICT (kind, entity_id) DO UPDATE SET
            position = EXCLUDED.position, version = coalesce(greatest(EXCLUDED.version, c.version), c.version),
            changed_at = greatest(EXCLUDED.changed_at, c.changed_at), is_deleted = EXCLUDED.is_deleted
          RETURNING c.kind, c.entity_id, c.version, c.changed_at
        ), told AS (
          SELECT w.*, w.kind || '.' || CASE WHEN k.is_deleted THEN 'deleted' WHEN k.was_there THEN 'changed'
                                            ELSE 'created' END AS type
          FROM written w JOIN known k ON k.kind = w.kind AND k.entity_id = w.entity_id
        ), announced AS (
          SELECT enqueue_job('announce', json_build_object(
            'id', gen_random_uuid(), 'type', t.type,
            'at', to_char(t.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'data', json_build_object('kind', t.kind, 'id', t.entity_id, 'version', t.version)), NULL, NULL) AS job
          FROM told t
          WHERE EXISTS (SELECT FROM webhook_endpoint w WHERE w.is_active AND t.type = ANY (w.events))
        )
        -- Counted, so that each is made: what nobody asks for is not run.
        SELECT c.rows + 0 * (SELECT count(a.job::text)::integer FROM announced a) INTO taken FROM counted c;
        RETURN taken;
      END
      $function$
