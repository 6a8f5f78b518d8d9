import { v7 as newId } from 'uuid';
import { DeviceDatabase, type KeptKey } from './device-database';
import { holdKey, newKey, openHeldKey, openKey, rewrapKey } from './vault';
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

/** What the server told at sign-in, or when it was asked whose session it is. */
export interface DeviceSession {
  readonly deviceKey: string;
  /** After this long untouched the device locks itself. */
  readonly idleMs: number;
}

/** Opens with a password; null where it opens no key of this device. What a session left that still lasts stays as it is. */
export const unlockKept = async (userId: string, password: string): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  for (const { id, wrapped } of await keysOf(database)) {
    const key = await openKey(wrapped, password);
    if (key !== null) return { userId, database, keyId: id, key };
  }
  return null;
};

/** Opens for a session with the password of one key; null where it is another's. */
const hold = async (
  userId: string,
  { id: keyId, wrapped }: KeptKey,
  password: string,
  { deviceKey, idleMs }: DeviceSession,
): Promise<OpenDevice | null> => {
  const held = await holdKey(wrapped, password, deviceKey);
  const key = held && (await openHeldKey(held, deviceKey));
  if (held === null || key === null) return null;
  const database = databaseOf(userId);
  await database.opened.put({ id: 'opened', keyId, held, idleMs });
  return { userId, database, keyId, key };
};

/** Opens with a password that the server has confirmed; makes a key where none of this device fits it. */
export const unlock = async (
  userId: string,
  password: string,
  session: DeviceSession,
): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  for (const kept of await keysOf(database)) {
    const open = await hold(userId, kept, password, session);
    if (open !== null) return open;
  }
  const made: KeptKey = { id: newId(), madeAt: Date.now(), wrapped: await newKey(password) };
  await database.keys.put(made);
  return hold(userId, made, password, session);
};

/** Opens what was open before the page was loaded again: in the same session, on a device touched within the idle time. */
export const resume = async (
  userId: string,
  touchedAt: number,
  deviceKey: string,
): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  const kept = await database.opened.get('opened');
  if (kept === undefined) return null;
  if (isIdle(kept, touchedAt, Date.now())) {
    await database.opened.clear();
    return null;
  }
  const key = await openHeldKey(kept.held, deviceKey);
  return key && { userId, database, keyId: kept.keyId, key };
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
