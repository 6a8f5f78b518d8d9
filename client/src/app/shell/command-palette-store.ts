import { useSyncExternalStore } from 'react';

/** Whether the palette is open. The bar and the keyboard open the same one. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openCommandPalette = (): void => set(true);
export const closeCommandPalette = (): void => set(false);
export const toggleCommandPalette = (): void => set(!isOpen);

export function useIsCommandPaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
