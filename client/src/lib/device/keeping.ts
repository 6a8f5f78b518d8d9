import { useSyncExternalStore } from 'react';

/** Whether entries are kept on this device. `memory`: only in this page, and why, in words. */
export type Keeping =
  | { readonly kind: 'kept' }
  | {
      readonly kind: 'memory';
      readonly message: string;
      /** The device would keep it, and only needs the password. */
      readonly wantsPassword?: true;
    };

const NO_STORE = 'This browser cannot keep data on the device. Keep this page open until everything is sent.';
const CLOSED =
  'This device cannot keep data until it has your password. Keep this page open until everything is sent.';
const NOT_LOADED =
  'The storage for entries on this device did not load. We are trying again. Keep this page open until everything is sent.';
const FULL = 'The device’s storage is full. Keep this page open until everything is sent.';
const BROKEN = 'The device’s storage cannot be written to. Keep this page open until everything is sent.';

export const SLOW =
  'The device’s storage is slow. Keep this page open until everything is sent, or until this message goes.';

let isScriptLost = false;
/** Whether the script that keeps data was lost on the way, so that nothing can be kept until it has loaded. */
export const reportScriptLost = (isLost: boolean): void => {
  isScriptLost = isLost;
};

let isClosed = false;
/** Whether this browser has a store, which only the password opens. */
export const reportClosed = (isSo: boolean): void => {
  isClosed = isSo;
};

/** Why nothing is kept while no store is open. */
export const notKept = (): Keeping => {
  if (isScriptLost) return { kind: 'memory', message: NOT_LOADED };
  return isClosed
    ? { kind: 'memory', message: CLOSED, wantsPassword: true }
    : { kind: 'memory', message: NO_STORE };
};

/** Why something could not be kept, in words. */
export const keepingFailure = (failure: unknown): string =>
  typeof failure === 'object' &&
  failure !== null &&
  'name' in failure &&
  failure.name === 'QuotaExceededError'
    ? FULL
    : BROKEN;

let keeping: Keeping = { kind: 'kept' };
const listeners = new Set<() => void>();

/** The outcome of the last attempt to keep something. */
export function reportKeeping(next: Keeping): void {
  const messageOf = (one: Keeping): string | null => (one.kind === 'memory' ? one.message : null);
  if (messageOf(keeping) === messageOf(next)) return;
  keeping = next;
  for (const listener of listeners) listener();
}

export const keepingNow = (): Keeping => keeping;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKeeping = (): Keeping => useSyncExternalStore(subscribe, keepingNow);

let isAsked = false;
const askers = new Set<() => void>();

const setAsked = (next: boolean): void => {
  isAsked = next;
  for (const listener of askers) listener();
};

/** The user wants to keep this page on the device, and has not given the password yet. */
export const askToKeep = (): void => setAsked(true);
export const endAsking = (): void => setAsked(false);

const subscribeAsked = (listener: () => void): (() => void) => {
  askers.add(listener);
  return () => askers.delete(listener);
};

/** The screen below may change at the same time, with the connection. The dialog stays over it. */
export const useIsAskedToKeep = (): boolean => useSyncExternalStore(subscribeAsked, () => isAsked);
