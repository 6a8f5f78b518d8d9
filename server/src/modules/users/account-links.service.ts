import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import {
  closeLinks,
  PASSWORD_LETTERS,
  type AccountMailService,
  type LetterLink,
} from './account-mail.service.js';
import { AppUser } from './app-user.entity.js';
import type { KnownDevices } from './known-devices.js';
import type { PasswordHasher } from './password-hasher.js';
import { passwordProblems } from './password-rules.js';
import type { SessionService } from './session.service.js';
import type { SecondFactorCheckService } from './second-factor-check.service.js';
import type { SignInService } from './sign-in.service.js';
import type { Charges, SignInThrottle } from './sign-in-throttle.js';

interface Deps {
  readonly audit: AuditService;
  readonly mail: AccountMailService;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionService;
  readonly throttle: SignInThrottle;
  readonly devices: KnownDevices;
  readonly signIns: SignInService;
  readonly secondFactors: SecondFactorCheckService;
}

/** Mails that anyone may request for an address, and the accounts that get them. */
const REQUESTED = {
  reset_password: { action: 'PASSWORD_RESET_REQUESTED', of: 'true' },
  verify_email: {
    action: 'EMAIL_CONFIRMATION_REQUESTED',
    of: 'email_verified_at IS NULL AND password_hash IS NOT NULL',
  },
} as const;

