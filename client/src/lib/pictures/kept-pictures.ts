import { LIMITS } from '@sideline/schema/limits';
import type { KeptPicture } from '../device/device-database';
import { openedDevice } from '../device/device';
import { keepingFailure, NO_STORE, reportKeeping } from '../device/keeping';
import type { OpenDevice } from '../device/open-device';
import { sealBytes, unsealBytes } from '../device/vault';

/** Pictures on the device's disk, closed with the key of the person who took them. */

const about = (id: string): string => `picture ${id}`;

/** Keeps a picture; false, said in words, where the device keeps nothing. */
export const keepPicture = async (prfId: string, id: string, content: Blob): Promise<boolean> => {
  const device = await openedDevice();
  if (device === null) {
    reportKeeping({ kind: 'memory', message: NO_STORE });
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

/** Whether another page has sent it meanwhile, or thrown it away. */
export const isStillUnsent = async (id: string): Promise<boolean> => {
  const row = await (await openedDevice())?.database.pictures.get(id);
  return row?.isSent === false;
};

/** The server has it. It stays for a day, to be looked at without asking again. */
export const markPictureSent = async (id: string): Promise<void> => {
  await (await openedDevice())?.database.pictures.update(id, { isSent: true, keptAt: Date.now() });
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
  const rows = await pictures.where('keyId').equals(device.keyId).sortBy('id');
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
