import type { MigrationInterface, QueryRunner } from 'typeorm';

const INSERT = `IF held IS NOT NULL THEN
        INSERT INTO audit_entry SELECT * FROM unnest(appended);`;
const GUARDED = `IF held IS NOT NULL THEN
        IF EXISTS (SELECT FROM restriction WHERE ended_at IS NULL) THEN
          PERFORM refuse_restricted(appended);
        END IF;
        INSERT INTO audit_entry SELECT * FROM unnest(appended);`;

const exchange = async (runner: QueryRunner, from: string, to: string): Promise<void> => {
  const [row] = (await runner.query(
    `SELECT pg_get_functiondef('audit_append(jsonb)'::regprocedure) AS definition`,
  )) as readonly { readonly definition: string }[];
  if (row?.definition.includes(from) !== true) throw new Error('audit_append is not as it was left.');
  await runner.query(row.definition.replace(from, () => to));
};

/**
 * Patients and records that staff open with a reason only (ADR 38). Nothing of them is read or changed without an entry of the
 * trail in the same transaction, and none is taken from whoever holds no reason: so no way to them can forget to ask.
 */
export class RestrictRecords1795571400200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restriction (
        id uuid PRIMARY KEY,
        patient_id uuid REFERENCES patient (patient_id),
        prf_id uuid REFERENCES prf (id),
        reason text NOT NULL,
        made_by uuid NOT NULL REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_by uuid REFERENCES app_user (id),
        ended_reason text,
        CHECK (num_nonnulls(patient_id, prf_id) = 1),
        CHECK (num_nulls(ended_at, ended_by, ended_reason) IN (0, 3))
      );
      CREATE UNIQUE INDEX restriction_patient_standing ON restriction (patient_id) WHERE ended_at IS NULL;
      CREATE UNIQUE INDEX restriction_prf_standing ON restriction (prf_id) WHERE ended_at IS NULL;
      CREATE INDEX restriction_patient_idx ON restriction (patient_id);
      CREATE INDEX restriction_prf_idx ON restriction (prf_id);
      CREATE TABLE restricted_access (
        id uuid PRIMARY KEY,
        restriction_id uuid NOT NULL REFERENCES restriction (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES app_user (id),
        reason text NOT NULL,
        opened_at timestamptz NOT NULL,
        until timestamptz NOT NULL,
        reviewed_at timestamptz,
        reviewed_by uuid REFERENCES app_user (id),
        review text,
        CHECK (num_nulls(reviewed_at, reviewed_by, review) IN (0, 3))
      );
      CREATE INDEX restricted_access_open_idx ON restricted_access (restriction_id, user_id, until);
      CREATE INDEX restricted_access_time_idx ON restricted_access (opened_at, id)`);
    await runner.query(`
      CREATE FUNCTION patient_is_restricted(patient uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT EXISTS (
          SELECT FROM restriction r
          JOIN patient marked ON marked.patient_id = r.patient_id
          JOIN patient asked ON asked.patient_id = $1
          WHERE r.ended_at IS NULL
            AND coalesce(asked.merged_into, asked.patient_id) = coalesce(marked.merged_into, marked.patient_id))
      $$;
      CREATE FUNCTION prf_is_restricted(prf uuid, patient uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT EXISTS (SELECT FROM restriction r WHERE r.prf_id = $1 AND r.ended_at IS NULL)
          OR patient_is_restricted($2)
      $$`);
    // A record's author goes on with what they had begun before: a device may have it from then.
    await runner.query(`
      CREATE FUNCTION refuse_restricted(entries audit_entry[]) RETURNS void LANGUAGE plpgsql STABLE AS $$
      DECLARE hit record;
      BEGIN
        SELECT r.id, a.patient_id, a.prf_id INTO hit
        FROM unnest(entries) a
        LEFT JOIN prf p ON p.id = a.prf_id
        CROSS JOIN restriction r
        WHERE NOT a.is_refusal AND a.actor_kind IN ('session', 'token') AND a.role IN ('admin', 'staff', 'client')
          AND a.action NOT IN ('RECORD_RESTRICTED', 'RECORD_UNRESTRICTED', 'RESTRICTED_OPENED', 'RESTRICTED_REVIEWED')
          AND r.ended_at IS NULL
          AND (r.prf_id = a.prf_id OR EXISTS (
            SELECT FROM patient marked, patient asked
            WHERE marked.patient_id = r.patient_id AND asked.patient_id = coalesce(a.patient_id, p.patient_id)
              AND coalesce(asked.merged_into, asked.patient_id) = coalesce(marked.merged_into, marked.patient_id)))
          AND NOT coalesce(p.author_id = a.actor_id AND p.created_at < r.made_at
                           AND p.status IN ('draft', 'in_progress', 'awaiting_review'), false)
          AND NOT EXISTS (
            SELECT FROM restricted_access x
            WHERE x.restriction_id = r.id AND x.user_id = a.actor_id AND x.until > a.recorded_at)
        LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION 'the record is restricted' USING ERRCODE = 'SL001', DETAIL = json_build_object(
            'restrictionId', hit.id, 'patientId', hit.patient_id, 'prfId', hit.prf_id)::text;
        END IF;
      END $$`);
    await exchange(runner, INSERT, GUARDED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await exchange(runner, GUARDED, INSERT);
    await runner.query(`
      DROP FUNCTION refuse_restricted(audit_entry[]);
      DROP FUNCTION prf_is_restricted(uuid, uuid);
      DROP FUNCTION patient_is_restricted(uuid);
      DROP TABLE restricted_access;
      DROP TABLE restriction`);
  }
}
