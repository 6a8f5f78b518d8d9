import type { AuditAction } from '@sideline/schema/audit-actions';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { ListConditions, listPage } from '../../../platform/database/list-page.js';
import { DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { requireId } from '../../../platform/http/required-id.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireText } from '../../../platform/text/required-text.js';
import type { AuditService } from '../../audit/audit.service.js';
import { diedJson, samePersonSql } from '../../patients/patient.hot.js';
import type { PublicFigureFlag } from './public-figure.types.js';

const nameOf = (user: string): string =>
  `(SELECT btrim(u.first_name || ' ' || u.last_name) FROM app_user u WHERE u.id = ${user})`;

const FLAGS = {
  table: 'public_figure_flag',
  alias: 'g',
  node: `json_build_object(
    'id', g.id, 'patientId', g.patient_id,
    'patientName', (SELECT p.patient_name FROM patient p WHERE p.patient_id = g.patient_id),
    ${diedJson('g.patient_id')},
    'reason', g.reason, 'madeByName', ${nameOf('g.made_by')}, 'madeAt', ${moment('g.made_at')},
    'endedAt', ${moment('g.ended_at')}, 'endedByName', ${nameOf('g.ended_by')}, 'endedReason', g.ended_reason)`,
};
const NEWEST_FIRST: Keyset = {
  columns: [
    { expression: 'g.made_at', type: 'timestamptz' },
    { expression: 'g.id', type: 'uuid' },
  ],
  direction: 'DESC',
};

const flagRow = z.object({ id: z.string(), isOver: z.boolean() });
type FlagRow = z.infer<typeof flagRow>;
const readRow = z.object({ node: storedJson<PublicFigureFlag>() });

/**
 * Patients who are public figures. The flag does not stop anyone from opening their records: administrators see who did (operations
 * section 7). Only administrators see the flag, and so its entries of the trail, which staff may read, name no patient.
 */
export class PublicFigureService {
  readonly #audit: AuditService;

  constructor({ audit }: { readonly audit: AuditService }) {
    this.#audit = audit;
  }

  /** Flags that apply now; of one person, all that there have been. The newest first. */
  async list(
    context: Context,
    { patientId, ...page }: PageRequest & { readonly patientId: string | null },
  ): Promise<Connection<PublicFigureFlag>> {
    if (patientId !== null) requireId(patientId, 'patientId');
    await this.#record(context, 'PUBLIC_FIGURES_LISTED', 'list');
    const conditions = new ListConditions();
    if (patientId === null) conditions.add('g.ended_at IS NULL');
    else conditions.add(`g.patient_id = ANY (${samePersonSql(conditions.place(patientId))})`);
    return listPage(context.manager, FLAGS, NEWEST_FIRST, conditions, page);
  }

  /** Flags a patient, with every row of the same person. Safe to repeat. ALREADY_FLAGGED, NOT_FOUND. */
  async flag(
    context: Context,
    input: { readonly id: string; readonly patientId: string; readonly reason: string },
  ): Promise<PublicFigureFlag> {
    requireId(input.id, 'id');
    const reason = requireText(input.reason, 'reason', 'Say why this person is a public figure.');
    const { patientId } = input;
    // Of two who flag the same person at the same moment the second sees the first's.
    const found = isId(patientId)
      ? await execute(
          context.manager,
          `SELECT FROM patient WHERE patient_id = ANY (${samePersonSql('$1')}) ORDER BY patient_id FOR UPDATE`,
          [patientId],
        )
      : 0;
    if (found === 0) throw notFound('Patient');
    const known = await this.#find(context, input.id);
    if (known !== null) return this.#read(context, input.id);
    const standing = await execute(
      context.manager,
      `SELECT FROM public_figure_flag WHERE patient_id = ANY (${samePersonSql('$1')}) AND ended_at IS NULL`,
      [patientId],
    );
    if (standing > 0) throw new DomainError('ALREADY_FLAGGED');
    try {
      await execute(
        context.manager,
        'INSERT INTO public_figure_flag (id, patient_id, reason, made_by, made_at) VALUES ($1, $2, $3, $4, $5)',
        [input.id, patientId, reason, actorOf(context).userId, context.clock()],
      );
    } catch (error) {
      if (isConstraintViolation(error, 'public_figure_flag_standing'))
        throw new DomainError('ALREADY_FLAGGED');
      throw error;
    }
    await this.#record(context, 'PUBLIC_FIGURE_FLAGGED', input.id);
    return this.#read(context, input.id);
  }

  /** Removes a flag. Safe to repeat: the first reason stays. NOT_FOUND. */
  async remove(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<PublicFigureFlag> {
    const reason = requireText(input.reason, 'reason', 'Say why the flag is no longer needed.');
    const found = await this.#find(context, input.id);
    if (found === null) throw notFound('Flag');
    if (!found.isOver) {
      const ended = await execute(
        context.manager,
        `UPDATE public_figure_flag SET ended_at = $2, ended_by = $3, ended_reason = $4
         WHERE id = $1 AND ended_at IS NULL`,
        [found.id, context.clock(), actorOf(context).userId, reason],
      );
      if (ended > 0) await this.#record(context, 'PUBLIC_FIGURE_UNFLAGGED', found.id);
    }
    return this.#read(context, found.id);
  }

  async #find(context: Context, id: string): Promise<FlagRow | null> {
    if (!isId(id)) return null;
    const row = await fetchMaybe(
      context.manager,
      flagRow,
      `SELECT id, ended_at IS NOT NULL AS "isOver" FROM public_figure_flag WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  async #read(context: Context, id: string): Promise<PublicFigureFlag> {
    const row = await fetchOne(
      context.manager,
      readRow,
      `SELECT ${FLAGS.node} AS node FROM public_figure_flag g WHERE g.id = $1`,
      [id],
    );
    return row.node;
  }

  #record(context: Context, action: AuditAction, id: string): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: 'PublicFigureFlag', id },
      ...(id === 'list' ? {} : { fieldsChanged: ['reason'] }),
    });
  }
}
