import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = [
  ['ClinicalInterventions', 'iv_access'],
  ['ClinicalInterventions', 'io_access'],
  ['PresentingComplaint', 'complaints'],
  ['PresentingComplaint', 'immunisations'],
  ['SecondarySurvey', 'investigations'],
] as const;

/**
 * Rows of access, complaints, immunisations and tests are entries now. Those of open records get ids, from their place, as the
 * server gives them to rows that it reads from signed records and earlier versions (schema/src/prf/record/row-ids): those are never rewritten.
 */
export class NameFormerRows1795574000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prf_section DISABLE TRIGGER USER');
    for (const [section, list] of LISTS)
      await runner.query(
        `UPDATE prf_section s SET data = jsonb_set(s.data, ARRAY[$2], (
           SELECT jsonb_agg(CASE WHEN r.item ? 'id' THEN r.item ELSE r.item || jsonb_build_object('id',
             encode(set_byte(set_byte(r.hash, 6, (get_byte(r.hash, 6) & 15) | 48), 8, (get_byte(r.hash, 8) & 63) | 128),
                    'hex')::uuid) END ORDER BY r.place)
           FROM (SELECT item, place,
                        decode(md5(uuid_send(s.prf_id) || convert_to($2 || '/' || (place - 1), 'UTF8')), 'hex') AS hash
                 FROM jsonb_array_elements(s.data -> $2) WITH ORDINALITY AS e (item, place)) r))
         FROM prf p
         WHERE p.id = s.prf_id AND p.status IN ('draft', 'in_progress', 'awaiting_review') AND s.section = $1
           AND jsonb_typeof(s.data -> $2) = 'array' AND jsonb_array_length(s.data -> $2) > 0`,
        [section, list],
      );
    await runner.query('ALTER TABLE prf_section ENABLE TRIGGER USER');
  }

  /** Ids in rows do no harm to whoever reads them as rows. */
  async down(): Promise<void> {
    // Nothing to take back.
  }
}
