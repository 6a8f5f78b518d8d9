import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe } from '../../../platform/database/checked.js';

/** The rows of kiosks. */

const storedKioskRow = z.object({
  id: z.string(),
  prfId: z.string(),
  codeHash: z.instanceof(Buffer),
  codeExpiresAt: z.date(),
  browserHash: z.instanceof(Buffer).nullable(),
  expiresAt: z.date().nullable(),
  hasConsented: z.boolean(),
});
export type StoredKiosk = z.infer<typeof storedKioskRow>;

/** The kiosk of a record that was not ended; null where there is none. Held until the transaction ends where that is asked. */
export const openKioskOf = async (
  manager: EntityManager,
  prfId: string,
  { isHeld }: { readonly isHeld: boolean },
): Promise<StoredKiosk | null> => {
  const row = await fetchMaybe(
    manager,
    storedKioskRow,
    `SELECT k.id, k.prf_id AS "prfId", k.code_hash AS "codeHash", k.code_expires_at AS "codeExpiresAt",
            k.browser_hash AS "browserHash", k.expires_at AS "expiresAt",
            EXISTS (SELECT FROM gdpr_consent c WHERE c.kiosk_id = k.id) AS "hasConsented"
     FROM kiosk k WHERE k.prf_id = $1 AND k.ended_at IS NULL ${isHeld ? 'FOR UPDATE OF k' : ''}`,
    [prfId],
  );
  return row ?? null;
};

export const endKiosks = (manager: EntityManager, prfId: string, at: Date): Promise<unknown> =>
  execute(manager, 'UPDATE kiosk SET ended_at = $2 WHERE prf_id = $1 AND ended_at IS NULL', [prfId, at]);

interface NewKiosk {
  readonly id: string;
  readonly prfId: string;
  readonly codeHash: Buffer;
  readonly openedBy: string;
  readonly at: Date;
  readonly codeExpiresAt: Date;
}

/** False where the id is taken. */
export const insertKiosk = async (manager: EntityManager, kiosk: NewKiosk): Promise<boolean> => {
  const made = await execute(
    manager,
    `INSERT INTO kiosk (id, prf_id, code_hash, opened_by, opened_at, code_expires_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [kiosk.id, kiosk.prfId, kiosk.codeHash, kiosk.openedBy, kiosk.at, kiosk.codeExpiresAt],
  );
  return made === 1;
};

export const bindKiosk = (
  manager: EntityManager,
  id: string,
  binding: { readonly browserHash: Buffer; readonly at: Date; readonly expiresAt: Date },
): Promise<unknown> =>
  execute(manager, 'UPDATE kiosk SET browser_hash = $2, entered_at = $3, expires_at = $4 WHERE id = $1', [
    id,
    binding.browserHash,
    binding.at,
    binding.expiresAt,
  ]);
