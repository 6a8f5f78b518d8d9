import { LIMITS } from '@sideline/schema/limits';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { DomainError, isUnavailable } from '../../platform/errors.js';
import { logger } from '../../platform/logger.js';
import { networkOf } from '../../platform/http/network-of.js';
import { hashOf } from '../../platform/secrets/secrets.js';
import { FOLDED_HASH } from './folded-hash.js';

const {
  freeFailures,
  maximumBackOffSeconds,
  sessionBackOffSeconds,
  strangers,
  devices,
  allDevices,
  letters,
  ownSessions,
  witnesses,
} = LIMITS.signIn;
const MINUTE_MS = 60_000;

const KEY = FOLDED_HASH('$1');

// Counted before the password is checked, so that a hundred simultaneous guesses gain nothing over guesses one by one.
const TAKE_STEP = `
  INSERT INTO sign_in_attempt AS known (account_hash, failures, next_allowed_at, updated_at) VALUES (${KEY}, 1, $2, $2)
  ON CONFLICT (account_hash) DO UPDATE SET
    failures = CASE WHEN known.updated_at < $2::timestamptz - interval '2 days' THEN 1 ELSE known.failures + 1 END,
    next_allowed_at = $2::timestamptz + CASE
      WHEN known.updated_at < $2::timestamptz - interval '2 days' OR known.failures + 1 < $3 THEN interval '0'
      ELSE least(power(2, least(known.failures + 1 - $3, 30)), $4) * interval '1 second' END,
    updated_at = $2
  WHERE known.next_allowed_at <= $2
  RETURNING failures`;

// A bucket that refills by one each interval: $3 is the interval and $4 the whole bucket, in milliseconds.
const TAKE_ALLOWANCE = `
  INSERT INTO sign_in_allowance AS known (key_hash, spent_until)
  VALUES (${KEY}, $2::timestamptz + $3 * interval '1 ms')
  ON CONFLICT (key_hash) DO UPDATE SET
    spent_until = greatest(known.spent_until, $2::timestamptz) + $3 * interval '1 ms'
  WHERE greatest(known.spent_until, $2::timestamptz) + $3 * interval '1 ms' <= $2::timestamptz + $4 * interval '1 ms'
  RETURNING spent_until`;

/** Whose password is tried, and from where. */
export interface Attempt {
  /** The e-mail address that was typed, known or not. */
  readonly account: string;
  readonly address: string;
  /** The device mark in the browser's cookie; null if it has none. */
  readonly device: string | null;
  /** The token of a link that was mailed to the account for signing in, if there is one. */
  readonly link?: string | null | undefined;
}

/** For a person who is already signed in. */
export interface OwnAttempt extends Pick<Attempt, 'account' | 'device'> {
  readonly sessionId: string;
  readonly userId: string;
}

/** Something that an attempt was counted against. */
type Charge =
  | { readonly kind: 'steps'; readonly key: string }
  | { readonly kind: 'allowance'; readonly key: string; readonly intervalMs: number };
export type Charges = readonly Charge[];
type Allowance = Extract<Charge, { kind: 'allowance' }> & { readonly burst: number };
/**
 * A way of signing in that has its own share of the guesses at an account: an attempt takes one from each allowance, or from
 * none.
 */
type Door = readonly Allowance[];

const allowance = (
  key: string,
  { burst, everyMinutes }: { readonly burst: number; readonly everyMinutes: number },
): Allowance => ({ kind: 'allowance', key, intervalMs: everyMinutes * MINUTE_MS, burst });

/** The most charges kept in memory that are still to be withdrawn. */
const MOST_OWED = 10_000;

/** Failures that say nothing about the password. TOO_MANY_REQUESTS comes before the password is checked. */
const isOurFault = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.code === 'TOO_MANY_REQUESTS' || error.status >= 500;

const tooMany = (waitMs: number): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(waitMs / 1000)) });

/**
 * The allowance of strangers for an account is used up. The password may still be checked if the answer does not reveal
 * whether it was right.
 */
