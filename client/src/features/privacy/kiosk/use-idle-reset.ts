import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useRef, useState } from 'react';

/** `click` as well, because assistive technology presses a button without touching or typing. */
const EVENTS = ['pointerdown', 'click', 'keydown', 'input'] as const;
const SECOND_MS = 1_000;

/**
 * Seconds until what was typed is cleared, once nobody has touched the device for a minute; null before that. `onReset`
 * is called when they are over. Any touch restarts the minute.
 */
export function useIdleReset(isActive: boolean, onReset: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const reset = useRef(onReset);
  useEffect(() => {
    reset.current = onReset;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const { idleSeconds, warnSeconds } = LIMITS.kiosk;
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      const idle = Math.floor((Date.now() - touchedAt) / SECOND_MS);
      if (idle >= idleSeconds + warnSeconds) {
        touch();
        reset.current();
      } else if (idle >= idleSeconds) setLeft(idleSeconds + warnSeconds - idle);
    }, SECOND_MS);
    for (const event of EVENTS) window.addEventListener(event, touch);
    return () => {
      clearInterval(timer);
      for (const event of EVENTS) window.removeEventListener(event, touch);
      setLeft(null);
    };
  }, [isActive]);
  return left;
}
