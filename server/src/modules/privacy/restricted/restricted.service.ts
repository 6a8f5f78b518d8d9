import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { ListConditions, listPage } from '../../../platform/database/list-page.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import type { AuditService } from '../../audit/audit.service.js';
import { diedJson } from '../../patients/patient.hot.js';
import type { PrfService } from '../../prf/prf.service.js';
import type { RestrictedAccess, Restriction } from './restricted.types.js';

const nameOf = (user: string): string =>
  `(SELECT btrim(u.first_name || ' ' || u.last_name) FROM app_user u WHERE u.id = ${user})`;

/** SQL: a restriction `r` as it is shown. */
const RESTRICTION = `json_build_object(
  'id', r.id, 'patientId', r.patient_id, 'prfId', r.prf_id,
  'name', coalesce((SELECT p.patient_name FROM patient p WHERE p.patient_id = r.patient_id),
                   (SELECT f.custom_prf_id FROM prf f WHERE f.id = r.prf_id)),
  ${diedJson('r.patient_id')},
  'reason', r.reason, 'madeByName', ${nameOf('r.made_by')}, 'madeAt', ${moment('r.made_at')},
  'endedAt', ${moment('r.ended_at')})`;

const RESTRICTIONS = { table: 'restriction', alias: 'r', node: RESTRICTION };
const ACCESSES = {
  table: 'restricted_access',
  alias: 'x',
  node: `json_build_object(
    'id', x.id, 'userId', x.user_id, 'userName', ${nameOf('x.user_id')}, 'reason', x.reason,
    'openedAt', ${moment('x.opened_at')}, 'until', ${moment('x.until')}, 'reviewedAt', ${moment('x.reviewed_at')},
    'reviewedByName', ${nameOf('x.reviewed_by')}, 'review', x.review,
    'restriction', (SELECT ${RESTRICTION} FROM restriction r WHERE r.id = x.restriction_id))`,
};
const newestBy = (column: string) =>
  ({
    columns: [
      { expression: column, type: 'timestamptz' },
      { expression: `${column.slice(0, 1)}.id`, type: 'uuid' },
    ],
    direction: 'DESC',
  }) as const;

const restrictionRow = z.object({
  id: z.string(),
  patientId: z.string().nullable(),
  prfId: z.string().nullable(),
  isOver: z.boolean(),
});
type RestrictionRow = z.infer<typeof restrictionRow>;

const openRow = z.object({ until: z.date(), isSame: z.boolean() });

const reviewRow = z.object({
  id: z.string(),
  patientId: z.string().nullable(),
  prfId: z.string().nullable(),
  userId: z.string(),
  isReviewed: z.boolean(),
});

const reviewedRow = z.object({ node: storedJson<RestrictedAccess>() });
const readRow = z.object({ node: storedJson<Restriction>() });

/** Patients and records that staff can open only with a reason; the database itself refuses every other way (ADR 38). */
export class RestrictedService {
  readonly #audit: AuditService;
  readonly #prfs: PrfService;

  constructor({ audit, prfs }: { readonly audit: AuditService; readonly prfs: PrfService }) {
    this.#audit = audit;
    this.#prfs = prfs;
  }

  /** Restrictions that apply now, the newest first. */
  async standing(context: Context, page: PageRequest): Promise<Connection<Restriction>> {
    await this.#listed(context, 'standing');
    const conditions = new ListConditions();
    conditions.add('r.ended_at IS NULL');
    return listPage(context.manager, RESTRICTIONS, newestBy('r.made_at'), conditions, page);
  }

  /**
   * Openings of records that are or were restricted, with the reasons, the newest first; only unreviewed ones if `isOpen`.
   */
  async accesses(
    context: Context,
    { isOpen, ...page }: PageRequest & { readonly isOpen: boolean },
  ): Promise<Connection<RestrictedAccess>> {
    await this.#listed(context, 'opened');
    const conditions = new ListConditions();
    if (isOpen) conditions.add('x.reviewed_at IS NULL');
    return listPage(context.manager, ACCESSES, newestBy('x.opened_at'), conditions, page);
  }

  /** Restricts a patient with all their records, or one record. Safe to repeat. ALREADY_RESTRICTED, NOT_FOUND. */
  async restrict(
    context: Context,
    input: {
      readonly id: string;
      readonly patientId?: string | null | undefined;
      readonly prfId?: string | null | undefined;
      readonly reason: string;
    },
  ): Promise<Restriction> {
    requireId(input.id, 'id');
    const reason = requireText(input.reason, 'reason', 'Say why this is restricted.');
    const { patientId = null, prfId = null } = input;
    if ((patientId === null) === (prfId === null))
      throw badInput([
        { field: 'patientId', code: 'required', message: 'Name either the patient or the record.' },
      ]);
    const found = isId(patientId ?? prfId ?? '')
      ? await execute(
          context.manager,
          patientId === null ? 'SELECT FROM prf WHERE id = $1' : 'SELECT FROM patient WHERE patient_id = $1',
          [patientId ?? prfId],
        )
      : 0;
    if (found === 0) throw notFound(patientId === null ? 'PRF' : 'Patient');
    const known = await this.#find(context, input.id);
    if (known !== null && (known.patientId !== patientId || known.prfId !== prfId))
      throw new DomainError('CONFLICT');
    if (known !== null) return this.#read(context, input.id);
    try {
      await execute(
        context.manager,
        `INSERT INTO restriction (id, patient_id, prf_id, reason, made_by, made_at) VALUES ($1, $2, $3, $4, $5, $6)`,
        [input.id, patientId, prfId, reason, actorOf(context).userId, context.clock()],
      );
    } catch (error) {
      if (
        isConstraintViolation(error, 'restriction_patient_standing') ||
        isConstraintViolation(error, 'restriction_prf_standing')
      )
        throw new DomainError('ALREADY_RESTRICTED');
      throw error;
    }
    await this.#record(context, { patientId, prfId }, 'RECORD_RESTRICTED');
    // The people who have it open are asked for their reason now, not at its next change.
    await this.#prfs.tellReaders(context, prfId === null ? { patientId: patientId ?? '' } : { prfId });
    return this.#read(context, input.id);
  }

