import type { EntityManager } from 'typeorm';
import type { Role } from '@sideline/schema/roles';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import type { Sealing } from '../../platform/secrets/sealing.js';
import type { AuditService } from '../audit/audit.service.js';
import { recoveryCodeHash, stepOfCode } from './one-time-codes.js';

/** True in SQL where the account `u` has proved that it has a second factor. */
export const HAS_SECOND_FACTOR =
  'EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)';

interface Deps {
  readonly audit: AuditService;
  readonly sealing: Sealing;
  /** Roles that must have a second factor. */
  readonly requiredOf: readonly Role[];
}

const spendRow = z.object({ secret: z.instanceof(Buffer) });

/** The second step of signing in: a code of an authenticator app, or a recovery code. */
export class SecondFactorCheckService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether that role must have one before it may do anything else. */
  isRequiredOf(role: Role): boolean {
    return this.#deps.requiredOf.includes(role);
  }

  /** Whether signing in asks the account for a code. The same statement runs if there is no account. */
  async isOn(manager: EntityManager, userId: string | null): Promise<boolean> {
    const rows = await execute(
      manager,
      'SELECT FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL',
      [userId],
    );
    return rows > 0;
  }

  /**
   * Uses up a code: true where it is one of now (or the half minute beside it) that was not used before and is later than
   * the last one used, or a recovery code that is left. Of two that send the same code at the same moment, only one
   * succeeds.
   */
  async spend(context: Context, userId: string, typed: string): Promise<boolean> {
    const { manager, clock } = context;
    const row = await fetchMaybe(
      manager,
      spendRow,
      'SELECT secret FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE',
      [userId],
    );
    if (row === undefined) return false;
    // A recovery code is not a code of the app, and works even if the secret can no longer be read.
    const isOfApp = /^\d{6}$/.test(typed.replaceAll(/\s/g, ''));
    const step = isOfApp ? stepOfCode(this.#deps.sealing.open(row.secret, userId), typed, clock()) : null;
    const count =
      step === null
        ? await execute(
            manager,
            'UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
            [userId, recoveryCodeHash(typed), clock()],
          )
        : await execute(
            manager,
            'UPDATE second_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
            [userId, step],
          );
    if (count > 0 && step === null)
      await this.#deps.audit.record(context, {
        action: 'RECOVERY_CODE_USED',
        entity: { type: 'User', id: userId },
      });
    return count > 0;
  }
}
