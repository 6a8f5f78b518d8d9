import type { Cycle } from '@sideline/schema/prf/rules/arrest';
import { useEffect, useRef, useState } from 'react';
import { makeCycleSound, type CycleSound } from './cycle-sound';

const MUTED = 'sideline-arrest-muted';

const readMuted = (): boolean => {
  try {
    return localStorage.getItem(MUTED) === 'yes';
  } catch {
    return false;
  }
};

const keepMuted = (isMuted: boolean): void => {
  try {
    localStorage.setItem(MUTED, isMuted ? 'yes' : 'no');
  } catch {
    // Without storage, the next arrest starts with sound on.
  }
};

interface CycleCue {
  readonly isMuted: boolean;
  /** Whether the browser allows the page to play sound now. */
  readonly isRunning: boolean;
  readonly toggleMuted: () => void;
  /** Call this from a tap or a key, so that the browser allows sound from then on. */
  readonly unlock: () => void;
}

/**
 * One tone ten seconds before the two minutes are up, and three when they are. Each once a cycle, and none while muted.
 */
export function useCycleCue(phase: Cycle['phase'] | null): CycleCue {
  const sound = useRef<CycleSound | null>(null);
  const [isMuted, setMuted] = useState(readMuted);
  const [isRunning, setRunning] = useState(false);
  const before = useRef(phase);

  useEffect(
    () => () => {
      sound.current?.close();
      sound.current = null;
    },
    [],
  );

  useEffect(() => {
    const hasChanged = before.current !== phase;
    before.current = phase;
    if (!hasChanged || isMuted) return;
    if (phase === 'soon') sound.current?.play(1, 660);
    if (phase === 'due') sound.current?.play(3, 880);
  }, [phase, isMuted]);

  const unlock = () => {
    sound.current ??= makeCycleSound(setRunning);
    sound.current.unlock();
  };
  return {
    isMuted,
    isRunning,
    toggleMuted: () => {
      // As the button says: if no sound can be heard, a tap turns it on.
      unlock();
      if (!isMuted && !isRunning) return;
      keepMuted(!isMuted);
      setMuted(!isMuted);
    },
    unlock,
  };
}
