import { useSyncExternalStore } from 'react';

/** The status of a record whose signature is still on this device. */
export const SIGNED_HERE = 'Signed on this device, not yet sent';

let signed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The drafts report which records these are, by the PRF's id. */
export const reportSignedHere = (prfIds: readonly string[]): void => {
  if (prfIds.length === signed.size && prfIds.every((id) => signed.has(id))) return;
  signed = new Set(prfIds);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = (): ReadonlySet<string> => signed;

/** The records that were signed on this device and whose signature the server does not have, by the PRF's id. */
export const useSignedHere = (): ReadonlySet<string> => useSyncExternalStore(subscribe, snapshot);
