import { LIMITS } from '@sideline/schema/limits';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../platform/context.js';
import { DomainError, isUnavailable } from '../../platform/errors.js';
import { logger } from '../../platform/logger.js';
import { FOLDED_HASH } from './folded-hash.js';

const { freeFailures, maximumBackOffSeconds } = LIMITS.signIn;

const ACCOUNT = FOLDED_HASH('$1');

// Counted before the password is looked at: a hundred guesses at once get no further than one after the other.
const RESERVE = `
  INSERT INTO sign_in_attempt AS known (account_hash, failures, next_allowed_at, updated_at) VALUES (${ACCOUNT}, 1, $2, $2)
  ON CONFLICT (account_hash) DO UPDATE SET
    failures = CASE WHEN known.updated_at < $2::timestamptz - interval '1 day' THEN 1 ELSE known.failures + 1 END,
    next_allowed_at = $2::timestamptz + CASE
      WHEN known.updated_at < $2::timestamptz - interval '1 day' OR known.failures + 1 < $3 THEN interval '0'
      ELSE least(power(2, least(known.failures + 1 - $3, 30)), $4) * interval '1 second' END,
    updated_at = $2
  WHERE known.next_allowed_at <= $2
  RETURNING failures`;

/** The most accounts kept in memory with attempts still to withdraw. */
const MOST_OWED = 10_000;

/** Failures that say nothing about the password. TOO_MANY_REQUESTS comes before the password is checked. */
const isOurFault = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.code === 'TOO_MANY_REQUESTS' || error.status >= 500;

/**
 * Slows down guessing at one account, or in one session at its owner's password (`session:<id>`): 1, 2, 4 … s (at most 15 min) after the fifth failure in a row, never a lockout
 * (design section 4). Works on the manager that is given, which must not be a transaction that a refusal rolls back.
 */
export class SignInThrottle {
  /** Attempts that are still to be withdrawn, by the account. */
  readonly #owed = new Map<string, number>();

  /** Counts an attempt as failed until `succeeded` says otherwise. Throws TOO_MANY_REQUESTS while the account has to wait. */
  async reserve(manager: EntityManager, account: string, now: Date): Promise<void> {
    await this.#settle(manager, account, now);
    const counted = await manager.query<unknown[]>(RESERVE, [
      account,
      now,
      freeFailures,
      maximumBackOffSeconds,
    ]);
    if (counted.length > 0) return;
    const [row] = await manager.query<{ next: Date }[]>(
      `SELECT next_allowed_at AS next FROM sign_in_attempt WHERE account_hash = ${ACCOUNT}`,
      [account],
    );
    const waitMs = (row?.next.getTime() ?? now.getTime()) - now.getTime();
    throw new DomainError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  /**
   * Does the check that follows `reserve`. If it fails through the server's own fault, the caller has not learnt whether the
   * password was right, and the attempt does not count.
   */
  async counted<T>(
    manager: EntityManager,
    account: string,
    { clock }: Pick<Context, 'clock'>,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error))
        // The caller has already waited for the database; if it fails here too, the next attempt withdraws this one.
        this.withdraw(manager, account, clock()).catch((reason: unknown) => {
          logger.error({ err: reason }, 'An attempt at a password could not be withdrawn');
        });
      else if (isOurFault(error)) await this.withdraw(manager, account, clock());
      throw error;
    }
  }

  /** The password was right: the account starts afresh. */
  async succeeded(manager: EntityManager, account: string): Promise<void> {
    await manager.query(`DELETE FROM sign_in_attempt WHERE account_hash = ${ACCOUNT}`, [account]);
  }

  /** The attempt was not checked, so it does not count. If the database fails here too, this happens before the next one. */
  async withdraw(manager: EntityManager, account: string, now: Date): Promise<void> {
    try {
      await manager.query(
        `UPDATE sign_in_attempt SET failures = greatest(1, failures - 1), next_allowed_at = $2 WHERE account_hash = ${ACCOUNT}`,
        [account, now],
      );
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const owed = this.#owed.get(account) ?? 0;
      if (owed > 0 || this.#owed.size < MOST_OWED) this.#owed.set(account, owed + 1);
    }
  }

  /** Withdraws what could not be at its time. */
  async #settle(manager: EntityManager, account: string, now: Date): Promise<void> {
    const owed = this.#owed.get(account) ?? 0;
    this.#owed.delete(account);
    for (let left = owed; left > 0; left -= 1) await this.withdraw(manager, account, now);
  }

  /** Removes what is too old to slow anybody down. For a job. */
  async prune(manager: EntityManager, now: Date): Promise<void> {
    await manager.query(`DELETE FROM sign_in_attempt WHERE updated_at < $1::timestamptz - interval '1 day'`, [
      now,
    ]);
  }
}
