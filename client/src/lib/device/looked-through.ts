import { useSyncExternalStore } from 'react';
import { currentUserId } from '../current-user';

/** The user whose unsent work on this device this page has looked for. */
let lookedFor: string | null = null;
const listeners = new Set<() => void>();

/** What closed pages of this user left here is now in this page, or there was nothing. */
export const reportLookedThrough = (userId: string): void => {
  lookedFor = userId;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isLookedThrough = (): boolean => lookedFor !== null && lookedFor === currentUserId();

/** False while this device may hold unsent work that this page has not found yet. */
export const useLookedThrough = (): boolean => useSyncExternalStore(subscribe, isLookedThrough);
