import { useSyncExternalStore } from 'react';

/** Whether what is entered is kept on this device; `memory`: only in this page, and why, in words. */
export type Keeping = { readonly kind: 'kept' } | { readonly kind: 'memory'; readonly message: string };

let keeping: Keeping = { kind: 'kept' };
const listeners = new Set<() => void>();

/** What became of the last attempt to keep something. */
export function reportKeeping(next: Keeping): void {
  if (keeping.kind === next.kind) return;
  keeping = next;
  for (const listener of listeners) listener();
}

export const keepingNow = (): Keeping => keeping;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKeeping = (): Keeping => useSyncExternalStore(subscribe, keepingNow);
