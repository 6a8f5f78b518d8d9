import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import type { Sealing } from '../../platform/secrets/sealing.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { AccountMailService } from './account-mail.service.js';
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
  stepOfCode,
  totpEnrolment,
} from './one-time-codes.js';
import type { SecondFactorCheckService } from './second-factor-check.service.js';
import type { SecondFactor, SecondFactorSecret } from './second-factor.types.js';
import type { SessionService } from './session.service.js';
import type { SignInService } from './sign-in.service.js';

interface Deps {
  readonly audit: AuditService;
  readonly sealing: Sealing;
  readonly checks: SecondFactorCheckService;
  readonly sessions: SessionService;
  readonly signIns: SignInService;
  readonly mail: AccountMailService;
  readonly settings: ProviderSettingsService;
}

const STATUS = `
  SELECT confirmed_at AS since,
         (SELECT count(*)::integer FROM recovery_code c WHERE c.user_id = f.user_id AND c.used_at IS NULL) AS "left"
  FROM second_factor f WHERE user_id = $1 AND confirmed_at IS NOT NULL`;

const REASON_LENGTH = 1_000;

const statusRow = z.object({ since: z.date(), left: z.number() });
const confirmRow = z.object({ secret: z.instanceof(Buffer), isOn: z.boolean() });

