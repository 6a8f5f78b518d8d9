import { LIMITS } from '@sideline/schema/limits';
import type { DataSource } from 'typeorm';
import { actorOf, type Context } from '../../platform/context.js';
import type { Clock } from '../../platform/clock.js';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { networkOf } from '../../platform/http/network-of.js';
import { RateWindow, type RateShare } from '../../platform/http/rate-window.js';
import { newId } from '../../platform/ids.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { closeLinks, PASSWORD_LETTERS, type AccountMailService } from './account-mail.service.js';
import { AppUser } from './app-user.entity.js';
import type { KnownDevices } from './known-devices.js';
import type { PasswordHasher } from './password-hasher.js';
import { passwordProblems } from './password-rules.js';
import type { SecondFactorCheckService } from './second-factor-check.service.js';
import type { SessionService } from './session.service.js';
import { sessionUserOf, type SessionUser } from './session-user.js';
import { StrangersAllowanceSpent, type Charges, type SignInThrottle } from './sign-in-throttle.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator app, or a recovery code; where the account has a second factor. */
  readonly code?: string | null | undefined;
  /** The token of a link that was mailed after SIGN_IN_BY_MAIL. */
  readonly link?: string | null | undefined;
}

/** Why a user signs out, where they did not choose to: `idle` means that the device was left unused and locked itself. */
export const SIGN_OUT_REASONS = ['idle'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly sessions: SessionService;
  readonly throttle: SignInThrottle;
  readonly devices: KnownDevices;
  readonly mail: Pick<AccountMailService, 'ask'>;
  readonly rates: Pick<RateShare, 'charge'>;
  readonly hasher: PasswordHasher;
  readonly secondFactors: SecondFactorCheckService;
  /** Whether the demonstration is on; its accounts, whose password is public, can sign in nowhere else. */
  readonly isDemo: boolean;
}

/** A user who has just signed in, for the device that they did it on. */
export interface SignedIn {
  readonly user: SessionUser;
  /** See `SessionService.deviceKeyOf`. */
  readonly deviceKey: string;
}

