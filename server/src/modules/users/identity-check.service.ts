import type { AuditAction } from '@sideline/schema/audit-actions';
import type { IdentityProof } from '@sideline/schema/people';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireText } from '../../platform/required-text.js';
import type { AuditService } from '../audit/audit.service.js';

/** What somebody saw, of the patient whose record was merged. */
export interface NewIdentityCheck {
  readonly checkId: string;
  readonly mergeId: string;
  readonly seen: IdentityProof;
  /** Of the account, as the person present says it; never shown to whoever asks. */
  readonly email: string;
  readonly note?: string | null | undefined;
}

/**
 * Lets the account of a merged record into the surviving one, once its owner has shown in person who he is. Nothing else
 * ever takes an account from one record to another.
 */
export class IdentityCheckService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * What was seen, by whom and when; the account of this address that opens the merged record opens the surviving one from
   * now on. Anybody may have registered himself as the patient, so that nothing but the address tells whose account it is.
   * Safe to repeat. NOT_FOUND for a merge that does not stand, and alike for every reason why there is no such account.
   */
  async record(context: Context, input: NewIdentityCheck): Promise<boolean> {
    const { checkId, mergeId, seen } = input;
    if (!isId(checkId))
      throw badInput([{ field: 'checkId', code: 'invalid', message: 'This is not an id.' }]);
    const email = requireText(input.email, 'email', 'Ask for the e-mail address that they sign in with.');
    const note = input.note?.trim() ? requireText(input.note, 'note', '') : null;
    const [merge] = isId(mergeId)
      ? await context.manager.query<{ loser_id: string; survivor_id: string }[]>(
          'SELECT loser_id, survivor_id FROM patient_merge WHERE id = $1 AND undone_at IS NULL FOR UPDATE',
          [mergeId],
        )
      : [];
    if (merge === undefined) throw notFound('Merge');
    if (await this.#isRecorded(context, checkId, mergeId)) return true;
    const [account] = await context.manager.query<{ id: string }[]>(
      `SELECT id FROM app_user
       WHERE patient_id = $1 AND lower(email::text) = lower($2) AND email_verified_at IS NOT NULL AND is_active
         AND role = 'patient' FOR UPDATE`,
      [merge.loser_id, email],
    );
    if (account === undefined) return this.#refuse(context, merge.loser_id);
    await context.manager.query(
      `INSERT INTO account_identity_check (id, merge_id, user_id, seen, note, checked_at, checked_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [checkId, mergeId, account.id, seen, note, context.clock(), actorOf(context).userId],
    );
    await this.#move(
      context,
      account.id,
      { from: merge.loser_id, to: merge.survivor_id },
      'IDENTITY_CHECKED',
    );
    return true;
  }

  /**
   * Accounts that a merge's checks let into the surviving record open their own again. Whoever has another record or another
   * role by now keeps what he has.
   */
  async returnAccounts(context: Context, mergeId: string): Promise<void> {
    const checks = await context.manager.query<{ user_id: string; loser_id: string; survivor_id: string }[]>(
      `SELECT c.user_id, m.loser_id, m.survivor_id
       FROM account_identity_check c JOIN patient_merge m ON m.id = c.merge_id
       WHERE c.merge_id = $1 AND c.ended_at IS NULL ORDER BY c.user_id`,
      [mergeId],
    );
    await context.manager.query(
      'UPDATE account_identity_check SET ended_at = $2 WHERE merge_id = $1 AND ended_at IS NULL',
      [mergeId, context.clock()],
    );
    for (const { user_id, loser_id, survivor_id } of checks)
      await this.#move(context, user_id, { from: survivor_id, to: loser_id }, 'ACCOUNT_RETURNED');
  }

  async #isRecorded({ manager }: Context, checkId: string, mergeId: string): Promise<boolean> {
    const [row] = await manager.query<{ merge_id: string }[]>(
      'SELECT merge_id FROM account_identity_check WHERE id = $1',
      [checkId],
    );
    if (row !== undefined && row.merge_id !== mergeId) throw new DomainError('CONFLICT');
    return row !== undefined;
  }

  async #move(
    context: Context,
    userId: string,
    { from, to }: { readonly from: string; readonly to: string },
    action: AuditAction,
  ): Promise<void> {
    const [, count] = await context.manager.query<[unknown[], number]>(
      `UPDATE app_user SET patient_id = $3 WHERE id = $1 AND patient_id = $2 AND role = 'patient'`,
      [userId, from, to],
    );
    if (count === 0) return;
    await this.#audit.record(context, {
      action,
      entity: { type: 'User', id: userId },
      patientId: to,
      fieldsChanged: ['patient_id'],
    });
  }

  async #refuse(context: Context, patientId: string): Promise<never> {
    await this.#audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      context: 'Identity check: no account of this address',
    });
    throw notFound('An active account of the merged record with this confirmed e-mail address');
  }
}
