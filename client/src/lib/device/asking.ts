import { useSyncExternalStore } from 'react';

/** Whether somebody wants to keep this page on the device, and has not given the password yet. */
let isAsked = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  isAsked = next;
  for (const listener of listeners) listener();
};

export const askToKeep = (): void => set(true);
export const endAsking = (): void => set(false);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The screen below may change meanwhile, with the connection: the dialog stands beside it. */
export const useIsAskedToKeep = (): boolean => useSyncExternalStore(subscribe, () => isAsked);