/** A second factor: set up, confirmed and removed by its owner, or reset by others. */
export class SecondFactorService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The state of the caller's own second factor. */
  async status(context: Context): Promise<SecondFactor> {
    const { userId, role } = actorOf(context);
    const row = await fetchMaybe(context.manager, statusRow, STATUS, [userId]);
    return {
      isOn: row !== undefined,
      isRequired: this.#deps.checks.isRequiredOf(role),
      since: row?.since ?? null,
      recoveryCodesLeft: row?.left ?? 0,
    };
  }

  /**
   * A new secret for the caller's app, after the password; nothing is asked for at sign-in until `confirm`. Asked again, it
   * makes another. SECOND_FACTOR_ON if there is one in use; TOO_MANY_REQUESTS, BAD_INPUT naming `password`.
   */
  async begin(context: Context, password: string): Promise<SecondFactorSecret> {
    const { sealing, settings, signIns } = this.#deps;
    const { userId, email } = actorOf(context);
    await signIns.verifyOwnPassword(context, password);
    const secret = newTotpSecret();
    await runInTransaction(context, async ({ manager, clock }) => {
      const made = await execute(
        manager,
        `INSERT INTO second_factor AS known (user_id, secret, made_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, made_at = EXCLUDED.made_at
         WHERE known.confirmed_at IS NULL RETURNING user_id`,
        [userId, sealing.seal(secret, userId), clock()],
      );
      if (made === 0) throw new DomainError('SECOND_FACTOR_ON');
    });
    const { name } = await settings.current(context);
    return totpEnrolment(secret, name, email);
  }

  /**
   * Switches it on once the app has shown a code, and gives the recovery codes, this once. The account's other sessions end.
   * BAD_INPUT naming `code`, which is counted as a wrong password is; SECOND_FACTOR_ON; NOT_FOUND if set-up was not started.
   */
  confirm(context: Context, code: string): Promise<readonly string[]> {
    return this.#deps.signIns.guessedInSession(context, () =>
      runInTransaction(context, (inside) => this.#confirm(inside, code)),
    );
  }

  async #confirm(context: Context, code: string): Promise<readonly string[]> {
    const { audit, sealing, sessions } = this.#deps;
    const { userId, sessionId } = actorOf(context);
    const now = context.clock();
    // A sign-in under way with only the password either finishes before this or finds it on.
    await execute(context.manager, 'SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const row = await fetchMaybe(
      context.manager,
      confirmRow,
      'SELECT secret, confirmed_at IS NOT NULL AS "isOn" FROM second_factor WHERE user_id = $1 FOR UPDATE',
      [userId],
    );
    if (row === undefined) throw notFound('The second factor set-up');
    if (row.isOn) throw new DomainError('SECOND_FACTOR_ON');
    const step = stepOfCode(sealing.open(row.secret, userId), code, now);
    if (step === null)
      throw badInput([
        {
          field: 'code',
          code: 'wrong_code',
          message:
            'This is not the code that your app shows now. Check that the clock on your phone is right.',
        },
      ]);
    await execute(
      context.manager,
      'UPDATE second_factor SET confirmed_at = $2, last_step = $3 WHERE user_id = $1',
      [userId, now, step],
    );
    await sessions.closeOthers(context, userId, sessionId);
    await audit.record(context, { action: 'SECOND_FACTOR_ENROLLED', entity: { type: 'User', id: userId } });
    return this.#newCodes(context, userId);
  }

  /** Ten new recovery codes, after the password; they replace any that are left. NOT_FOUND without a second factor. */
  async renewCodes(context: Context, password: string): Promise<readonly string[]> {
    const { audit, checks, signIns } = this.#deps;
    const { userId } = actorOf(context);
    await signIns.verifyOwnPassword(context, password);
    return runInTransaction(context, async (inside) => {
      // Of two at once the second waits here, and its codes replace those of the first.
      await execute(inside.manager, 'SELECT FROM second_factor WHERE user_id = $1 FOR UPDATE', [userId]);
      if (!(await checks.isOn(inside.manager, userId))) throw notFound('A second factor');
      await audit.record(inside, { action: 'RECOVERY_CODES_RENEWED', entity: { type: 'User', id: userId } });
      return this.#newCodes(inside, userId);
    });
  }

  /**
   * Removes the caller's own, after password and code. BAD_INPUT naming what is wrong; SECOND_FACTOR_REQUIRED if this
   * installation requires it of the role. A code can be guessed no faster than at sign-in.
   */
  async remove(
    context: Context,
    { password, code }: { readonly password: string; readonly code: string },
  ): Promise<void> {
    const { audit, checks, signIns } = this.#deps;
    const { userId, role } = actorOf(context);
    if (checks.isRequiredOf(role)) throw new DomainError('SECOND_FACTOR_REQUIRED');
    await signIns.verifyOwnPassword(context, password, 'password', (inside) =>
      checks.spend(inside, userId, code),
    );
    await runInTransaction(context, async (inside) => {
      await execute(inside.manager, 'DELETE FROM second_factor WHERE user_id = $1', [userId]);
      await audit.record(inside, { action: 'SECOND_FACTOR_REMOVED', entity: { type: 'User', id: userId } });
    });
  }

  /**
   * Removes the second factor of another person who has lost their phone and codes, with a reason that is kept; they are
   * signed out and notified by mail. OWN_ACCOUNT, NOT_FOUND without one.
   */
  async reset(
    context: Context,
    { userId, reason }: { readonly userId: string; readonly reason: string },
  ): Promise<void> {
    if (userId === actorOf(context).userId) throw new DomainError('OWN_ACCOUNT');
    const text = reason.trim();
    if (text === '' || text.length > REASON_LENGTH)
      throw badInput([
        {
          field: 'reason',
          code: 'required',
          message: `Say how you know who they are, in at most ${REASON_LENGTH.toLocaleString('en-GB')} characters.`,
        },
      ]);
    await this.#takeAway(context, userId, text);
  }

  /**
   * The same from the server's command line, if no other administrator can: audited as the system's. NOT_FOUND for an address
   * without an account, and for an account without a second factor.
   */
  async resetAsSystem(context: Context, email: string): Promise<void> {
    await runInTransaction({ ...context, actor: null, isSystem: true }, async (inside) => {
      const account = await fetchMaybe(
        inside.manager,
        idRow,
        `SELECT id FROM app_user WHERE email = $1 AND kind = 'person'`,
        [email],
      );
      if (account === undefined) throw notFound('An account with this e-mail address');
      await this.#takeAway(inside, account.id, 'Reset at the command line of the server');
    });
  }

  async #takeAway(context: Context, userId: string, reason: string): Promise<void> {
    const { audit, mail, sessions } = this.#deps;
    const count = isId(userId)
      ? await execute(context.manager, 'DELETE FROM second_factor WHERE user_id = $1', [userId])
      : 0;
    if (count === 0) throw notFound('A second factor');
    const by = context.actor?.userId ?? null;
    await execute(
      context.manager,
      `INSERT INTO second_factor_reset (id, user_id, reset_by, actor_kind, reset_at, reason)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [newId(), userId, by, by === null ? 'system' : 'session', context.clock(), reason],
    );
    await sessions.closeAllOf(context, userId);
    await mail.ask(context, 'second_factor_reset', userId);
    await audit.record(context, {
      action: 'SECOND_FACTOR_RESET',
      entity: { type: 'User', id: userId },
      fieldsChanged: ['second_factor'],
    });
  }

  async #newCodes({ manager }: Context, userId: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await execute(manager, 'DELETE FROM recovery_code WHERE user_id = $1', [userId]);
    await execute(manager, 'INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      userId,
      codes.map(recoveryCodeHash),
    ]);
    return codes;
  }
}
