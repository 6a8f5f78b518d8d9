import { v7 as newId } from 'uuid';
import { DeviceDatabase, type KeptKey } from './device-database';
import { holdKey, newKey, openHeldKey, openKey, rewrapKey, type HeldKey } from './vault';
import { isIdle } from './wiping';

/** One person's store on this device, with the key that opens it. */
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

/** The newest first, because the password opened it last. */
const keysOf = async (database: DeviceDatabase): Promise<readonly KeptKey[]> =>
  (await database.keys.toArray()).sort((one, other) => other.madeAt - one.madeAt);

/** What the server sent at sign-in, or when asked whose session it is. */
export interface DeviceSession {
  readonly deviceKey: string;
  /** After this long without use, the device locks itself. */
  readonly idleMs: number;
}

/**
 * Opens with a password; null if it opens no key of this device. What a session left stays as it is while the session
 * lasts.
 */
export const unlockKept = async (userId: string, password: string): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  for (const { id, wrapped } of await keysOf(database)) {
    const key = await openKey(wrapped, password);
    if (key !== null) return { userId, database, keyId: id, key };
  }
  return null;
};

/** Opens for a session, and leaves what a reload in that session opens with; null if it belongs to another session. */
const openFor = async (
  userId: string,
  keyId: string,
  held: HeldKey,
  { deviceKey, idleMs }: DeviceSession,
): Promise<OpenDevice | null> => {
  const key = await openHeldKey(held, deviceKey);
  if (key === null) return null;
  const database = databaseOf(userId);
  await database.opened.put({ id: 'opened', keyId, held, idleMs });
  return { userId, database, keyId, key };
};

/** Opens with a password that the server has confirmed. Makes a key if none on this device matches it. */
export const unlock = async (
  userId: string,
  password: string,
  session: DeviceSession,
): Promise<OpenDevice | null> => {
  const database = databaseOf(userId);
  for (const { id, wrapped } of await keysOf(database)) {
    const held = await holdKey(wrapped, password, session.deviceKey);
    if (held !== null) return openFor(userId, id, held, session);
  }
  const { wrapped, held } = await newKey(password, session.deviceKey);
  const id = newId();
  await database.keys.put({ id, madeAt: Date.now(), wrapped });
  return openFor(userId, id, held, session);
};

/** Opens what was open before the page was reloaded: in the same session, on a device used within the idle time. */
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
