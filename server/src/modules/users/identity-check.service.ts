import type { AuditAction } from '@sideline/schema/audit-actions';
import { BIRTH_DATE_FIRST } from '@sideline/schema/guardianship';
import type { IdentityProof } from '@sideline/schema/people';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import { missing } from '../../platform/database/tombstones.js';
import type { AuditService } from '../audit/audit.service.js';
import { IS_CHECKED } from '../patients/accounts/account-check.hot.js';
import type { EndedMerge } from '../patients/merge-follower.types.js';
import { withMergedSql } from '../patients/patient.hot.js';
import type { ProposalService } from '../patients/proposals/proposal.service.js';

/** The identity check that staff made of a patient who has an account. */
export interface NewIdentityCheck {
  readonly checkId: string;
  /** Either the merge of two of the owner's records, or the patient. */
  readonly mergeId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly seen: IdentityProof;
  /** The account's address, as the person present gives it; never shown to the caller. */
  readonly email: string;
  readonly note?: string | null | undefined;
}

export interface UndoneIdentityCheck {
  readonly checkId: string;
  readonly reason: string;
}

/** The subject of a check, with its rows locked until the transaction ends. */
interface Target {
  readonly field: 'mergeId' | 'patientId';
  readonly mergeId: string | null;
  /** The record that the account opens from then on. */
  readonly patientId: string;
  /** The record whose audit trail has the refusal. */
  readonly askedId: string;
  /** SQL, with the record as $1 and the merge as $2, for whether the account `u` waits for this check. */
  readonly waiting: string;
  readonly unknown: string;
}

const OF_MERGE = `u.patient_id IN ($1, (SELECT loser_id FROM patient_merge WHERE id = $2))
  AND NOT EXISTS (SELECT FROM account_identity_check c
                  WHERE c.merge_id = $2 AND c.user_id = u.id AND c.ended_at IS NULL)`;
const OF_PATIENT = `$2::uuid IS NULL AND (u.patient_id IS NULL OR (u.patient_id = $1 AND NOT ${IS_CHECKED}))`;

const isAbout = `patient_id = ANY (${withMergedSql('$1')})`;
const STATE = `SELECT (SELECT dob IS NULL FROM patient WHERE patient_id = $1) AS "isUndated",
  EXISTS (SELECT FROM retention_mark WHERE ${isAbout} AND kind = 'legal_hold' AND ended_at IS NULL) AS "isHeld",
  EXISTS (SELECT FROM erasure WHERE ${isAbout} AND state IN ('approved', 'erasing')) AS "isEnding"`;

const checkRow = z.object({ userId: z.string(), patientId: z.string(), wasOwn: z.boolean() });
const unmergedRow = z.object({ user_id: z.string() });
const mergeRow = z.object({ loser_id: z.string(), survivor_id: z.string() });
const findRow = z.object({ standing: z.string() });
const stateRow = z.object({ isUndated: z.boolean(), isHeld: z.boolean(), isEnding: z.boolean() });
const accountRow = z.object({ id: z.string(), patientId: z.string().nullable() });
const isRecordedRow = z.object({ isSame: z.boolean() });

/**
 * Opens a record, or what belongs to two merged ones, to an account once its owner proved their identity in person. Nothing
 * else ever gives an account a record that was there before, or takes it from one to another (ADR 16, 21 and 26).
 */
export class IdentityCheckService {
  readonly #audit: AuditService;
  readonly #proposals: Pick<ProposalService, 'take'>;

  constructor(deps: { readonly audit: AuditService; readonly proposals: Pick<ProposalService, 'take'> }) {
    this.#audit = deps.audit;
    this.#proposals = deps.proposals;
  }

