import { LIMITS } from '@sideline/schema/limits';
import { newSigningKeys } from '@sideline/schema/prf/signing/sealed-password';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { execute, fetchMaybe } from '../../../platform/database/checked.js';
import { newId } from '../../../platform/ids.js';
import type { Sealing } from '../../../platform/secrets/sealing.js';
import type { PrfSigningKey } from './signing-key.type.js';

interface Deps {
  readonly dataSource: Pick<DataSource, 'manager'>;
  readonly sealing: Sealing;
  readonly clock: Clock;
}

export const FORGET_SIGNING_KEYS_TASK = 'forget-signing-keys';

const PERIOD_MS = LIMITS.signing.keyDays * 24 * 60 * 60_000;
const periodOf = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

const keyRow = z.object({ id: z.string(), publicKey: z.string() });
const privateKeyRow = z.object({ privateKey: z.instanceof(Buffer) });

/**
 * The keys with which devices encrypt a password that is entered without a connection. Each is given out for one period, decrypts what
 * arrives within the next two, and is then deleted. After that, nobody can decrypt what was encrypted with it.
 */
export class SigningKeysService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The key of this period, made when it is first wanted. */
  async current(): Promise<PrfSigningKey> {
    const { dataSource, sealing, clock } = this.#deps;
    const now = clock();
    const known = await this.#ofPeriod(periodOf(now));
    if (known !== null) return known;
    const { publicKey, privateKey } = await newSigningKeys();
    const id = newId();
    await execute(
      dataSource.manager,
      `INSERT INTO signing_key (id, period, public_key, private_key, made_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [id, periodOf(now), publicKey, sealing.seal(Buffer.from(privateKey), id), now],
    );
    const kept = await this.#ofPeriod(periodOf(now));
    if (kept === null) throw new Error('The key of signatures was not kept.');
    return kept;
  }

  async #ofPeriod(period: number): Promise<PrfSigningKey | null> {
    const row = await fetchMaybe(
      this.#deps.dataSource.manager,
      keyRow,
      'SELECT id, public_key AS "publicKey" FROM signing_key WHERE period = $1',
      [period],
    );
    return row ?? null;
  }

  /** The private half; null where there is none of that id, or it has expired. */
  async privateKeyOf(id: string): Promise<string | null> {
    const { dataSource, sealing, clock } = this.#deps;
    const row = await fetchMaybe(
      dataSource.manager,
      privateKeyRow,
      'SELECT private_key AS "privateKey" FROM signing_key WHERE id = $1 AND period > $2',
      [id, periodOf(clock()) - LIMITS.signing.keyPeriods],
    );
    return row === undefined ? null : sealing.open(row.privateKey, id).toString();
  }

  /** Deletes keys that are no longer needed. */
  async forgetExpired(): Promise<void> {
    const { dataSource, clock } = this.#deps;
    await execute(dataSource.manager, 'DELETE FROM signing_key WHERE period <= $1', [
      periodOf(clock()) - LIMITS.signing.keyPeriods,
    ]);
  }
}