/** What the links in mails do: confirm an address, or choose a new password. Each works once. */
export class AccountLinksService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Confirms the address that the link was sent to, for a person who both reads that mailbox and chose the password: a
   * stranger may have registered the address, or mistyped it. Safe to repeat. LINK_CLOSED, BAD_INPUT naming `password`,
   * TOO_MANY_REQUESTS after repeated failures.
   */
  async verifyEmail(
    context: Context,
    { token, password }: { readonly token: string; readonly password: string },
  ): Promise<void> {
    const { throttle } = this.#deps;
    const seen = await runInTransaction(context, (inside) => this.#unconfirmed(inside, token));
    if (seen === null) return;
    const charges = await throttle.reserve(
      context.manager,
      { account: seen.email, address: context.address, device: context.browser?.device.value ?? null },
      context.clock(),
    );
    await throttle.counted(context.manager, charges, context, () =>
      this.#confirm(context, token, seen, { password, charges }),
    );
  }

  async #confirm(
    context: Context,
    token: string,
    seen: AppUser,
    { password, charges }: { readonly password: string; readonly charges: Charges },
  ): Promise<void> {
    const { audit, signIns, throttle } = this.#deps;
    if (!(await signIns.verify(seen, password))) return this.#refusePassword(context, seen);
    await runInTransaction(context, async (inside) => {
      const user = await this.#unconfirmed(inside, token);
      if (user === null) return;
      const { affected } = await inside.manager.update(
        AppUser,
        // Until then the person who registered it may choose another password.
        { id: user.id, passwordHash: seen.passwordHash ?? '' },
        { emailVerifiedAt: inside.clock() },
      );
      if (affected !== 1) return this.#refusePassword(inside, user);
      await closeLinks(inside, ['verify_email'], user.id);
      await throttle.succeeded(inside.manager, charges, inside.clock());
      await audit.record(inside, {
        action: 'EMAIL_VERIFIED',
        entity: { type: 'User', id: user.id },
        fieldsChanged: ['email_verified_at'],
      });
    });
  }

  /** Sends a link for a new password if the address has an account. The answer is the same if it has none. */
  requestReset(context: Context, email: string): Promise<void> {
    return this.#request(context, email, 'reset_password');
  }

  /**
   * Has another link that confirms the address sent, to an account whose owner chose a password and has not confirmed it. The
   * same for every other address.
   */
  requestConfirmation(context: Context, email: string): Promise<void> {
    return this.#request(context, email, 'verify_email');
  }

  async #request(context: Context, email: string, kind: keyof typeof REQUESTED): Promise<void> {
    const { action, of } = REQUESTED[kind];
    const user = await fetchMaybe(
      context.manager,
      idRow,
      `SELECT id FROM app_user WHERE email = $1 AND kind = 'person' AND is_active AND ${of}`,
      [email.trim()],
    );
    const userId = user?.id ?? newId();
    await this.#deps.mail.ask(context, kind, userId);
    await this.#deps.audit.record(context, { action, entity: { type: 'User', id: userId } });
  }

  /**
   * Sets the password by the link's token, ends every session of the account, this browser's too, and closes its other links
   * and what its registration left open. LINK_CLOSED, or BAD_INPUT naming `password`. A self-registered account whose address
   * nobody had confirmed loses its patient: the person who reads that mailbox may not be the person who typed the record.
   */
  async resetPassword(
    context: Context,
    { token, password }: { readonly token: string; readonly password: string },
  ): Promise<void> {
    const { audit, devices, hasher, mail, secondFactors, sessions, throttle } = this.#deps;
    const seen = await runInTransaction(context, (inside) => this.#open(inside, token));
    const problems = await passwordProblems(
      password,
      [seen.email, seen.firstName, seen.lastName],
      'password',
    );
    if (problems.length > 0) throw badInput(problems);
    const passwordHash = await hasher.hash(password);
    await runInTransaction(context, async (inside) => {
      const user = await this.#open(inside, token);
      const now = inside.clock();
      await inside.manager.update(
        AppUser,
        { id: user.id },
        { passwordHash, passwordChangedAt: now, emailVerifiedAt: user.emailVerifiedAt ?? now },
      );
      if (user.emailVerifiedAt === null) await this.#unlink(inside, user);
      // The person who registered the address can no longer link a patient or choose a password.
      await execute(
        inside.manager,
        'UPDATE account_registration SET expires_at = $2 WHERE user_id = $1 AND expires_at > $2',
        [user.id, now],
      );
      await closeLinks(inside, [...PASSWORD_LETTERS, 'verify_email'], user.id);
      // The caller's own first: its cookie goes with it, whosever it is.
      await sessions.close(inside);
      await sessions.closeAllOf(inside, user.id);
      // Password guesses no longer count; guesses at a code of the second step still do.
      if (!(await secondFactors.isOn(inside.manager, user.id)))
        await throttle.startAfresh(inside.manager, {
          ...{ account: user.email, address: inside.address },
          device: inside.browser?.device.value ?? null,
        });
      // They read its mail: other people's guesses must not keep them from signing in here.
      await devices.forgetOthers(inside, user.id);
      await devices.remember(inside, user.id);
      await audit.record(inside, {
        action: 'PASSWORD_RESET',
        entity: { type: 'User', id: user.id },
        fieldsChanged: ['password'],
      });
      await mail.ask(inside, 'password_changed', user.id);
    });
  }

  /** The account whose address a link still has to confirm; null if it is confirmed. */
  async #unconfirmed(context: Context, token: string): Promise<AppUser | null> {
    const link = await this.#deps.mail.find(context, ['verify_email'], token);
    if (link === null) return this.#refuse(context, null);
    const user = await context.manager.findOneBy(AppUser, { id: link.userId, isActive: true });
    if (link.isUsed && user?.emailVerifiedAt != null) return null;
    if (user === null || link.isUsed || link.isOver) return this.#refuse(context, link);
    return user;
  }

  /** The account of a link that is still valid. */
  async #open(context: Context, token: string): Promise<AppUser> {
    const link = await this.#deps.mail.find(context, PASSWORD_LETTERS, token);
    if (link === null || link.isUsed || link.isOver) return this.#refuse(context, link);
    const user = await context.manager.findOneBy(AppUser, {
      id: link.userId,
      kind: 'person',
      isActive: true,
    });
    return user ?? this.#refuse(context, link);
  }

  async #unlink(context: Context, user: AppUser): Promise<void> {
    const count = await execute(
      context.manager,
      `UPDATE app_user u SET patient_id = NULL
       WHERE u.id = $1 AND u.patient_id IS NOT NULL
         AND EXISTS (
           SELECT FROM account_registration r JOIN patient p ON p.patient_id = r.patient_id
           WHERE r.user_id = u.id AND u.patient_id IN (p.patient_id, p.merged_into))`,
      [user.id],
    );
    if (count > 0)
      await this.#deps.audit.record(context, {
        action: 'USER_PATIENT_UNLINKED',
        entity: { type: 'User', id: user.id },
        patientId: user.patientId,
        fieldsChanged: ['patient_id'],
      });
  }

  async #refusePassword(context: Context, { id }: AppUser): Promise<never> {
    await this.#deps.audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'User', id },
      context: 'Confirming an address: password wrong',
    });
    throw badInput([
      {
        field: 'password',
        code: 'wrong_password',
        message: 'This is not the password that you registered with. Enter it again, or choose a new one.',
      },
    ]);
  }

  async #refuse(context: Context, link: LetterLink | null): Promise<never> {
    await this.#deps.audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      ...(link === null ? {} : { entity: { type: 'User', id: link.userId } }),
      context: 'Link from an e-mail',
    });
    throw new DomainError('LINK_CLOSED');
  }
}
