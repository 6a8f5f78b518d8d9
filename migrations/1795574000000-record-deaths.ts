import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deaths that signed records state (clinical section 5), one for each record. They hold for every row of the same person, so
 * that a merge neither loses one nor copies it. A death taken back in error keeps who did so and why.
 */
export class RecordDeaths1795574000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_death (
        prf_id uuid PRIMARY KEY REFERENCES prf (id) ON DELETE CASCADE,
        patient_id uuid NOT NULL REFERENCES patient (patient_id) ON DELETE CASCADE,
        died_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES app_user (id),
        undone_at timestamptz,
        undone_by uuid REFERENCES app_user (id),
        undone_reason text,
        CHECK (num_nulls(undone_at, undone_by, undone_reason) IN (0, 3))
      );
      CREATE INDEX patient_death_patient_idx ON patient_death (patient_id);
      CREATE INDEX patient_death_recorded_by_idx ON patient_death (recorded_by)`);
    await runner.query(`
      CREATE FUNCTION patient_death_of(patient uuid) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT json_build_object(
          'died_at', to_char(d.died_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'prf_id', d.prf_id, 'custom_prf_id', f.custom_prf_id,
          'recorded_at', to_char(d.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'time_zone', coalesce(e.time_zone, 'Europe/London'))
        FROM patient asked
        CROSS JOIN LATERAL (
          SELECT held.patient_id FROM patient held
          WHERE held.patient_id = coalesce(asked.merged_into, asked.patient_id)
             OR held.merged_into = coalesce(asked.merged_into, asked.patient_id)) person
        JOIN patient_death d ON d.patient_id = person.patient_id AND d.undone_at IS NULL
        JOIN prf f ON f.id = d.prf_id
        LEFT JOIN event e ON e.event_id = f.event_id
        WHERE asked.patient_id = $1
        ORDER BY d.recorded_at DESC, d.prf_id LIMIT 1
      $$`);
    // Records that were signed before: by the newest section data, which a signed record no longer changes.
    await runner.query(`
      INSERT INTO patient_death (prf_id, patient_id, died_at, recorded_at, recorded_by)
      SELECT p.id, p.patient_id, coalesce((r.data ->> 'role_time')::timestamptz, g.signed_at), g.signed_at, g.signed_by
      FROM prf p
      JOIN LATERAL (SELECT s.signed_at, s.signed_by FROM prf_signature s WHERE s.prf_id = p.id
                    ORDER BY s.revision DESC LIMIT 1) g ON true
      LEFT JOIN prf_section r ON r.prf_id = p.id AND r.section = 'ROLE'
      LEFT JOIN prf_section o ON o.prf_id = p.id AND o.section = 'DispositionOutcome'
      LEFT JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails'
      WHERE p.status IN ('completed', 'amended') AND p.patient_id IS NOT NULL
        AND (o.data ->> 'disposition_outcome' = 'deceased_on_scene' OR i.data ->> 'acuity' = 'dead')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION patient_death_of(uuid); DROP TABLE patient_death`);
  }
}
