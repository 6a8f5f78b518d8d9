import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Parts {
  readonly alertFields: string;
  readonly eventFields: string;
  readonly isEventWanted: string;
}

const loadForSave = ({ alertFields, eventFields, isEventWanted }: Parts): string => `
  CREATE OR REPLACE FUNCTION prf_load_for_save(actor uuid, wanted jsonb) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    ids uuid[] := ARRAY(SELECT (w->>'id')::uuid FROM jsonb_array_elements(wanted) w);
    found integer;
    missing uuid;
    result json;
  BEGIN
    PERFORM FROM prf WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found < cardinality(ids) THEN
      -- Rows that are still to be made have nothing to lock but their names.
      FOR missing IN
        SELECT i FROM unnest(ids) i WHERE NOT EXISTS (SELECT FROM prf WHERE id = i) ORDER BY i
      LOOP
        PERFORM pg_advisory_xact_lock(hashtextextended('prf ' || missing, 0));
      END LOOP;
      PERFORM FROM prf WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    END IF;
    SELECT json_agg(json_build_object(
      'id', w->>'id',
      'prf', CASE WHEN p.id IS NULL THEN NULL ELSE json_build_object(
        'customPrfId', p.custom_prf_id,
        'status', p.status,
        'version', p.version,
        'authorId', p.author_id,
        'eventId', p.event_id,
        'patientId', p.patient_id,
        'createdAt', p.created_at,
        'scoredFor', p.summary->'scoredFor',
        'isCrew', EXISTS (
          SELECT FROM prf_crew c JOIN staff_profile s ON s.staff_id = c.staff_id
          WHERE c.prf_id = p.id AND s.user_id = coalesce((w->>'actor')::uuid, actor)
        ),
        'hasWriteReason', EXISTS (
          SELECT FROM prf_write_reason r WHERE r.prf_id = p.id AND r.user_id = coalesce((w->>'actor')::uuid, actor)
        )
      ) END,
      'sections', (
        SELECT json_object_agg(s.section, json_build_object('version', s.version, 'data', s.data))
        FROM prf_section s WHERE s.prf_id = p.id
      ),
      'history', (
        SELECT json_agg(json_build_object(
          'section', v.section, 'version', v.version, 'paths', v.changed_paths,
          'authorId', v.author_id, 'at', v.recorded_at, 'commandId', v.command_id
        ) ORDER BY v.version)
        FROM (
          SELECT b->>0 AS section, min((b->>1)::integer) AS version
          FROM jsonb_array_elements(w->'bases') b GROUP BY 1
        ) oldest
        JOIN prf_section_version v
          ON v.prf_id = p.id AND v.section = oldest.section AND v.version > oldest.version
      ),
      'bases', (
        SELECT json_agg(json_build_object('section', v.section, 'version', v.version, 'data', v.data))
        FROM jsonb_array_elements(w->'bases') b
        JOIN prf_section_version v
          ON v.prf_id = p.id AND v.section = b->>0 AND v.version = (b->>1)::integer
        JOIN prf_section s ON s.prf_id = p.id AND s.section = v.section AND s.version > v.version
      ),
      'known', (
        SELECT json_agg(json_build_object(
          'commandId', k.command_id, 'section', k.section, 'outcome', k.outcome,
          'version', k.version, 'conflictPaths', k.conflict_paths
        ))
        FROM prf_command k
        WHERE k.prf_id = p.id AND k.command_id = ANY (
          ARRAY(SELECT jsonb_array_elements_text(w->'commands')::uuid)
        )
      ),
      'alerts', (
        SELECT json_agg(json_build_object(
          'entryId', a.entry_id, 'revision', a.revision, 'total', a.total, 'band', a.band,
          'isActioned', a.actioned_at IS NOT NULL, 'isCleared', a.cleared_at IS NOT NULL${alertFields}
        ) ORDER BY a.entry_id, a.revision)
        FROM prf_alert a WHERE a.prf_id = p.id
      ),
      'patients', (
        SELECT json_agg(json_build_object('id', t.patient_id, 'dob', t.dob, 'estimatedAge', t.estimated_age, 'allergies', t.allergies))
        FROM patient t
        WHERE t.patient_id = p.patient_id OR t.patient_id = ANY (
          ARRAY(SELECT jsonb_array_elements_text(w->'patients')::uuid)
        )
      ),
      'events', (
        SELECT json_agg(json_build_object(
          'id', e.event_id, 'date', to_char(e.starts_at AT TIME ZONE e.time_zone, 'YYMMDD')${eventFields}
        ))
        FROM event e
        WHERE ${isEventWanted}
      ),
      'staff', (
        SELECT json_agg(s.staff_id) FROM staff_profile s
        WHERE s.staff_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'staff')::uuid))
      )
    )) INTO result
    FROM jsonb_array_elements(wanted) w
    LEFT JOIN prf p ON p.id = (w->>'id')::uuid;
    RETURN coalesce(result, '[]'::json);
  END
  $$`;

const ASKED_FOR = `e.event_id = ANY (ARRAY(SELECT jsonb_array_elements_text(w->'events')::uuid))`;

/**
 * A save also reads the time zone of the record's own event, in which its patient's age counts, and when each alert's set
 * was taken, so that the alert follows a time that is put right.
 */
export class LoadZonesAndAlertTimes1795219200800 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      loadForSave({
        alertFields: `, 'ruleVersion', a.rule_version, 'occurredAt', a.occurred_at`,
        eventFields: `, 'timeZone', e.time_zone`,
        isEventWanted: `e.event_id = p.event_id OR ${ASKED_FOR}`,
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(loadForSave({ alertFields: '', eventFields: '', isEventWanted: ASKED_FOR }));
  }
}