export class StrangersAllowanceSpent extends DomainError {
  constructor(waitMs: number) {
    super('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

/** Of an account and a network: another network is slowed down by itself. */
const networkKey = ({ account, address }: Pick<Attempt, 'account' | 'address'>): string =>
  `${account}\n${networkOf(address)}`;

const knownDeviceRow = z.object({ userId: z.string() });
const takeStepRow = z.object({ next: z.date() });
const takeAllowanceRow = z.object({ until: z.date() });

/**
 * Slows down guessing at passwords, so that those who know an address cannot lock its owner out (ADR 35). A device that the
 * account knows has a small allowance of its own, and so have the account's own sessions and its colleagues' sessions. Every
 * other attempt counts twice: against the account and the network that it comes from (1, 2, 4 … s, at most 4 h, after the
 * fifth failure), and against the account's allowance for all strangers together. All of these together are fewer than 100 a
 * day. Once the strangers' allowance is used up, a link that was mailed to the account counts as a known device. Works on the
 * manager that is given, which must not be a transaction that a refusal rolls back.
 */
export class SignInThrottle {
  /** Charges that are still to be withdrawn, by their key. */
  readonly #owed = new Map<string, { readonly charge: Charge; times: number }>();

  /** Counts an attempt as failed until `succeeded` says otherwise. Throws TOO_MANY_REQUESTS while it has to wait. */
  async reserve(manager: EntityManager, attempt: Attempt, now: Date): Promise<Charges> {
    const own = [await this.#ownOf(manager, attempt), await this.#ownOfLink(manager, attempt, now)];
    return this.#reserveThrough(manager, own, attempt, now);
  }

  /**
   * The same when a colleague is signed in and the account's owner proves on that device that they are present. Strangers'
   * guesses do not prevent it, and one colleague cannot use up the allowance of the others.
   */
  async reserveBeside(
    manager: EntityManager,
    attempt: Attempt,
    { userId, colleagueId }: { readonly userId: string; readonly colleagueId: string },
    now: Date,
  ): Promise<Charges> {
    const beside = [
      allowance(`beside:${userId}:${colleagueId}`, witnesses.each),
      allowance(`beside:${userId}`, witnesses),
    ];
    return this.#reserveThrough(manager, [await this.#ownOf(manager, attempt), beside], attempt, now);
  }

  async #reserveThrough(
    manager: EntityManager,
    doors: readonly (Door | null)[],
    attempt: Attempt,
    now: Date,
  ): Promise<Charges> {
    for (const door of doors)
      if (door !== null && (await this.#takeAll(manager, door, now)) === null) return door;
    const network = { kind: 'steps', key: networkKey(attempt) } as const;
    await this.#takeStep(manager, network, maximumBackOffSeconds, now);
    const all = allowance(`account:${attempt.account}`, strangers);
    const waitMs = await this.#takeAllowance(manager, all, now);
    if (waitMs === null) return [network, all];
    await this.withdraw(manager, [network], now);
    throw new StrangersAllowanceSpent(waitMs);
  }

  /**
   * Counts an attempt that is answered by mail: against the account and the network only. A right password is not given back,
   * because that would show that it was right.
   */
  async reserveByMail(manager: EntityManager, attempt: Attempt, now: Date): Promise<Charges> {
    const network = { kind: 'steps', key: networkKey(attempt) } as const;
    await this.#takeStep(manager, network, maximumBackOffSeconds, now);
    return [network];
  }

  /**
   * The same for a signed-in user proving it again: slowed down by session, and counted against what all sessions of the
   * account have together. Once another session has used that up, a known device still has its own allowance.
   */
  async reserveInSession(
    manager: EntityManager,
    { sessionId, userId, ...attempt }: OwnAttempt,
    now: Date,
  ): Promise<Charges> {
    const session = { kind: 'steps', key: `session:${sessionId}` } as const;
    await this.#takeStep(manager, session, sessionBackOffSeconds, now);
    const own: Door = [allowance(`sessions:${userId}`, ownSessions)];
    const waitMs = await this.#takeAll(manager, own, now);
    if (waitMs === null) return [session, ...own];
    const device = await this.#ownOf(manager, attempt);
    if (device !== null && (await this.#takeAll(manager, device, now)) === null) return [session, ...device];
    await this.withdraw(manager, [session], now);
    throw tooMany(waitMs);
  }

  /**
   * Does the check that follows `reserve`. If it fails through the server's own fault, the caller has not learnt whether the
   * password was right, and the attempt does not count.
   */
  async counted<T>(
    manager: EntityManager,
    charges: Charges,
    { clock }: Pick<Context, 'clock'>,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error))
        // The caller has already waited for the database; if it fails here too, the next attempt withdraws this one.
        this.withdraw(manager, charges, clock()).catch((reason: unknown) => {
          logger.error({ err: reason }, 'A password attempt could not be withdrawn');
        });
      else if (isOurFault(error)) await this.withdraw(manager, charges, clock());
      throw error;
    }
  }

  /**
   * The password was right. The network's count is reset; an allowance gets back only this attempt, because otherwise guesses
   * between its owner's sign-ins would never use it up.
   */
  async succeeded(manager: EntityManager, charges: Charges, now: Date): Promise<void> {
    for (const charge of charges)
      if (charge.kind === 'steps') await this.#forgetSteps(manager, charge.key);
      else await this.#giveBack(manager, charge, now);
  }

  /** The owner proved who they are in another way: the counts of their network and device start again. */
  async startAfresh(manager: EntityManager, from: Attempt): Promise<void> {
    await this.#forgetSteps(manager, networkKey(from));
    const device = await this.#knownDevice(manager, from);
    if (device !== null)
      await execute(manager, `DELETE FROM sign_in_allowance WHERE key_hash = ${KEY}`, [device.key]);
  }

  /** Whether the account knows the device: if so, other people's attempts from the same network do not affect it. */
  async isKnown(manager: EntityManager, attempt: Attempt): Promise<boolean> {
    return (await this.#knownDevice(manager, attempt)) !== null;
  }

  /** The attempt was not checked, so it does not count. If the database fails here too, this happens before the next one. */
  async withdraw(manager: EntityManager, charges: Charges, now: Date): Promise<void> {
    for (const charge of charges)
      try {
        await this.#giveBack(manager, charge, now);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const owed = this.#owed.get(charge.key);
        if (owed !== undefined) owed.times += 1;
        else if (this.#owed.size < MOST_OWED) this.#owed.set(charge.key, { charge, times: 1 });
      }
  }

  /** Removes attempts that are too old to slow anyone down. For a job. */
  async prune(manager: EntityManager, now: Date): Promise<void> {
    await execute(
      manager,
      `DELETE FROM sign_in_attempt WHERE updated_at < $1::timestamptz - interval '2 days'`,
      [now],
    );
    await execute(manager, 'DELETE FROM sign_in_allowance WHERE spent_until < $1', [now]);
  }

  /**
   * The key of the device's allowance and its owner, if the account knows the device. The same statement runs if there is no
   * account.
   */
  async #knownDevice(
    manager: EntityManager,
    { account, device }: Pick<Attempt, 'account' | 'device'>,
  ): Promise<{ readonly key: string; readonly userId: string } | null> {
    if (device === null) return null;
    const hash = hashOf(device);
    const row = await fetchMaybe(
      manager,
      knownDeviceRow,
      `SELECT d.user_id AS "userId" FROM known_device d JOIN app_user u ON u.id = d.user_id
       WHERE d.token_hash = $2 AND u.email = $1::citext`,
      [account, hash],
    );
    return row === undefined
      ? null
      : { key: `device:${row.userId}:${hash.toString('hex')}`, userId: row.userId };
  }

  /**
   * One device has less than half of what all of a person's devices have together, so a device that guesses leaves some for
   * the others.
   */
  async #ownOf(manager: EntityManager, attempt: Pick<Attempt, 'account' | 'device'>): Promise<Door | null> {
    const known = await this.#knownDevice(manager, attempt);
    return known === null
      ? null
      : [allowance(known.key, devices), allowance(`devices:${known.userId}`, allDevices)];
  }

  /**
   * One allowance for all links of an account: otherwise many mails would allow endless guesses at codes of a second factor.
   */
  async #ownOfLink(manager: EntityManager, { account, link }: Attempt, now: Date): Promise<Door | null> {
    if (link == null || link === '') return null;
    const row = await fetchMaybe(
      manager,
      knownDeviceRow,
      `SELECT l.user_id AS "userId" FROM account_letter l JOIN app_user u ON u.id = l.user_id
       WHERE l.token_hash = $2 AND l.kind = 'sign_in' AND l.used_at IS NULL AND l.expires_at > $3 AND u.email = $1::citext`,
      [account, hashOf(link), now],
    );
    return row === undefined ? null : [allowance(`letters:${row.userId}`, letters)];
  }

  async #takeStep(manager: EntityManager, charge: Charge, longestSeconds: number, now: Date): Promise<void> {
    await this.#settle(manager, charge.key, now);
    const counted = await execute(manager, TAKE_STEP, [charge.key, now, freeFailures, longestSeconds]);
    if (counted > 0) return;
    const row = await fetchMaybe(
      manager,
      takeStepRow,
      `SELECT next_allowed_at AS next FROM sign_in_attempt WHERE account_hash = ${KEY}`,
      [charge.key],
    );
    throw tooMany((row?.next.getTime() ?? now.getTime()) - now.getTime());
  }

  /** Null if each had one left; otherwise nothing was taken, and the result is the milliseconds until there is one. */
  async #takeAll(manager: EntityManager, door: Door, now: Date): Promise<number | null> {
    const taken: Allowance[] = [];
    for (const one of door) {
      const waitMs = await this.#takeAllowance(manager, one, now);
      if (waitMs !== null) {
        await this.withdraw(manager, taken, now);
        return waitMs;
      }
      taken.push(one);
    }
    return null;
  }

  /** Null if there was one left; otherwise the milliseconds until there is one. */
  async #takeAllowance(
    manager: EntityManager,
    { key, intervalMs, burst }: Allowance,
    now: Date,
  ): Promise<number | null> {
    await this.#settle(manager, key, now);
    const taken = await execute(manager, TAKE_ALLOWANCE, [key, now, intervalMs, burst * intervalMs]);
    if (taken > 0) return null;
    const row = await fetchMaybe(
      manager,
      takeAllowanceRow,
      `SELECT spent_until AS until FROM sign_in_allowance WHERE key_hash = ${KEY}`,
      [key],
    );
    return (row?.until.getTime() ?? now.getTime()) - now.getTime() - (burst - 1) * intervalMs;
  }

  async #forgetSteps(manager: EntityManager, key: string): Promise<void> {
    await execute(manager, `DELETE FROM sign_in_attempt WHERE account_hash = ${KEY}`, [key]);
  }

  async #giveBack(manager: EntityManager, charge: Charge, now: Date): Promise<void> {
    if (charge.kind === 'steps')
      await execute(
        manager,
        `UPDATE sign_in_attempt SET failures = greatest(1, failures - 1), next_allowed_at = $2 WHERE account_hash = ${KEY}`,
        [charge.key, now],
      );
    else
      await execute(
        manager,
        `UPDATE sign_in_allowance SET spent_until = spent_until - $2 * interval '1 ms' WHERE key_hash = ${KEY}`,
        [charge.key, charge.intervalMs],
      );
  }

  /** Withdraws charges that could not be withdrawn earlier. */
  async #settle(manager: EntityManager, key: string, now: Date): Promise<void> {
    const owed = this.#owed.get(key);
    this.#owed.delete(key);
    for (let left = owed?.times ?? 0; owed !== undefined && left > 0; left -= 1)
      await this.withdraw(manager, [owed.charge], now);
  }
}
