import { LIMITS } from '@sideline/schema/limits';
import type { KeptPicture } from '../device/device-database';
import { openedDevice } from '../device/device';
import { keepingFailure, notKept, reportKeeping } from '../device/keeping';
import type { OpenDevice } from '../device/open-device';
import { sealBytes, unsealBytes } from '../device/vault';
import { keptStateOf, type KeptState } from './picture-state';

/** Pictures on the device's disk, closed with the key of the person who took them. */

const about = (id: string): string => `picture ${id}`;

/** Keeps a picture; false, said in words, where the device keeps nothing. */
export const keepPicture = async (prfId: string, id: string, content: Blob): Promise<boolean> => {
  const device = await openedDevice();
  if (device === null) {
    reportKeeping(notKept());
    return false;
  }
  const { database, key, keyId } = device;
  try {
    const sealed = await sealBytes(key, about(id), await content.arrayBuffer());
    await database.pictures.put({ id, prfId, keyId, keptAt: Date.now(), isSent: false, sealed });
    return true;
  } catch (failure) {
    reportKeeping({ kind: 'memory', message: keepingFailure(failure) });
    return false;
  }
};

/** The picture as it was kept; null where it is not here, or not under today's password. */
export const keptPicture = async (id: string): Promise<Blob | null> => {
  const device = await openedDevice();
  const row = await device?.database.pictures.get(id);
  if (!device || !row) return null;
  const bytes = await unsealBytes(device.key, about(id), row.sealed);
  return bytes === undefined ? null : new Blob([bytes]);
};

/** What this device's store says of a picture. */
export const keptState = async (id: string): Promise<KeptState> => {
  try {
    return keptStateOf(await (await openedDevice())?.database.pictures.get(id));
  } catch {
    // A store that was closed or removed reports nothing either.
    return 'unknown';
  }
};

/** The server has it. It stays for a day, to be looked at without asking again. */
export const markPictureSent = async (id: string): Promise<void> => {
  try {
    await (await openedDevice())?.database.pictures.update(id, { isSent: true, keptAt: Date.now() });
  } catch {
    // It stays among the unsent; sent again it is the same to the server.
  }
};

export const dropPicture = async (id: string): Promise<void> => {
  await (await openedDevice())?.database.pictures.delete(id);
};

/** What is here under today's password; wipes what was confirmed a day ago. */
export const keptPictures = async (): Promise<readonly Omit<KeptPicture, 'sealed'>[]> => {
  const device = await openedDevice();
  if (device === null) return [];
  const { pictures } = device.database;
  const latest = Date.now() - LIMITS.autosave.keptForMs;
  await pictures.filter(({ isSent, keptAt }) => isSent && keptAt < latest).delete();
  const rows = await pictures.where('keyId').equals(device.keyId).toArray();
  return rows.map(({ sealed: _bytes, ...facts }) => facts);
};

/** Puts what lies under an earlier key under today's. */
export const resealPictures = async (
  { database, key, keyId }: OpenDevice,
  earlierId: string,
  earlier: CryptoKey,
): Promise<void> => {
  for (const row of await database.pictures.where('keyId').equals(earlierId).toArray()) {
    const bytes = await unsealBytes(earlier, about(row.id), row.sealed);
    if (bytes === undefined) continue;
    await database.pictures.put({ ...row, keyId, sealed: await sealBytes(key, about(row.id), bytes) });
  }
};
