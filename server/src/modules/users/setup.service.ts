import { errorText } from '@sideline/schema/errors';
import { check } from '@sideline/schema/validation/check';
import { timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation } from '../../platform/errors.js';
import { crockford, newId, normaliseCrockford } from '../../platform/ids.js';
import type { Logger } from '../../platform/logger.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { AppUser } from './app-user.entity.js';
import type { PasswordHasher } from './password-hasher.js';
import { passwordProblems } from './password-rules.js';
import { hashOf } from '../../platform/secrets/secrets.js';
import { sessionUserOfAccount, type SessionUser } from './session-user.js';

export interface NewAdmin {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** From the server's log; needed only if nobody is signed in. */
  readonly setupCode?: string | null | undefined;
}

interface Deps {
  readonly dataSource: DataSource;
  readonly isSetupMode: boolean;
  readonly logger: Logger;
  readonly audit: AuditService;
  readonly hasher: PasswordHasher;
}

/** A person's first or last name. */
export const accountName = (which: 'first' | 'last') =>
  z.string().trim().min(1, `Enter the ${which} name.`).max(200, 'Use at most 200 characters.');
const newAdmin = z.object({
  firstName: accountName('first'),
  lastName: accountName('last'),
  email: z.email('Enter an e-mail address, like name@example.org.').max(254, 'Use at most 254 characters.'),
});

/** The length of the one-time code: 50 random bits, in two halves that can be read out over the phone. */
const CODE_LENGTH = 10;

/** The first administrator (spec section 2, /createadmin), and every further one. */
export class SetupService {
  readonly #deps: Deps;
  #code: string | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether a person without an account may create the first administrator, given the code. */
  async isOpen(): Promise<boolean> {
    return this.#deps.isSetupMode && !(await this.#hasAdmin());
  }

  /** At start: draws the one-time code and writes it to the log, where set-up is open. */
  async announce(): Promise<void> {
    if (!(await this.isOpen())) return;
    this.#code ??= crockford(CODE_LENGTH);
    this.#deps.logger.warn(
      { setupCode: this.#code },
      `Set-up is open: create the first administrator at /createadmin with the code ${this.#code}`,
    );
  }

  /**
   * Creates an administrator. Administrators always may; otherwise only the holder of the one-time code, while set-up
   * mode is on and no administrator exists (SETUP_CLOSED otherwise, SETUP_CODE_WRONG for another code).
   * BAD_INPUT names what is wrong with names, address or password; EMAIL_TAKEN.
   */
  async createAdmin(context: Context, input: NewAdmin): Promise<SessionUser> {
    const isByAdmin = context.actor?.kind === 'session' && context.actor.role === 'admin';
    if (!isByAdmin) await this.#checkCode(input.setupCode ?? '');

    const checked = check(newAdmin, { ...input, email: input.email.trim() });
    const problems = [
      ...(checked.problems ?? []),
      ...(await passwordProblems(input.password, [input.email, input.firstName, input.lastName], 'password')),
    ];
    if (checked.problems !== null || problems.length > 0) throw badInput(problems);

    const passwordHash = await this.#deps.hasher.hash(input.password);
    return runInTransaction(context, async (inside) => {
      if (!isByAdmin) {
        // Two holders of the code at the same moment: the second waits here and then finds the first one's account.
        await execute(inside.manager, `SELECT pg_advisory_xact_lock(hashtext('sideline/setup'))`);
        if (await this.#hasAdmin()) throw new DomainError('SETUP_CLOSED');
      }
      const user = Object.assign(new AppUser(), {
        id: newId(),
        kind: 'person',
        ...checked.data,
        passwordHash,
        role: 'admin',
        patientId: null,
        clientId: null,
        isActive: true,
        isDemonstration: false,
        passwordChangedAt: inside.clock(),
        lastSignInAt: null,
        createdAt: inside.clock(),
      } as const);
      try {
        await inside.manager.insert(AppUser, user);
      } catch (error) {
        if (isConstraintViolation(error, 'app_user_email')) throw new DomainError('EMAIL_TAKEN');
        throw error;
      }
      await this.#deps.audit.record(inside, {
        action: 'ADMIN_CREATED',
        entity: { type: 'User', id: user.id },
        fieldsChanged: ['firstName', 'lastName', 'email', 'password', 'role'],
      });
      inside.transaction?.afterCommit(() => {
        this.#code = null;
      });
      return sessionUserOfAccount(user);
    });
  }

  async #checkCode(typed: string): Promise<void> {
    if (!(await this.isOpen())) throw new DomainError('SETUP_CLOSED');
    const code = this.#code;
    const isRight =
      code !== null &&
      timingSafeEqual(hashOf(normaliseCrockford(typed.replaceAll(/[\s-]/g, ''))), hashOf(code));
    if (isRight) return;
    const message = errorText('SETUP_CODE_WRONG');
    throw new DomainError(
      'SETUP_CODE_WRONG',
      {},
      { problems: [{ field: 'setupCode', code: 'wrong', message }] },
    );
  }

  #hasAdmin(): Promise<boolean> {
    return this.#deps.dataSource.manager.existsBy(AppUser, { role: 'admin', kind: 'person', isActive: true });
  }
}
