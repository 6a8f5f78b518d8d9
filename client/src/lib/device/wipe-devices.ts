import { Dexie } from 'dexie';
import { DeviceDatabase } from './device-database';
import { DEVICE_PREFIX } from './device-name';
import { isToWipe, type Kept } from './wiping';

const wipe = async (userId: string): Promise<void> => {
  const database = new DeviceDatabase(userId);
  const now = Date.now();
  const isDue = (kept: Kept): boolean => isToWipe(kept, now);
  try {
    await database.drafts.filter(isDue).delete();
    await database.records.filter(isDue).delete();
    await database.pictures.filter(isDue).delete();
  } finally {
    database.close();
  }
};

/** Wipes what the server confirmed a day ago, of everybody who keeps something on this device: no key is needed for that. */
export const wipeDevices = async (): Promise<void> => {
  const names = await Dexie.getDatabaseNames();
  const users = names
    .filter((name) => name.startsWith(DEVICE_PREFIX))
    .map((name) => name.slice(DEVICE_PREFIX.length));
  await Promise.allSettled(users.map(wipe));
};