  /**
   * What was seen, by whom and when. For a merge: the account of this address that opens one of the two now opens the
   * surviving one and what was merged into it. For a patient: an account with no record, or with this one already and
   * never checked. Anyone may have registered as the patient, so that only the address tells whose account
   * it is. Safe to repeat; CONFLICT where it says something else. NOT_FOUND for a merge that does not stand or an unknown patient, and alike for every reason why
   * there is no such account; ERASED; BAD_INPUT under a legal hold, where the erasure is decided, and while the record that is
   * opened has no birth date (ADR 25).
   */
  async record(context: Context, input: NewIdentityCheck): Promise<boolean> {
    const { checkId, seen } = input;
    requireId(checkId, 'checkId');
    const email = requireText(input.email, 'email', 'Ask for the e-mail address that they sign in with.');
    const note = input.note?.trim() ? requireText(input.note, 'note', '') : null;
    const target = await this.#target(context, input);
    const { mergeId, patientId } = target;
    if (await this.#isRecorded(context, target, { checkId, seen, email, note })) return true;
    await this.#requireReady(context, target);
    const account = await this.#waiting(context, target, email);
    if (account === undefined) return this.#refuse(context, target);
    const isOwn = account.patientId === patientId;
    const now = context.clock();
    // An account that has no record now was removed from it since: the earlier check no longer applies.
    if (account.patientId === null)
      await execute(
        context.manager,
        'UPDATE account_identity_check SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL',
        [account.id, now],
      );
    const ofPatient = mergeId === null ? patientId : null;
    await execute(
      context.manager,
      `INSERT INTO account_identity_check (id, merge_id, patient_id, user_id, was_own, seen, note, checked_at, checked_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [checkId, mergeId, ofPatient, account.id, isOwn, seen, note, now, actorOf(context).userId],
    );
    if (isOwn) await this.#record(context, 'IDENTITY_CHECKED', { userId: account.id, patientId });
    else
      await this.#move(context, account.id, { from: account.patientId, to: patientId }, 'IDENTITY_CHECKED');
    return true;
  }

  /**
   * Withdraws a check of a patient's account: an account that had no record before has none again, and any other no longer
   * opens what others wrote. Its checks for merges into the record end as well. Repeating it changes nothing. NOT_FOUND for
   * an unknown check, and for one of a merge.
   */
  async undo(context: Context, { checkId, reason: given }: UndoneIdentityCheck): Promise<boolean> {
    const reason = requireText(given, 'reason', 'Say why the check is not valid.');
    const { manager } = context;
    const check = isId(checkId)
      ? await fetchMaybe(
          manager,
          checkRow,
          `SELECT user_id AS "userId", patient_id AS "patientId", was_own AS "wasOwn"
           FROM account_identity_check WHERE id = $1 AND patient_id IS NOT NULL`,
          [checkId],
        )
      : undefined;
    if (check === undefined) throw notFound('Identity check');
    const { userId, patientId, wasOwn } = check;
    await execute(manager, 'SELECT FROM patient WHERE patient_id = $1 FOR UPDATE', [patientId]);
    const count = await execute(
      manager,
      `UPDATE account_identity_check SET ended_at = $2, ended_by = $3, ended_reason = $4
       WHERE id = $1 AND ended_at IS NULL`,
      [checkId, context.clock(), actorOf(context).userId, reason],
    );
    if (count === 0) return true;
    await execute(
      manager,
      `UPDATE account_identity_check c SET ended_at = $3 FROM patient_merge m
       WHERE c.merge_id = m.id AND m.survivor_id = $2 AND c.user_id = $1 AND c.ended_at IS NULL`,
      [userId, patientId, context.clock()],
    );
    const isTaken = !wasOwn && (await this.#point(context, userId, { from: patientId, to: null }));
    const who = { userId, patientId };
    await this.#record(context, 'IDENTITY_CHECK_UNDONE', who, isTaken ? ['patient_id'] : []);
    return true;
  }

  /**
   * Accounts that were given the surviving record by a merge's checks open their own again, lose access to anything else
   * merged into it, and take back their pending proposals; the surviving record keeps its own. An account that has another
   * record or role by now keeps it.
   */
  async unmerged(context: Context, { mergeId, loserId, survivorId }: EndedMerge): Promise<void> {
    const rows = await fetchRows(
      context.manager,
      unmergedRow,
      `SELECT user_id FROM account_identity_check
       WHERE merge_id = $1 AND ended_at IS NULL AND NOT was_own ORDER BY user_id`,
      [mergeId],
    );
    const guests = rows.map(({ user_id }) => user_id);
    await execute(
      context.manager,
      `UPDATE account_identity_check c SET ended_at = $2
       FROM patient_merge ended JOIN patient_merge m ON m.survivor_id = ended.survivor_id
       WHERE ended.id = $1 AND c.merge_id = m.id AND c.ended_at IS NULL AND (m.id = $1 OR c.user_id = ANY ($3))`,
      [mergeId, context.clock(), guests],
    );
    const way = { from: survivorId, to: loserId };
    await this.#proposals.take(context, guests, way);
    for (const guest of guests) await this.#move(context, guest, way, 'ACCOUNT_RETURNED');
  }

  /**
   * BAD_INPUT unless it names exactly one subject; NOT_FOUND, ERASED. A check of a merged record applies to the surviving
   * one.
   */
  async #target(context: Context, { mergeId, patientId }: NewIdentityCheck): Promise<Target> {
    if (isGiven(mergeId) === isGiven(patientId))
      throw badInput([
        { field: 'patientId', code: 'one_of', message: 'Say which patient or which merge this is about.' },
      ]);
    return isGiven(mergeId) ? this.#ofMerge(context, mergeId) : this.#ofPatient(context, String(patientId));
  }

  async #ofMerge({ manager }: Context, mergeId: string): Promise<Target> {
    const merge = isId(mergeId)
      ? await fetchMaybe(
          manager,
          mergeRow,
          'SELECT loser_id, survivor_id FROM patient_merge WHERE id = $1 AND undone_at IS NULL FOR UPDATE',
          [mergeId],
        )
      : undefined;
    if (merge === undefined) throw notFound('Merge');
    return {
      field: 'mergeId',
      mergeId,
      patientId: merge.survivor_id,
      askedId: merge.loser_id,
      waiting: OF_MERGE,
      unknown: 'An active account of either record, with this confirmed e-mail address and not checked yet,',
    };
  }

  async #ofPatient({ manager }: Context, askedId: string): Promise<Target> {
    const find = async (): Promise<string | undefined> => {
      const row = await fetchMaybe(
        manager,
        findRow,
        'SELECT coalesce(merged_into, patient_id) AS standing FROM patient WHERE patient_id = $1',
        [askedId],
      );
      return row?.standing;
    };
    const patientId = isId(askedId) ? await find() : undefined;
    if (patientId === undefined) throw await missing(manager, 'Patient', askedId);
    // Both, locked in the same order as by a merge and its undoing.
    await execute(manager, 'SELECT FROM patient WHERE patient_id = ANY ($1) ORDER BY patient_id FOR UPDATE', [
      [askedId, patientId],
    ]);
    if ((await find()) !== patientId) throw new DomainError('PATIENT_CHANGED');
    return {
      field: 'patientId',
      mergeId: null,
      patientId,
      askedId: patientId,
      waiting: OF_PATIENT,
      unknown:
        'A patient’s active account with this confirmed e-mail address, not checked yet and without another record,',
    };
  }

  /** Whether the record may be opened to any account at all. BAD_INPUT. */
  async #requireReady({ manager }: Context, { field, patientId }: Target): Promise<void> {
    const state = await fetchMaybe(manager, stateRow, STATE, [patientId]);
    if (state?.isHeld === true)
      throw badInput([
        {
          field,
          code: 'legal_hold',
          message:
            'This record is under a legal hold. An administrator must lift it before an account can open the record.',
        },
      ]);
    if (state?.isEnding === true)
      throw badInput([
        { field, code: 'erasure', message: 'This record is about to be erased. Ask an administrator.' },
      ]);
    if (state?.isUndated !== false)
      throw badInput([{ field: 'dob', code: 'required', message: BIRTH_DATE_FIRST }]);
  }

  /** The account of an address that waits for this check, locked until the transaction ends. */
  async #waiting(
    { manager }: Context,
    { waiting, patientId, mergeId }: Target,
    email: string,
  ): Promise<{ readonly id: string; readonly patientId: string | null } | undefined> {
    const account = await fetchMaybe(
      manager,
      accountRow,
      `SELECT u.id, u.patient_id AS "patientId" FROM app_user u
       WHERE u.email = $3 AND u.email_verified_at IS NOT NULL AND u.is_active AND u.role = 'patient' AND ${waiting}
       FOR UPDATE OF u`,
      [patientId, mergeId, email],
    );
    return account;
  }

  /** Whether the caller already recorded this check: nobody else learns whether the address is the account's. CONFLICT. */
  async #isRecorded(
    context: Context,
    { mergeId, patientId }: Target,
    { checkId, seen, email, note }: Pick<NewIdentityCheck, 'checkId' | 'seen' | 'email' | 'note'>,
  ): Promise<boolean> {
    const row = await fetchMaybe(
      context.manager,
      isRecordedRow,
      `SELECT c.merge_id IS NOT DISTINCT FROM $2 AND ($2::uuid IS NOT NULL OR c.patient_id = $3)
              AND u.email = $4 AND c.seen = $5 AND c.note IS NOT DISTINCT FROM $6 AND c.checked_by = $7 AS "isSame"
       FROM account_identity_check c JOIN app_user u ON u.id = c.user_id WHERE c.id = $1`,
      [checkId, mergeId, patientId, email, seen, note, actorOf(context).userId],
    );
    if (row !== undefined && !row.isSame) throw new DomainError('CONFLICT');
    return row !== undefined;
  }

  async #move(
    context: Context,
    userId: string,
    { from, to }: { readonly from: string | null; readonly to: string },
    action: AuditAction,
  ): Promise<void> {
    if (await this.#point(context, userId, { from, to }))
      await this.#record(context, action, { userId, patientId: to }, ['patient_id']);
  }

  /** Moves the account from one record (or none) to another (or none); false if it did not have the first. */
  async #point(
    { manager }: Context,
    userId: string,
    { from, to }: { readonly from: string | null; readonly to: string | null },
  ): Promise<boolean> {
    const count = await execute(
      manager,
      `UPDATE app_user SET patient_id = $3
       WHERE id = $1 AND patient_id IS NOT DISTINCT FROM $2 AND role = 'patient'`,
      [userId, from, to],
    );
    return count > 0;
  }

  #record(
    context: Context,
    action: AuditAction,
    { userId, patientId }: { readonly userId: string; readonly patientId: string },
    fieldsChanged: string[] = [],
  ): Promise<void> {
    return this.#audit.record(context, {
      action,
      entity: { type: 'User', id: userId },
      patientId,
      fieldsChanged,
    });
  }

  async #refuse(context: Context, { askedId, unknown }: Target): Promise<never> {
    await this.#audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'Patient', id: askedId },
      patientId: askedId,
      context: 'Identity check: no account with this address',
    });
    throw notFound(unknown);
  }
}

const isGiven = (id: string | null | undefined): id is string => id !== null && id !== undefined;
