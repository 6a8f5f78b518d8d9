import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose rows are fed, with the columns of their id and version. A stock move changes the item that it moves. */
const FED = [
  { table: 'patient', kind: 'patient', id: 'patient_id', version: 'version' },
  { table: 'prf', kind: 'prf', id: 'id', version: 'version' },
  { table: 'event', kind: 'event', id: 'event_id', version: 'version' },
  { table: 'shift', kind: 'shift', id: 'shift_id', version: 'version' },
  { table: 'stock_item', kind: 'stock_item', id: 'id', version: 'version' },
] as const;
const ALSO = [
  { table: 'prf_amendment', kind: 'prf', id: 'prf_id' },
  { table: 'stock_move', kind: 'stock_item', id: 'item_id' },
] as const;

/** A function for each table, so that its statement is planned once: a PRF is saved far more often than anything else. */
const noting = (table: string, kind: string, id: string, version: string): string => `
  CREATE FUNCTION note_${table}_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  BEGIN
    INSERT INTO change_pending (kind, entity_id, version, changed_at, is_deleted)
    SELECT '${kind}', ${id}, ${version}, clock_timestamp(), TG_OP = 'DELETE' FROM noted;
    RETURN NULL;
  END
  $$`;

/**
 * What has changed, for other systems. A write leaves a row in `change_pending`, in its own transaction. `publish_changes`
 * takes what is committed and gives it positions, one caller at a time: so no position becomes visible after a later one, and
 * a reader that goes on from the last position it saw misses nothing, whatever the order of the commits.
 *
 * `entity_change` has one row for each thing, at its latest position: it does not grow with the number of changes.
 */
export class FeedChanges1795700080002 implements MigrationInterface {
  name = 'FeedChanges1795700080002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE SEQUENCE change_position AS bigint;
      CREATE TABLE entity_change (
        kind text NOT NULL,
        entity_id uuid NOT NULL,
        position bigint NOT NULL CONSTRAINT entity_change_position UNIQUE,
        -- Null where the thing has none.
        version integer,
        changed_at timestamptz NOT NULL,
        is_deleted boolean NOT NULL,
        CONSTRAINT entity_change_pkey PRIMARY KEY (kind, entity_id)
      ) WITH (fillfactor = 80);
      CREATE INDEX entity_change_since ON entity_change (kind, changed_at);
      CREATE INDEX entity_change_entity ON entity_change (entity_id);
      CREATE TABLE change_pending (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT change_pending_pkey PRIMARY KEY,
        kind text NOT NULL,
        entity_id uuid NOT NULL,
        version integer,
        changed_at timestamptz NOT NULL,
        is_deleted boolean NOT NULL
      );
      -- Written by the triggers and the function below, which run with the owner's rights.
      REVOKE INSERT, UPDATE, DELETE ON entity_change, change_pending FROM sideline_app;
      REVOKE USAGE ON SEQUENCE change_position FROM sideline_app`);
    await queryRunner.query(`
      CREATE FUNCTION publish_changes(most integer) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
      $$;
      REVOKE EXECUTE ON FUNCTION publish_changes(integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION publish_changes(integer) TO sideline_app`);
    for (const { table, kind, id, version } of FED) {
      await queryRunner.query(noting(table, kind, id, version));
      for (const [operation, rows] of [
        ['INSERT', 'NEW'],
        ['UPDATE', 'NEW'],
        ['DELETE', 'OLD'],
      ] as const)
        await queryRunner.query(`
          CREATE TRIGGER ${table}_${operation.toLowerCase()}_is_fed AFTER ${operation} ON ${table}
          REFERENCING ${rows} TABLE AS noted
          FOR EACH STATEMENT EXECUTE FUNCTION note_${table}_change()`);
      await queryRunner.query(`
        INSERT INTO entity_change (kind, entity_id, position, version, changed_at, is_deleted)
        SELECT '${kind}', ${id}, nextval('change_position'), ${version}, clock_timestamp(), false FROM ${table}`);
    }
    for (const { table, kind, id } of ALSO)
      await queryRunner.query(`${noting(table, kind, id, 'NULL::integer')};
        CREATE TRIGGER ${table}_insert_is_fed AFTER INSERT ON ${table} REFERENCING NEW TABLE AS noted
        FOR EACH STATEMENT EXECUTE FUNCTION note_${table}_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of FED)
      for (const operation of ['insert', 'update', 'delete'])
        await queryRunner.query(`DROP TRIGGER ${table}_${operation}_is_fed ON ${table}`);
    for (const { table } of ALSO) await queryRunner.query(`DROP TRIGGER ${table}_insert_is_fed ON ${table}`);
    await queryRunner.query(`
      DROP FUNCTION publish_changes(integer);
      ${[...FED, ...ALSO].map(({ table }) => `DROP FUNCTION note_${table}_change();`).join('\n')}
      DROP TABLE change_pending;
      DROP TABLE entity_change;
      DROP SEQUENCE change_position`);
  }
}
