import { LIMITS } from '@sideline/schema/limits';
import type { KeptPicture } from '../device/device-database';
import { openedDevice } from '../device/device';
import { keepingFailure, notKept, reportKeeping } from '../device/keeping';
import type { OpenDevice } from '../device/open-device';
import { sealBytes, unsealBytes } from '../device/vault';
import { keptStateOf, type KeptState } from './picture-state';

/** Pictures on the device's disk, encrypted with the key of the person who took them. */

const about = (id: string): string => `picture ${id}`;

/** Keeps a picture. False, with a message, if the device keeps nothing. */
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

/** The picture as it was kept; null if it is not here, or not under the current password. */
export const keptPicture = async (id: string): Promise<Blob | null> => {
  const device = await openedDevice();
  const row = await device?.database.pictures.get(id);
  if (!device || !row) return null;
  const bytes = await unsealBytes(device.key, about(id), row.sealed);
  return bytes === undefined ? null : new Blob([bytes]);
};

/** The state of a picture in this device's store. */
export const keptState = async (id: string): Promise<KeptState> => {
  try {
    return keptStateOf(await (await openedDevice())?.database.pictures.get(id));
  } catch {
    // A store that was closed or removed does not report anything either.
    return 'unknown';
  }
};

/** The server has it. It stays for a day, to be viewed without another request. */
export const markPictureSent = async (id: string): Promise<void> => {
  try {
    await (await openedDevice())?.database.pictures.update(id, { isSent: true, keptAt: Date.now() });
  } catch {
    // It stays unsent. If it is sent again, the server takes it as the same picture.
  }
};

export const dropPicture = async (id: string): Promise<void> => {
  await (await openedDevice())?.database.pictures.delete(id);
};

/** The pictures that open with the current password. Wipes what was confirmed a day ago. */
export const keptPictures = async (): Promise<readonly Omit<KeptPicture, 'sealed'>[]> => {
  const device = await openedDevice();
  if (device === null) return [];
  const { pictures } = device.database;
  const latest = Date.now() - LIMITS.autosave.keptForMs;
  await pictures.filter(({ isSent, keptAt }) => isSent && keptAt < latest).delete();
  const rows = await pictures.where('keyId').equals(device.keyId).toArray();
  return rows.map(({ sealed: _bytes, ...facts }) => facts);
};

/** Encrypts pictures under an earlier key with the current one. */
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
