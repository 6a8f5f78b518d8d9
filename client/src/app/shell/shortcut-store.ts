import { useSyncExternalStore } from 'react';

const KEY = 'sideline-single-keys';
const OFF = 'off';

/** Whether the sheet is open, and whether single-key shortcuts are on for this device (WCAG 2.2, 2.1.4). */
interface State {
  readonly isOpen: boolean;
  readonly isOn: boolean;
}

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
};

let state: State = { isOpen: false, isOn: kept() };
const listeners = new Set<() => void>();

const set = (next: State): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const openShortcuts = (): void => set({ ...state, isOpen: true });
export const closeShortcuts = (): void => set({ ...state, isOpen: false });

export const setSingleKeys = (isOn: boolean): void => {
  set({ ...state, isOn });
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage, this lasts until the page is left.
  }
};

export const useShortcuts = (): State =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
