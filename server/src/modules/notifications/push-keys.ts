import type { EntityManager } from 'typeorm';
import webPush from 'web-push';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import type { Sealing } from '../../platform/secrets/sealing.js';

/** The key pair that signs this installation's push messages. Browsers subscribe to its public half. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The purpose that it is encrypted for, and the name of its row. */
const NAME = 'vapid';

/** The key pair, made when it is first wanted and kept: if two processes make one at once, the first one is kept. */
export const pushKeys = async (manager: EntityManager, sealing: Sealing, clock: Clock): Promise<PushKeys> => {
  const known = await readKeys(manager, sealing);
  if (known !== null) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await execute(
    manager,
    `INSERT INTO push_key (name, public_key, private_key, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [NAME, publicKey, sealing.seal(Buffer.from(privateKey), NAME), clock()],
  );
  const kept = await readKeys(manager, sealing);
  if (kept === null) throw new Error('The key of push messages was not kept.');
  return kept;
};

const readKeysRow = z.object({ publicKey: z.string(), privateKey: z.instanceof(Buffer) });

const readKeys = async (manager: EntityManager, sealing: Sealing): Promise<PushKeys | null> => {
  const row = await fetchMaybe(
    manager,
    readKeysRow,
    `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_key WHERE name = $1`,
    [NAME],
  );
  return row === undefined
    ? null
    : { publicKey: row.publicKey, privateKey: sealing.open(row.privateKey, NAME).toString() };
};
