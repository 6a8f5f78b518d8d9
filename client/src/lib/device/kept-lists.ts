import { openedDevice } from './device';
import type { DeviceDatabase, KeptList as KeptRow } from './device-database';
import type { OpenDevice } from './open-device';
import { seal, unseal } from './vault';

/** Lists to choose from, kept encrypted on the device for when the server cannot be reached. */

/** A list from the device, and when the server sent it. */
export interface KeptList {
  readonly value: unknown;
  readonly keptAt: number;
}

const about = (id: string): string => `list ${id}`;

/** Unsent work that today's key does not open stays beside what takes its place: its owner may enter the earlier password. */
const setAside = async ({ lists }: DeviceDatabase, id: string, keyId: string): Promise<void> => {
  const before = await lists.get(id);
  if (before?.isUnsent === true && before.keyId !== keyId)
    await lists.put({ ...before, id: `${id} ${before.keyId}`, sealedAs: id });
};

/**
 * Never throws: a copy that cannot be kept is treated as missing. A copy goes a day later, but `unsent` work stays until it
 * is kept again without it.
 */
export const keepList = async (
  id: string,
  value: unknown,
  unsent: Pick<KeptRow, 'isUnsent' | 'basisId'> = {},
): Promise<void> => {
  try {
    const device = await openedDevice();
    if (device === null) return;
    await setAside(device.database, id, device.keyId);
    const sealed = await seal(device.key, about(id), value);
    await device.database.lists.put({ ...unsent, id, keyId: device.keyId, keptAt: Date.now(), sealed });
  } catch {
    // Drafts report it if the device keeps nothing.
  }
};

/** The list as it was last kept; null if there is none that this person may open. */
export const readKeptList = async (id: string): Promise<KeptList | null> => {
  try {
    const device = await openedDevice();
    const kept = await device?.database.lists.get(id);
    if (!device || !kept || kept.keyId !== device.keyId) return null;
    const value = await unseal(device.key, about(id), kept.sealed);
    return value === undefined ? null : { value, keptAt: kept.keptAt };
  } catch {
    return null;
  }
};

/** The ids of the unsent work of one kind that this person may open. */
export const unsentLists = async (kind: string): Promise<readonly string[]> => {
  const device = await openedDevice().catch(() => null);
  const rows = await device?.database.lists
    .filter(
      ({ id, keyId, isUnsent }) => isUnsent === true && keyId === device.keyId && id.startsWith(`${kind} `),
    )
    .toArray();
  return rows?.map(({ id }) => id) ?? [];
};

/**
 * Encrypts unsent work under an earlier password with today's key. Where there is newer work of the same id, the earlier one
 * stays as it is until that has been sent.
 */
export const resealLists = async (
  { database: { lists }, key, keyId }: OpenDevice,
  earlierId: string,
  earlier: CryptoKey,
): Promise<void> => {
  const rows = await lists.filter((row) => row.isUnsent === true && row.keyId === earlierId).toArray();
  for (const { sealedAs, ...row } of rows) {
    const id = sealedAs ?? row.id;
    const there = await lists.get(id);
    if (there?.isUnsent === true && there.keyId === keyId) continue;
    const value = await unseal(earlier, about(id), row.sealed);
    if (value === undefined) continue;
    await lists.put({ ...row, id, keyId, sealed: await seal(key, about(id), value) });
    if (row.id !== id) await lists.delete(row.id);
  }
};
