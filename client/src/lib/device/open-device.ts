import { v7 as newId } from 'uuid';
import { DeviceDatabase, type KeptKey } from './device-database';
import { newKey, openKey, rewrapKey } from './vault';
import { isIdle } from './wiping';

/** The store of one person on this device, with the key that opens it. */
export interface OpenDevice {
  readonly userId: string;
  readonly database: DeviceDatabase;
  readonly keyId: string;
  readonly key: CryptoKey;
}

const databases = new Map<string, DeviceDatabase>();
const databaseOf = (userId: string): DeviceDatabase => {
  const known = databases.get(userId);
  if (known) return known;
  const made = new DeviceDatabase(userId);
  databases.set(userId, made);
  return made;
};

/** The newest first: it is the one that the password opened last. */
const keysOf = (database: DeviceDatabase): Promise<KeptKey[]> =>
  database.keys.orderBy('madeAt').reverse().toArray();

const opened = async (
  userId: string,
  database: DeviceDatabase,
  keyId: string,
  key: CryptoKey,
  idleMs: number,
): Promise<OpenDevice> => {
  await database.opened.put({ id: 'opened', keyId, key, idleMs });
  return { userId, database, keyId, key };
};

/** Opens with a password; null where it opens no key of this device. */
export const unlockKept = async (
  userId: string,
  password: string,
  idleMs: number,
): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  for (const { id, wrapped } of await keysOf(database)) {
    const key = await openKey(wrapped, password);
    if (key !== null) return opened(userId, database, id, key, idleMs);
  }
  return null;
};

/** Opens with a password that the server has confirmed; makes a key where none of this device fits it. */
export const unlock = async (userId: string, password: string, idleMs: number): Promise<OpenDevice> => {
  const kept = await unlockKept(userId, password, idleMs);
  if (kept !== null) return kept;
  const database = databaseOf(userId);
  const { key, wrapped } = await newKey(password);
  const id = newId();
  await database.keys.put({ id, madeAt: Date.now(), wrapped });
  return opened(userId, database, id, key, idleMs);
};

/** Opens what was open before the page was loaded again, where the device was touched within the idle time. */
export const resume = async (userId: string, touchedAt: number): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  const kept = await database.opened.get('opened');
  if (kept !== undefined && isIdle(kept, touchedAt, Date.now())) {
    await database.opened.clear();
    return null;
  }
  return kept === undefined ? null : { userId, database, keyId: kept.keyId, key: kept.key };
};

export const close = async (userId: string): Promise<void> => {
  await databaseOf(userId).opened.clear();
};

export const changePassword = async (userId: string, current: string, next: string): Promise<void> => {
  const database = databaseOf(userId);
  for (const kept of await keysOf(database)) {
    const wrapped = await rewrapKey(kept.wrapped, current, next);
    if (wrapped !== null) await database.keys.put({ ...kept, wrapped });
  }
};