/** Signing in and out, and proving the user's identity again. */
export class SignInService {
  readonly #deps: Deps;
  readonly #perAddress: RateWindow;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#perAddress = new RateWindow({
      name: 'sign-in',
      perMinute: LIMITS.signIn.perAddressPerMinute,
      clock: deps.clock,
      share: deps.rates,
    });
  }

  /**
   * Opens a session and writes its cookie. SIGN_IN_FAILED in the same words and the same time whether the account is
   * unknown, closed, self-registered with an address that nobody has confirmed, or the password wrong; TOO_MANY_REQUESTS
   * while the account or address has to wait. Where the account has a second factor, the right password alone gets
   * SECOND_FACTOR_NEEDED, and a wrong or used code the answer of a wrong password; both steps are counted by the same
   * throttle. Where strangers have used up their guesses at the account, the answer is SIGN_IN_BY_MAIL, and a right password
   * gets a link by mail (ADR 35). Keeps its transaction to the writes: hashing inside of one would hold a database
   * connection for each guess.
   */
  async signIn(context: Context, { email, password, code, link }: Credentials): Promise<SignedIn> {
    const { throttle, dataSource } = this.#deps;
    const account = email.trim();
    const attempt = {
      account,
      address: context.address,
      device: context.browser?.device.value ?? null,
      link,
    };
    try {
      await this.#perAddress.take(networkOf(context.address));
    } catch (refusal) {
      // Someone is flooding the network address that they share: a device that the account knows has its own allowance.
      if (!(await throttle.isKnown(dataSource.manager, attempt))) throw refusal;
    }
    let charges: Charges;
    try {
      charges = await throttle.reserve(dataSource.manager, attempt, context.clock());
    } catch (refusal) {
      if (!(refusal instanceof StrangersAllowanceSpent)) throw refusal;
      const byMail = await throttle.reserveByMail(dataSource.manager, attempt, context.clock());
      return throttle.counted(dataSource.manager, byMail, context, () =>
        this.#answerByMail(context, account, password),
      );
    }
    return throttle.counted(dataSource.manager, charges, context, () =>
      this.#check(context, account, { password, code, charges }),
    );
  }

  /**
   * Has a link sent to the account if the password is right. The answer, the time it takes and what is counted are the same
   * whether it is or not: only those who read the account's mail learn which.
   */
  async #answerByMail(context: Context, account: string, password: string): Promise<never> {
    const { dataSource, audit, mail, isDemo } = this.#deps;
    const user = await dataSource.manager.findOneBy(AppUser, {
      email: account,
      kind: 'person',
      isActive: true,
    });
    const isUnconfirmed = await this.#isUnconfirmed(user);
    const isRight = await this.verify(user, password);
    const isOpen =
      !isUnconfirmed && (user?.isDemonstration !== true || (isDemo && context.isProxied !== true));
    const owner = isRight && isOpen ? user : null;
    await runInTransaction(context, (inside) => mail.ask(inside, 'sign_in', owner?.id ?? newId()));
    await audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: user === null ? undefined : { type: 'User', id: user.id },
      context: owner === null ? 'Sign-in failed' : 'Sign-in link sent',
    });
    throw new DomainError('SIGN_IN_BY_MAIL');
  }

  async #check(
    context: Context,
    account: string,
    { password, code, charges }: Pick<Credentials, 'password' | 'code'> & { readonly charges: Charges },
  ): Promise<SignedIn> {
    const { audit, devices, secondFactors, sessions, throttle, dataSource, isDemo } = this.#deps;
    const user = await dataSource.manager.findOneBy(AppUser, {
      email: account,
      kind: 'person',
      isActive: true,
    });
    const isUnconfirmed = await this.#isUnconfirmed(user);
    const hasSecondFactor = await secondFactors.isOn(dataSource.manager, user?.id ?? null);
    const isRight = await this.verify(user, password);
    if (user === null || !isRight || isUnconfirmed) return this.#refuse(context, user);
    if (user.isDemonstration && (context.isProxied === true || !isDemo)) {
      await audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'User', id: user.id },
        context: isDemo
          ? 'Demonstration account through a proxy'
          : 'Demonstration account, demonstration off',
      });
      throw new DomainError('DEMONSTRATION_IS_LOCAL');
    }
    // An API token that signs in acts as itself until then; its limits do not apply to signing in.
    const caller: Context = context.actor?.kind === 'token' ? { ...context, actor: null } : context;
    const typed = code?.trim() ?? '';
    if (hasSecondFactor && typed === '') {
      // Neither a failure nor a success, which would let codes be guessed without end.
      await throttle.withdraw(dataSource.manager, charges, context.clock());
      // A correct password is recorded in the trail even though sign-in was refused.
      await audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'User', id: user.id },
        context: 'Code asked for',
      });
      throw new DomainError('SECOND_FACTOR_NEEDED');
    }
    const session = await runInTransaction(caller, async (inside) => {
      // While the password was being checked the account may have been closed, or the password or its second step changed.
      const { affected } = await inside.manager.update(
        AppUser,
        { id: user.id, isActive: true, passwordHash: user.passwordHash ?? '' },
        { lastSignInAt: inside.clock() },
      );
      if (affected !== 1) return null;
      const asksForCode = hasSecondFactor || (await secondFactors.isOn(inside.manager, user.id));
      if (asksForCode && !(await secondFactors.spend(inside, user.id, typed))) return null;
      await throttle.succeeded(inside.manager, charges, inside.clock());
      const opened = await sessions.open(inside, user);
      await devices.remember(inside, user.id);
      // The link that was used, and links that were mailed because of other people's guesses.
      await closeLinks(inside, ['sign_in'], user.id);
      await audit.record(
        { ...inside, actor: opened.actor },
        { action: 'LOGIN', entity: { type: 'User', id: user.id } },
      );
      return opened;
    });
    if (session === null) return this.#refuse(context, user);
    return { user: sessionUserOf(session.actor), deviceKey: session.deviceKey };
  }

  /** Ends the caller's session; the trail has the reason. No error if nobody is signed in: signing out must always work. */
  async signOut(context: Context, reason?: SignOutReason): Promise<void> {
    const { actor } = context;
    if (actor?.kind === 'session')
      await this.#deps.audit.record(context, {
        action: 'LOGOUT',
        entity: { type: 'User', id: actor.userId },
        context: reason === 'idle' ? 'Idle lock' : null,
      });
    await this.#deps.sessions.close(context);
  }

  /**
   * Checks that it is still the signed-in person (for a signature or a change of password). Throws BAD_INPUT naming `field`
   * if the password is wrong, TOO_MANY_REQUESTS after repeated failures, FORBIDDEN for an API token. Failures count even
   * though the caller's transaction is rolled back, but only for the account's own sessions: failed sign-ins with a person's
   * address must not keep them from signing a record. `spendCode` is a second thing to prove after it: BAD_INPUT naming
   * `code`. Answers the hash that was looked at.
   */
  async verifyOwnPassword(
    context: Context,
    password: string,
    field = 'password',
    spendCode: ((context: Context) => Promise<boolean>) | null = null,
  ): Promise<string> {
    return this.#countedInSession(context, (charges) =>
      this.#checkOwn(context, charges, { password, field, spendCode }),
    );
  }

  /** Does `work`, in which the signed-in person types a code. BAD_INPUT of it counts as a wrong password does. */
  guessedInSession<T>(context: Context, work: () => Promise<T>): Promise<T> {
    const { throttle, dataSource } = this.#deps;
    return this.#countedInSession(context, async (charges) => {
      try {
        const done = await work();
        // It gives back only its own attempt: a right code says nothing about a password that is being guessed as well.
        await throttle.withdraw(dataSource.manager, charges, context.clock());
        return done;
      } catch (error) {
        if (error instanceof DomainError && error.code !== 'BAD_INPUT' && error.status < 500)
          await throttle.withdraw(dataSource.manager, charges, context.clock());
        throw error;
      }
    });
  }

  async #countedInSession<T>(context: Context, work: (charges: Charges) => Promise<T>): Promise<T> {
    const actor = actorOf(context);
    if (actor.kind !== 'session') throw new DomainError('FORBIDDEN');
    const { throttle, dataSource } = this.#deps;
    const charges = await throttle.reserveInSession(
      dataSource.manager,
      {
        sessionId: String(actor.sessionId),
        userId: actor.userId,
        account: actor.email,
        device: context.browser?.device.value ?? null,
      },
      context.clock(),
    );
    return throttle.counted(dataSource.manager, charges, context, () => work(charges));
  }

  async #checkOwn(
    context: Context,
    charges: Charges,
    {
      password,
      field,
      spendCode,
    }: {
      readonly password: string;
      readonly field: string;
      readonly spendCode: ((context: Context) => Promise<boolean>) | null;
    },
  ): Promise<string> {
    const actor = actorOf(context);
    const { audit, secondFactors, throttle, dataSource } = this.#deps;
    const user = await dataSource.manager.findOneBy(AppUser, { id: actor.userId, isActive: true });
    const isRight = await this.verify(user, password);
    if (user?.passwordHash == null || !isRight) {
      await audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'User', id: actor.userId },
        context: 'Own password wrong',
      });
      throw badInput([{ field, code: 'wrong_password', message: 'This is not your password.' }]);
    }
    if (spendCode !== null && !(await runInTransaction(context, spendCode)))
      throw badInput([
        { field: 'code', code: 'wrong_code', message: 'This code is wrong, or has already been used.' },
      ]);
    // The password alone does not give back the guesses at a code that are being made in this session.
    if (spendCode === null && (await secondFactors.isOn(dataSource.manager, actor.userId)))
      await throttle.withdraw(dataSource.manager, charges, context.clock());
    else await throttle.succeeded(dataSource.manager, charges, context.clock());
    return user.passwordHash;
  }

  /**
   * Whether another person is present with the caller: they type their password here, or a code of their authenticator app.
   * Counted by the throttle against what their account allows in colleagues' sessions, which strangers cannot use up, also
   * where the caller's transaction is rolled back. Opens no session. TOO_MANY_REQUESTS.
   */
  async verifyOther(context: Context, userId: string, secret: string): Promise<boolean> {
    const { throttle, dataSource, audit, secondFactors } = this.#deps;
    const { manager } = dataSource;
    const user = await manager.findOneBy(AppUser, { id: userId, kind: 'person', isActive: true });
    // Anyone who has signed in on this device before can witness on it, even while others guess elsewhere.
    const attempt = {
      account: user?.email ?? userId,
      address: context.address,
      device: context.browser?.device.value ?? null,
    };
    const charges =
      context.actor?.kind === 'session'
        ? await throttle.reserveBeside(
            manager,
            attempt,
            { userId, colleagueId: context.actor.userId },
            context.clock(),
          )
        : await throttle.reserve(manager, attempt, context.clock());
    return throttle.counted(manager, charges, context, async () => {
      const hasSecondFactor = await secondFactors.isOn(manager, userId);
      const isCode = hasSecondFactor && /^\d{6}$/.test(secret.replaceAll(/\s/g, ''));
      const isRight = isCode
        ? await runInTransaction(context, (inside) => secondFactors.spend(inside, userId, secret))
        : await this.verify(user, secret);
      if (user === null || !isRight) {
        await audit.recordRefusal(context, {
          action: 'ACCESS_DENIED',
          entity: { type: 'User', id: userId },
          context: 'Identity of the witness not confirmed',
        });
        return false;
      }
      // As when signing in: the password alone does not give back guesses at a code.
      if (hasSecondFactor && !isCode) await throttle.withdraw(manager, charges, context.clock());
      else await throttle.succeeded(manager, charges, context.clock());
      return true;
    });
  }

  /** Sets a new password, ends every session of the account and opens a fresh one for the caller. */
  async changePassword(
    context: Context,
    { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<void> {
    const actor = actorOf(context);
    const { audit, devices, hasher, sessions } = this.#deps;
    const seenHash = await this.verifyOwnPassword(context, currentPassword, 'currentPassword');
    const problems = await passwordProblems(
      newPassword,
      [actor.email, actor.firstName, actor.lastName],
      'newPassword',
    );
    if (problems.length > 0) throw badInput(problems);
    const passwordHash = await hasher.hash(newPassword);
    await runInTransaction(context, async (inside) => {
      const { affected } = await inside.manager.update(
        AppUser,
        { id: actor.userId, passwordHash: seenHash },
        { passwordHash, passwordChangedAt: inside.clock() },
      );
      // It was reset while the hash of the new one was calculated.
      if (affected !== 1) throw new DomainError('CONFLICT');
      const user = await inside.manager.findOneByOrFail(AppUser, { id: actor.userId });
      await closeLinks(inside, PASSWORD_LETTERS, actor.userId);
      await sessions.closeOthers(inside, actor.userId, actor.sessionId);
      await devices.forgetOthers(inside, actor.userId);
      await sessions.open(inside, user);
      await audit.record(inside, {
        action: 'PASSWORD_CHANGED',
        entity: { type: 'User', id: actor.userId },
        fieldsChanged: ['password'],
      });
    });
  }

  /**
   * Whether the password is the account's; takes the same time if there is no account. The caller has reserved the attempt,
   * and does this within the throttle's `counted`.
   */
  async verify(user: Pick<AppUser, 'passwordHash'> | null, password: string): Promise<boolean> {
    // A text longer than any allowed password is wrong; hashing a megabyte to find that out would help an attacker.
    const isPossible = password.length <= LIMITS.password.maximumLength;
    return this.#deps.hasher.verify(
      isPossible ? (user?.passwordHash ?? null) : null,
      isPossible ? password : '',
    );
  }

  async #refuse(context: Context, user: AppUser | null): Promise<never> {
    await this.#deps.audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      // The typed address is not recorded: it may belong to nobody, or be a password in the wrong box.
      entity: user === null ? undefined : { type: 'User', id: user.id },
      context: 'Sign-in failed',
    });
    throw new DomainError('SIGN_IN_FAILED');
  }

  /** Letting a self-registered account in immediately would reveal whether an address was free or taken. */
  async #isUnconfirmed(user: AppUser | null): Promise<boolean> {
    const rows = await execute(
      this.#deps.dataSource.manager,
      `SELECT FROM account_registration r JOIN app_user u ON u.id = r.user_id
       WHERE u.id = $1 AND u.email_verified_at IS NULL LIMIT 1`,
      [user?.id ?? null],
    );
    return rows > 0;
  }
}
