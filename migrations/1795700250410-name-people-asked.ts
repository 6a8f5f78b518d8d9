import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who was asked about a decision in best interests is an entry now, as access and complaints are (1795574000100). Rows of open
 * records get ids, from their place, as the server gives them to rows that it reads from signed records and earlier versions
 * (schema/src/prf/record/row-ids): those are never rewritten.
 */
export class NamePeopleAsked1795700250410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prf_section DISABLE TRIGGER USER');
    await runner.query(
      `UPDATE prf_section s SET data = jsonb_set(s.data, '{best_interests_consulted}', (
         SELECT jsonb_agg(CASE WHEN r.item ? 'id' THEN r.item ELSE r.item || jsonb_build_object('id',
           encode(set_byte(set_byte(r.hash, 6, (get_byte(r.hash, 6) & 15) | 48), 8, (get_byte(r.hash, 8) & 63) | 128),
                  'hex')::uuid) END ORDER BY r.place)
         FROM (SELECT item, place,
                      decode(md5(uuid_send(s.prf_id) || convert_to('best_interests_consulted/' || (place - 1), 'UTF8')), 'hex') AS hash
               FROM jsonb_array_elements(s.data -> 'best_interests_consulted') WITH ORDINALITY AS e (item, place)) r))
       FROM prf p
       WHERE p.id = s.prf_id AND p.status IN ('draft', 'in_progress', 'awaiting_review') AND s.section = 'PrimarySurvey'
         AND jsonb_typeof(s.data -> 'best_interests_consulted') = 'array'
         AND jsonb_array_length(s.data -> 'best_interests_consulted') > 0`,
    );
    await runner.query('ALTER TABLE prf_section ENABLE TRIGGER USER');
  }

  /** Rows with ids can be read as rows without. */
  async down(): Promise<void> {
    // Nothing to take back.
  }
}
