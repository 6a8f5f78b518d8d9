import { openedDevice } from './device';
import type { KeptList as KeptRow } from './device-database';
import { seal, unseal } from './vault';

/** Lists to choose from, kept encrypted on the device for when the server cannot be reached. */

/** A list from the device, and when the server sent it. */
export interface KeptList {
  readonly value: unknown;
  readonly keptAt: number;
}

const about = (id: string): string => `list ${id}`;

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
