import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The answers 'true as recorded' to what records were asked, a row each, so that they are counted by rule and by time without
 * reading records. The answers themselves are kept in the records; a row follows its answer in the same transaction.
 */
export class CountQuestionAnswers1795700010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_question_answer (
        prf_id uuid NOT NULL CONSTRAINT prf_question_answer_prf_id_fkey REFERENCES prf (id),
        -- Of the answer's entry in the record.
        entry_id uuid NOT NULL,
        rule_id text NOT NULL,
        section text NOT NULL,
        question text NOT NULL,
        reason text NOT NULL,
        answered_by uuid NOT NULL,
        -- When the server had it.
        answered_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        CONSTRAINT prf_question_answer_pkey PRIMARY KEY (prf_id, entry_id)
      );
      CREATE INDEX prf_question_answer_time_idx ON prf_question_answer (answered_at, rule_id)
        WHERE withdrawn_at IS NULL;
      CREATE INDEX prf_question_answer_rule_idx ON prf_question_answer (rule_id, answered_at DESC, entry_id DESC)
        WHERE withdrawn_at IS NULL;
      CREATE TRIGGER prf_question_answer_lock BEFORE INSERT OR UPDATE ON prf_question_answer
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_question_answer_delete BEFORE DELETE ON prf_question_answer
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prf_question_answer');
  }
}
