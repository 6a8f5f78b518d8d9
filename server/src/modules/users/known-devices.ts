import { LIMITS } from '@sideline/schema/limits';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';

const { kept, days } = LIMITS.signIn.devices;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Devices on which someone signed in to an account with the right password. A device has one cookie for all accounts that
 * use it; the database has its hash. It gives no access: it only keeps other people's guesses from slowing down the
 * account's owner (ADR 35).
 */
export class KnownDevices {
  /** Remembers the caller's browser for the account, and writes its cookie. In a transaction. */
  async remember(context: Context, userId: string): Promise<void> {
    const { manager, transaction, browser, clock } = context;
    if (browser === undefined) return;
    const now = clock();
    const token = (await this.#issued(manager, browser.device.value)) ?? newSecret();
    await execute(
      manager,
      `INSERT INTO known_device (token_hash, user_id, created_at, last_seen_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (token_hash, user_id) DO UPDATE SET last_seen_at = EXCLUDED.last_seen_at`,
      [hashOf(token), userId, now],
    );
    await execute(
      manager,
      `DELETE FROM known_device WHERE user_id = $1 AND token_hash NOT IN (
         SELECT token_hash FROM known_device WHERE user_id = $1 ORDER BY last_seen_at DESC, token_hash LIMIT $2)`,
      [userId, kept],
    );
    transaction?.afterCommit(() => {
      browser.device.set(token, new Date(now.getTime() + days * DAY_MS));
    });
  }

  /** Forgets the devices of an account except the caller's own. In a transaction. */
  async forgetOthers({ manager, browser }: Context, userId: string): Promise<void> {
    const own = browser?.device.value ?? null;
    await execute(manager, 'DELETE FROM known_device WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
      userId,
      own === null ? null : hashOf(own),
    ]);
  }

  /** Removes devices that were not used for a long time. For a job. */
  async prune(manager: EntityManager, now: Date): Promise<void> {
    await execute(manager, 'DELETE FROM known_device WHERE last_seen_at < $1', [
      new Date(now.getTime() - days * DAY_MS),
    ]);
  }

  /** The cookie's value if it is one of ours: a value that another person chose must not become known. */
  async #issued(manager: EntityManager, value: string | null): Promise<string | null> {
    if (value === null) return null;
    const rows = await execute(manager, 'SELECT FROM known_device WHERE token_hash = $1 LIMIT 1', [
      hashOf(value),
    ]);
    return rows > 0 ? value : null;
  }
}
