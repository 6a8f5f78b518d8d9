import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A picture that was taken before somebody else signed: its entry is kept beside the signed record, and its file may come for
 * the amendment that takes the entry up. No other file joins a closed record.
 */
export class LetLatePicturesJoin1795305900200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- True where an edit that came after the signature, not settled yet, holds that picture's entry; else null.
      CREATE FUNCTION prf_awaits_picture(of_prf uuid, picture uuid) RETURNS boolean LANGUAGE sql AS $$
        SELECT true FROM prf p
        WHERE p.id = of_prf AND p.status IN ('completed', 'amended') AND EXISTS (
          SELECT FROM prf_late_edit l
          WHERE l.prf_id = p.id AND l.section = 'SecondarySurvey'
            AND l.changes -> 'pictures' @> jsonb_build_array(jsonb_build_object('id', picture::text))
            AND NOT EXISTS (
              SELECT FROM prf_late_edit_outcome o WHERE o.prf_id = l.prf_id AND o.command_id = l.command_id
            )
        )
        FOR SHARE OF p
      $$;
      DROP TRIGGER attachment_lock ON attachment;
      CREATE TRIGGER attachment_lock BEFORE INSERT ON attachment
        FOR EACH ROW WHEN (prf_awaits_picture(NEW.prf_id, NEW.id) IS NOT TRUE)
        EXECUTE FUNCTION prf_refuse_locked()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER attachment_lock ON attachment;
      DROP FUNCTION prf_awaits_picture(uuid, uuid);
      CREATE TRIGGER attachment_lock BEFORE INSERT ON attachment
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked()`);
  }
}
