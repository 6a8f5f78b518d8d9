import { useEffect, useState } from 'react';

/** `kept`: the screen stays on. `impossible`: the browser cannot do this, or refused (a low battery). */
export type WakeLockState = 'asking' | 'kept' | 'impossible';

/** Keeps the screen on while the component is mounted, and again whenever the page becomes visible. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('wakeLock' in navigator ? 'asking' : 'impossible');
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (held !== null && !held.released)) return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (isOver) await sentinel.release();
        else {
          held = sentinel;
          setState('kept');
        }
      } catch {
        if (!isOver) setState('impossible');
      }
    };
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
  return state;
}
