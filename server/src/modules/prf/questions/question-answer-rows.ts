import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/checked.js';
import { entriesIn, isStruck } from '../saving/prf-changes.js';
import type { PrfWrite } from '../saving/prf-store.types.js';

interface AnswerRow {
  readonly prf_id: string;
  readonly entry_id: string;
  readonly rule_id: string;
  readonly section: string;
  readonly question: string;
  readonly reason: string;
  readonly answered_by: string;
  readonly answered_at: string;
  readonly withdrawn_at: string | null;
}

const PATH = new RegExp(`^${QUESTION_ANSWERS.list}/([^/]+)`);

/** The rows of the answers that a save writes; one that does not say what and why yet has none. */
const rowsOf = ({ id, writes }: PrfWrite): readonly AnswerRow[] => {
  const last = writes.findLast(({ section }) => section === QUESTION_ANSWERS.section);
  if (last === undefined) return [];
  const touched = new Set(
    writes
      .filter(({ section }) => section === QUESTION_ANSWERS.section)
      .flatMap(({ paths }) => paths.map((path) => PATH.exec(path)?.[1])),
  );
  return entriesIn(last.data, QUESTION_ANSWERS.list)
    .filter((entry) => touched.has(String(entry['id'])))
    .flatMap((entry): AnswerRow[] => {
      const text = (name: string): string => {
        const value = entry[name];
        return typeof value === 'string' ? value.trim() : '';
      };
      const row = {
        prf_id: id,
        entry_id: text('id'),
        rule_id: text('rule'),
        section: text('place_section'),
        question: text('question'),
        reason: text('reason'),
        answered_by: text('recorded_by'),
        answered_at: text('recorded_at'),
      };
      const isWhole = Object.values(row).every((value) => value !== '');
      return isWhole ? [{ ...row, withdrawn_at: isStruck(entry) ? text('voided_at') : null }] : [];
    });
};

/** Updates the answers to questions after saves; nothing is sent if there were none. */
export const followAnswers = async (manager: EntityManager, writes: readonly PrfWrite[]): Promise<void> => {
  const rows = writes.flatMap(rowsOf);
  if (rows.length === 0) return;
  await execute(
    manager,
    `INSERT INTO prf_question_answer
       (prf_id, entry_id, rule_id, section, question, reason, answered_by, answered_at, withdrawn_at)
     SELECT prf_id, entry_id, rule_id, section, question, reason, answered_by, answered_at, withdrawn_at
     FROM jsonb_to_recordset($1::jsonb) AS x (
       prf_id uuid, entry_id uuid, rule_id text, section text, question text, reason text, answered_by uuid,
       answered_at timestamptz, withdrawn_at timestamptz)
     ON CONFLICT ON CONSTRAINT prf_question_answer_pkey DO UPDATE SET
       rule_id = excluded.rule_id, section = excluded.section, question = excluded.question,
       reason = excluded.reason, withdrawn_at = excluded.withdrawn_at`,
    [JSON.stringify(rows)],
  );
};