  /** Opens it for everyone again. Safe to repeat. NOT_FOUND. */
  async lift(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<Restriction> {
    const reason = requireText(input.reason, 'reason', 'Say why this no longer needs to be restricted.');
    const found = await this.#find(context, input.id);
    if (found === null) throw notFound('Restriction');
    if (!found.isOver) {
      await execute(
        context.manager,
        'UPDATE restriction SET ended_at = $2, ended_by = $3, ended_reason = $4 WHERE id = $1 AND ended_at IS NULL',
        [found.id, context.clock(), actorOf(context).userId, reason],
      );
      await this.#record(context, found, 'RECORD_UNRESTRICTED');
    }
    return this.#read(context, found.id);
  }

  /** Opens a restricted record for the caller, for some hours; returns until when. Safe to repeat. NOT_FOUND. */
  async open(
    context: Context,
    input: { readonly id: string; readonly restrictionId: string; readonly reason: string },
  ): Promise<Date> {
    requireId(input.id, 'id');
    const reason = requireText(input.reason, 'reason', 'Say why you need to open this.');
    const found = await this.#find(context, input.restrictionId);
    if (found === null) throw notFound('Restriction');
    const { userId } = actorOf(context);
    const known = await fetchMaybe(
      context.manager,
      openRow,
      `SELECT until, restriction_id = $2 AND user_id = $3 AS "isSame" FROM restricted_access WHERE id = $1`,
      [input.id, found.id, userId],
    );
    if (known?.isSame === false) throw new DomainError('CONFLICT');
    if (known !== undefined) return known.until;
    const until = new Date(context.clock().getTime() + LIMITS.restricted.openHours * 3_600_000);
    await execute(
      context.manager,
      `INSERT INTO restricted_access (id, restriction_id, user_id, reason, opened_at, until) VALUES ($1, $2, $3, $4, $5, $6)`,
      [input.id, found.id, userId, reason, context.clock(), until],
    );
    await this.#record(context, found, 'RESTRICTED_OPENED');
    return until;
  }

  /**
   * Records the result of reviewing a person's opening. The first review counts. NOT_FOUND; OWN_ACCOUNT if the opening was
   * the caller's own.
   */
  async review(
    context: Context,
    input: { readonly id: string; readonly review: string },
  ): Promise<RestrictedAccess> {
    const review = requireText(input.review, 'review', 'Say what the review found.');
    const found = isId(input.id)
      ? await fetchMaybe(
          context.manager,
          reviewRow,
          `SELECT r.id, r.patient_id AS "patientId", r.prf_id AS "prfId", x.user_id AS "userId",
                  x.reviewed_at IS NOT NULL AS "isReviewed"
           FROM restricted_access x JOIN restriction r ON r.id = x.restriction_id WHERE x.id = $1 FOR UPDATE OF x`,
          [input.id],
        )
      : undefined;
    if (found === undefined) throw notFound('Opening');
    const { userId } = actorOf(context);
    if (found.userId === userId) throw new DomainError('OWN_OPENING');
    if (!found.isReviewed) {
      await execute(
        context.manager,
        'UPDATE restricted_access SET reviewed_at = $2, reviewed_by = $3, review = $4 WHERE id = $1',
        [input.id, context.clock(), userId, review],
      );
      await this.#record(context, found, 'RESTRICTED_REVIEWED');
    }
    const row = await fetchOne(
      context.manager,
      reviewedRow,
      `SELECT ${ACCESSES.node} AS node FROM restricted_access x WHERE x.id = $1`,
      [input.id],
    );
    return row.node;
  }

  #listed(context: Context, what: string): Promise<void> {
    return this.#audit.record(context, {
      action: 'RESTRICTIONS_LISTED',
      entity: { type: 'Restriction', id: 'list' },
      context: what,
    });
  }

  async #find(context: Context, id: string): Promise<RestrictionRow | null> {
    if (!isId(id)) return null;
    const row = await fetchMaybe(
      context.manager,
      restrictionRow,
      `SELECT id, patient_id AS "patientId", prf_id AS "prfId", ended_at IS NOT NULL AS "isOver"
       FROM restriction WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  async #read(context: Context, id: string): Promise<Restriction> {
    const row = await fetchOne(
      context.manager,
      readRow,
      `SELECT ${RESTRICTION} AS node FROM restriction r WHERE r.id = $1`,
      [id],
    );
    return row.node;
  }

  #record(
    context: Context,
    { patientId, prfId }: Pick<RestrictionRow, 'patientId' | 'prfId'>,
    action: AuditAction,
  ): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: patientId === null ? 'Prf' : 'Patient', id: patientId ?? prfId ?? '' },
      patientId,
      prfId,
      fieldsChanged: ['reason'],
    });
  }
}
