import { LIMITS } from '@sideline/schema/limits';
import { lastActivity } from './activity';
import { DEVICE_PREFIX } from './device-name';
import { loadChunk } from '../load-chunk';
import { idle } from '../when-idle';

const wipe = async (itsTime?: Promise<void>): Promise<void> => {
  // Read first, because a page that has just opened soon records that it is in use.
  const touchedAt = lastActivity();
  await itsTime;
  try {
    const databases = await indexedDB.databases();
    // The sign-in page of a device that keeps nothing does not need to load the code that checks it.
    if (!databases.some(({ name = '' }) => name.startsWith(DEVICE_PREFIX))) return;
    const { wipeDevices } = await loadChunk(() => import('./wipe-devices'));
    await wipeDevices(touchedAt);
  } catch {
    // A browser without a store keeps nothing. Anything that could not be wiped is tried again in an hour.
  }
};

/** Wipes what this device no longer needs, now and every hour, for every user. Called by main. */
export const wipeHourly = (): void => {
  void wipe(idle());
  setInterval(() => void wipe(), LIMITS.autosave.wipeMs);
};
