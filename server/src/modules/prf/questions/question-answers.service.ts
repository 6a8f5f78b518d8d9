import { QUESTION_LABELS } from '@sideline/schema/prf/questions/labels';
import { OPEN_PRF_STATES } from '@sideline/schema/prf/record/states';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { countRow, fetchOne, fetchRows } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { badInput } from '../../../platform/errors.js';
import {
  connectionFrom,
  keyed,
  keysetSql,
  pageRead,
  readBy,
  type Connection,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import type { AuditService } from '../../audit/audit.service.js';
import { personJson } from '../reading/prf.hot.js';
import type { OverriddenQuestion, QuestionAnswerGiven } from './question-answers.types.js';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The newest first. */
const ANSWERS: Keyset = {
  columns: [
    { expression: 'a.answered_at', type: 'timestamptz' },
    { expression: 'a.entry_id', type: 'uuid' },
  ],
  direction: 'DESC',
};

const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

const requireSpan = ({ from, to }: Span): void => {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_DAYS) return;
  throw badInput([
    {
      field: 'to',
      code: 'out_of_range',
      message: `Choose an end after the start, at most ${String(LONGEST_DAYS)} days later.`,
    },
  ]);
};

const overriddenRow = z.object({
  ruleId: z.string(),
  count: z.number(),
  lastAt: z.string().nullable(),
  open: z.number(),
});

/** Which questions are answered 'true as recorded' and which stay open, for the person responsible for safety. */
export class QuestionAnswersService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** By rule, the most often answered first. Only counts: nothing about a patient. BAD_INPUT for an invalid span. */
  async overridden({ manager }: Context, span: Span): Promise<OverriddenQuestion[]> {
    requireSpan(span);
    const rows = await fetchRows(
      manager,
      overriddenRow,
      `WITH answered AS (
         SELECT a.rule_id, count(*)::integer AS count, max(a.answered_at) AS last_at
         FROM prf_question_answer a JOIN prf p ON p.id = a.prf_id
         WHERE a.withdrawn_at IS NULL AND a.answered_at >= $1 AND a.answered_at < $2 AND p.status <> 'void'
         GROUP BY a.rule_id
       ), open AS (
         SELECT q.rule_id, count(*)::integer AS open
         FROM prf p CROSS JOIN jsonb_array_elements_text(p.summary -> 'openQuestions') AS q (rule_id)
         WHERE p.status IN (${OPEN_PRF_STATES.map((state) => `'${state}'`).join(', ')})
           AND p.created_at >= $1 AND p.created_at < $2
         GROUP BY q.rule_id
       )
       SELECT rule_id AS "ruleId", coalesce(count, 0) AS count, ${moment('last_at')} AS "lastAt", coalesce(open, 0) AS open
       FROM answered FULL JOIN open USING (rule_id)
       ORDER BY coalesce(count, 0) DESC, coalesce(open, 0) DESC, rule_id`,
      [span.from, span.to],
    );
    return rows.map((row) => ({ ...row, label: QUESTION_LABELS[row.ruleId] ?? row.ruleId }));
  }

  /** The answers to one rule that nobody has withdrawn, the newest first. The content of restricted records is not shown. */
  async answers(
    context: Context,
    ruleId: string,
    page: PageRequest,
  ): Promise<Connection<QuestionAnswerGiven>> {
    const { manager } = context;
    const { after, limit, isBackward } = pageRead(page);
    const values: unknown[] = [ruleId];
    const sql = keysetSql(readBy(ANSWERS, isBackward), after, (value) => `$${String(values.push(value))}`);
    await this.#audit.record(context, {
      action: 'PRFS_LISTED',
      entity: { type: 'Prf', id: 'list' },
      context: 'Answers to questions',
    });
    const shown = (column: string): string => `CASE WHEN NOT r.is_restricted THEN ${column} END`;
    const rows = await fetchRows(
      manager,
      keyed<QuestionAnswerGiven>(),
      `SELECT json_build_object(
         'id', r.entry_id, 'ruleId', r.rule_id, 'customPrfId', ${shown('r.custom_prf_id')}, 'section', r.section,
         'question', ${shown('r.question')}, 'reason', ${shown('r.reason')}, 'answeredAt', ${moment('r.answered_at')},
         'answeredBy', ${personJson('u', 's')}) AS node,
         ${sql.valuesOf('r')} AS values
       FROM (
         SELECT a.*, p.custom_prf_id, prf_is_restricted(p.id, p.patient_id) AS is_restricted, ${sql.keys}
         FROM prf_question_answer a JOIN prf p ON p.id = a.prf_id
         WHERE a.rule_id = $1 AND a.withdrawn_at IS NULL AND p.status <> 'void' AND ${sql.beyond}
         ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
       ) r
       JOIN app_user u ON u.id = r.answered_by LEFT JOIN staff_profile s ON s.user_id = r.answered_by
       ORDER BY ${sql.orderOf('r')}`,
      values,
    );
    return connectionFrom(rows, page, async () => {
      const row = await fetchOne(
        manager,
        countRow,
        `SELECT count(*)::integer AS count FROM prf_question_answer a JOIN prf p ON p.id = a.prf_id
         WHERE a.rule_id = $1 AND a.withdrawn_at IS NULL AND p.status <> 'void'`,
        [ruleId],
      );
      return row.count;
    });
  }
}
