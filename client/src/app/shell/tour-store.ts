import { useSyncExternalStore } from 'react';

/** Whether the tour is running, and who has been offered it on this device. */
const keyOf = (userId: string): string => `sideline-tour-${userId}`;
const SEEN = 'seen';

let isRunning = false;
/** Without storage, this lasts until the page is left. */
const seenHere = new Set<string>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const startTour = (): void => {
  isRunning = true;
  changed();
};

const isSeen = (userId: string): boolean => {
  if (seenHere.has(userId)) return true;
  try {
    return localStorage.getItem(keyOf(userId)) === SEEN;
  } catch {
    return false;
  }
};

/** The tour has been shown or declined, so it is not offered to this person on this device again. */
export const endTour = (userId: string): void => {
  isRunning = false;
  seenHere.add(userId);
  try {
    localStorage.setItem(keyOf(userId), SEEN);
  } catch {
    // It is offered again after the next sign-in.
  }
  changed();
};

export const useTourRuns = (): boolean => useSyncExternalStore(subscribe, () => isRunning);
export const useTourSeen = (userId: string): boolean => useSyncExternalStore(subscribe, () => isSeen(userId));
