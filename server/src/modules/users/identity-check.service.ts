import type { AuditAction } from '@sideline/schema/audit-actions';
import type { IdentityProof } from '@sideline/schema/people';
import { actorOf, type Context } from '../../platform/context.js';
import { DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/required-id.js';
import { requireText } from '../../platform/required-text.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EndedMerge } from '../patients/merge-follower.types.js';
import type { ProposalService } from '../patients/proposals/proposal.service.js';

/** What somebody saw, of the patient two of whose records were merged. */
export interface NewIdentityCheck {
  readonly checkId: string;
  readonly mergeId: string;
  readonly seen: IdentityProof;
  /** Of the account, as the person present says it; never shown to whoever asks. */
  readonly email: string;
  readonly note?: string | null | undefined;
}

interface MergedPair {
  readonly loser_id: string;
  readonly survivor_id: string;
}

/**
 * Lets the account of either of two merged records have what belongs to both, once its owner has shown in person who he is:
 * that of the merged one opens the surviving one, that of the surviving one stays there. Nothing else ever takes an account
 * from one record to another.
 */
export class IdentityCheckService {
  readonly #audit: AuditService;
  readonly #proposals: Pick<ProposalService, 'take'>;

  constructor(deps: { readonly audit: AuditService; readonly proposals: Pick<ProposalService, 'take'> }) {
    this.#audit = deps.audit;
    this.#proposals = deps.proposals;
  }

  /**
   * What was seen, by whom and when; the account of this address, which opens one of the two records, opens the surviving one
   * and has what was merged from now on. Anybody may have registered himself as the patient, so that nothing but the address
   * tells whose account it is. Safe to repeat. NOT_FOUND for a merge that does not stand, and alike for every reason why there
   * is no such account.
   */
  async record(context: Context, input: NewIdentityCheck): Promise<boolean> {
    const { checkId, mergeId, seen } = input;
    requireId(checkId, 'checkId');
    const email = requireText(input.email, 'email', 'Ask for the e-mail address that they sign in with.');
    const note = input.note?.trim() ? requireText(input.note, 'note', '') : null;
    const [merge] = isId(mergeId)
      ? await context.manager.query<MergedPair[]>(
          'SELECT loser_id, survivor_id FROM patient_merge WHERE id = $1 AND undone_at IS NULL FOR UPDATE',
          [mergeId],
        )
      : [];
    if (merge === undefined) throw notFound('Merge');
    if (await this.#isRecorded(context, checkId, mergeId)) return true;
    const account = await this.#waiting(context, mergeId, merge, email);
    if (account === undefined) return this.#refuse(context, merge.loser_id);
    await context.manager.query(
      `INSERT INTO account_identity_check (id, merge_id, user_id, was_survivors, seen, note, checked_at, checked_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        checkId,
        mergeId,
        account.id,
        account.isSurvivors,
        seen,
        note,
        context.clock(),
        actorOf(context).userId,
      ],
    );
    if (account.isSurvivors)
      await this.#record(context, 'IDENTITY_CHECKED', { userId: account.id, patientId: merge.survivor_id });
    else
      await this.#move(
        context,
        account.id,
        { from: merge.loser_id, to: merge.survivor_id },
        'IDENTITY_CHECKED',
      );
    return true;
  }

  /**
   * Accounts that a merge's checks let into the surviving record open their own again, have nothing any longer of what else
   * was merged into it, and take along what they proposed there and still waits; the surviving record's own stay. Whoever
   * has another record or another role by now keeps what he has.
   */
  async unmerged(context: Context, { mergeId, loserId, survivorId }: EndedMerge): Promise<void> {
    const rows = await context.manager.query<{ user_id: string }[]>(
      `SELECT user_id FROM account_identity_check
       WHERE merge_id = $1 AND ended_at IS NULL AND NOT was_survivors ORDER BY user_id`,
      [mergeId],
    );
    const guests = rows.map(({ user_id }) => user_id);
    await context.manager.query(
      `UPDATE account_identity_check c SET ended_at = $2
       FROM patient_merge ended JOIN patient_merge m ON m.survivor_id = ended.survivor_id
       WHERE ended.id = $1 AND c.merge_id = m.id AND c.ended_at IS NULL AND (m.id = $1 OR c.user_id = ANY ($3))`,
      [mergeId, context.clock(), guests],
    );
    const way = { from: survivorId, to: loserId };
    await this.#proposals.take(context, guests, way);
    for (const guest of guests) await this.#move(context, guest, way, 'ACCOUNT_RETURNED');
  }

  /** The account of an address that opens one of the two records, was not checked for this merge yet, and is held. */
  async #waiting(
    { manager }: Context,
    mergeId: string,
    { loser_id, survivor_id }: MergedPair,
    email: string,
  ): Promise<{ readonly id: string; readonly isSurvivors: boolean } | undefined> {
    const [account] = await manager.query<{ id: string; isSurvivors: boolean }[]>(
      `SELECT u.id, u.patient_id = $2 AS "isSurvivors" FROM app_user u
       WHERE u.patient_id IN ($1, $2) AND lower(u.email::text) = lower($3) AND u.email_verified_at IS NOT NULL
         AND u.is_active AND u.role = 'patient'
         AND NOT EXISTS (SELECT FROM account_identity_check c
                         WHERE c.merge_id = $4 AND c.user_id = u.id AND c.ended_at IS NULL)
       FOR UPDATE OF u`,
      [loser_id, survivor_id, email, mergeId],
    );
    return account;
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
    await this.#record(context, action, { userId, patientId: to }, ['patient_id']);
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

  async #refuse(context: Context, patientId: string): Promise<never> {
    await this.#audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      context: 'Identity check: no account of this address',
    });
    throw notFound(
      'An active account of either record, with this confirmed e-mail address and not checked yet,',
    );
  }
}
