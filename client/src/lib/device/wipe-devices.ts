import { DeviceDatabase } from './device-database';
import { DEVICE_PREFIX } from './device-name';
import { listsAtWork, recordsAtWork } from './records-at-work';
import { isIdle, isToWipe, type Kept } from './wiping';

const wipe = async (userId: string, touchedAt: number): Promise<void> => {
  const database = new DeviceDatabase(userId);
  const now = Date.now();
  const isDue = (kept: Kept): boolean => isToWipe(kept, now);
  try {
    await database.opened.filter((key) => isIdle(key, touchedAt, now)).delete();
    await database.drafts.filter(isDue).delete();
    await database.pictures.filter(isDue).delete();
    const bases = await listsAtWork(database);
    await database.lists.filter((list) => isDue(list) && !bases.has(list.id)).delete();
    const atWork = await recordsAtWork(database, now);
    await database.records.filter((record) => isDue(record) && !atWork.has(record.prfId)).delete();
  } finally {
    database.close();
  }
};

/**
 * Wipes what the server confirmed more than a day ago, for everyone who keeps something on this device. No key is needed
 * for that. An open key is deleted if nobody has touched the device for the idle time.
 */
export const wipeDevices = async (touchedAt: number): Promise<void> => {
  const databases = await indexedDB.databases();
  const users = databases
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(DEVICE_PREFIX))
    .map((name) => name.slice(DEVICE_PREFIX.length));
  await Promise.allSettled(users.map((userId) => wipe(userId, touchedAt)));
};
