import type { AuditAction } from '@sideline/schema/audit-actions';
import { HELD_SUBJECT_LABELS, HELD_SUBJECTS, type HeldSubjectKind } from '@sideline/schema/retention';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchMaybe, fetchOne, storedJson } from '../../../platform/database/checked.js';
import { ListConditions, listPage } from '../../../platform/database/list-page.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, PageRequest } from '../../../platform/lists/paging.js';
import { requireText } from '../../../platform/text/required-text.js';
import type { AuditService } from '../../audit/audit.service.js';
import { MARK } from './erasure-rows.js';
import type { HeldSubject } from './legal-hold.types.js';
import { liftMark, setMark } from './retention-marks.js';

interface Subject {
  /** The owners of the marks. */
  readonly column: 'user_id' | 'client_id';
  readonly from: string;
  readonly key: string;
  readonly name: string;
  /** Who can be held: a patient's data is held by their record. */
  readonly of: string;
  readonly audited: string;
}

const SUBJECTS: Readonly<Record<HeldSubjectKind, Subject>> = {
  account: {
    column: 'user_id',
    from: 'app_user',
    key: 'id',
    name: `btrim(s.first_name || ' ' || s.last_name)`,
    of: `s.kind = 'person' AND s.role <> 'patient'`,
    audited: 'User',
  },
  client: {
    column: 'client_id',
    from: 'client',
    key: 'client_id',
    name: 's.name',
    of: 'true',
    audited: 'Client',
  },
};

/** SQL: one subject as shown, by their id. */
const shown = (kind: HeldSubjectKind, id: string, of = 'true'): string => {
  const { column, from, key, name } = SUBJECTS[kind];
  return `(
    SELECT json_build_object('kind', '${kind}', 'subjectId', s.${key}, 'name', ${name}, 'marks', coalesce((
      SELECT json_agg(${MARK} ORDER BY m.made_at DESC, m.id DESC) FROM retention_mark m
      WHERE m.${column} = s.${key}), '[]'))
    FROM ${from} s WHERE s.${key} = ${id} AND ${of})`;
};

const HELD = {
  table: 'retention_mark',
  alias: 'h',
  node: `coalesce(${shown('account', 'h.user_id')}, ${shown('client', 'h.client_id')})`,
};
const OLDEST_FIRST = {
  columns: [
    { expression: 'h.made_at', type: 'timestamptz' },
    { expression: 'h.id', type: 'uuid' },
  ],
  direction: 'ASC',
} as const;

const holdRow = z.object({ kind: z.enum(HELD_SUBJECTS), subjectId: z.string() });

const subjectRow = z.object({ subject: storedJson<HeldSubject>().nullable() });

/** Holds that stop the end of a term, for anyone but patients: accounts with their work, and clients (ADR 29). */
export class LegalHoldService {
  readonly #audit: AuditService;

  constructor({ audit }: { readonly audit: AuditService }) {
    this.#audit = audit;
  }

  /** Everyone now under a hold, the first held first. */
  standing(context: Context, page: PageRequest): Promise<Connection<HeldSubject>> {
    const held = new ListConditions();
    held.add('num_nonnulls(h.user_id, h.client_id) = 1 AND h.ended_at IS NULL');
    return listPage(context.manager, HELD, OLDEST_FIRST, held, page);
  }

  /** One account or client with every hold that was ever on it. NOT_FOUND. */
  async of(context: Context, kind: HeldSubjectKind, subjectId: string): Promise<HeldSubject> {
    const subject = await this.#read(context, kind, subjectId);
    await this.#record(context, subject, 'RETENTION_VIEWED');
    return subject;
  }

  /** Sets a hold: nothing is deleted from now on. Safe to repeat. RETENTION_MARKED if there is a hold, NOT_FOUND. */
  async set(
    context: Context,
    input: {
      readonly id: string;
      readonly kind: HeldSubjectKind;
      readonly subjectId: string;
      readonly reason: string;
    },
  ): Promise<HeldSubject> {
    const { id, kind, subjectId } = input;
    const reason = requireText(input.reason, 'reason', 'Say why this must be kept.');
    const subject = await this.#read(context, kind, subjectId);
    const { column } = SUBJECTS[kind];
    if (await setMark(context, { id, column, subjectId, alike: [subjectId], kind: 'legal_hold', reason }))
      await this.#record(context, subject, 'LEGAL_HOLD_SET', ['reason']);
    return this.#read(context, kind, subjectId);
  }

  /** Lifts a hold, with a reason: data past its term is deleted the next night. Repeating it changes nothing. NOT_FOUND. */
  async lift(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<HeldSubject> {
    const reason = requireText(input.reason, 'reason', 'Say why this no longer needs to be kept.');
    const hold = isId(input.id)
      ? await fetchMaybe(
          context.manager,
          holdRow,
          `SELECT CASE WHEN user_id IS NULL THEN 'client' ELSE 'account' END AS kind,
                  coalesce(user_id, client_id) AS "subjectId"
           FROM retention_mark WHERE id = $1 AND num_nonnulls(user_id, client_id) = 1`,
          [input.id],
        )
      : undefined;
    if (hold === undefined) throw notFound('Hold');
    const isLifted = await liftMark(context, input.id, reason);
    const subject = await this.#read(context, hold.kind, hold.subjectId);
    if (isLifted) await this.#record(context, subject, 'LEGAL_HOLD_LIFTED', ['ended_at', 'ended_reason']);
    return subject;
  }

  async #read(context: Context, kind: HeldSubjectKind, subjectId: string): Promise<HeldSubject> {
    const row = isId(subjectId)
      ? await fetchOne(
          context.manager,
          subjectRow,
          `SELECT ${shown(kind, '$1', SUBJECTS[kind].of)} AS subject`,
          [subjectId],
        )
      : undefined;
    if (!row?.subject) throw notFound(HELD_SUBJECT_LABELS[kind]);
    return row.subject;
  }

  #record(
    context: Context,
    { kind, subjectId }: HeldSubject,
    action: AuditAction,
    fieldsChanged: readonly string[] = [],
  ): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: SUBJECTS[kind].audited, id: subjectId },
      ...(fieldsChanged.length === 0 ? {} : { fieldsChanged }),
    });
  }
}
