import { useEffect, useState, useSyncExternalStore } from 'react';
import { onOpenedLate, openedDevice } from '../../../lib/device/device';
import { useOnline } from '../../../lib/online';
import { whenIdle } from '../../../lib/when-idle';

/** Whether this page has held a draft. The code that reads drafts is then loaded. */
let isHeld = false;
const listeners = new Set<() => void>();

export const reportDraftsHeld = (): void => {
  if (isHeld) return;
  isHeld = true;
  for (const listener of listeners) listener();
};

/** Calls `listener` once this page holds a draft, immediately if it already does. */
export const whenDraftsHeld = (listener: () => void): void => {
  if (isHeld) listener();
  else listeners.add(listener);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isKeptUnsent = async (): Promise<boolean> => {
  const device = await openedDevice();
  if (device === null) return false;
  const { drafts, pictures } = device.database;
  return (
    (await drafts.filter(({ isUnsent }) => isUnsent).count()) +
      (await pictures.filter(({ isSent }) => !isSent).count()) >
    0
  );
};

/**
 * Whether this device may have unsent changes, from this page or another. Once true, it stays true. The code that knows
 * more is large, and is loaded only if this is true.
 */
export function useDraftsHere(): boolean {
  const isOfPage = useSyncExternalStore(subscribe, () => isHeld);
  const { unsent } = useOnline();
  const [isFound, setFound] = useState(false);
  const isHere = isOfPage || unsent > 0;
  if (isHere && !isFound) setFound(true);
  useEffect(() => {
    if (isFound) return undefined;
    let isOver = false;
    const ask = async () => {
      // Data that cannot be read from the device is reported where it is kept, not here.
      const found = await isKeptUnsent().catch(() => false);
      if (found && !isOver) setFound(true);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const stopWaiting = whenIdle(() => void ask());
    const stop = onOpenedLate(() => void ask());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      stopWaiting();
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isFound]);
  return isFound || isHere;
}
