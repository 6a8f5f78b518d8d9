import { useEffect } from 'react';
import { lastActivity, noteActivity } from '../../lib/device/activity';
import { useSession } from '../../lib/session';

const NOTED_EVERY_MS = 10_000;
const CHECKED_EVERY_MS = 15_000;

/**
 * Covers patient data on an unattended tablet. After the idle time without touch or key in any tab, the page is locked
 * and the session ended. The server also ends it after the same time.
 */
export function useIdleLock(): void {
  const { status, user, lock } = useSession();
  const idleMs = (user?.idleMinutes ?? 0) * 60_000;
  // The server has ended the session, but the screen can still be read, so it is covered when the time comes.
  const isOpen = status === 'signedIn' || status === 'ended';
  useEffect(() => {
    if (!isOpen) return undefined;
    let last = Date.now();
    noteActivity();
    const onActivity = () => {
      const now = Date.now();
      if (now - last < NOTED_EVERY_MS) return;
      last = now;
      noteActivity();
    };
    const check = () => {
      if (Date.now() - Math.max(last, lastActivity()) >= idleMs) lock();
    };
    const timer = setInterval(check, CHECKED_EVERY_MS);
    const options = { passive: true, capture: true } as const;
    addEventListener('pointerdown', onActivity, options);
    addEventListener('keydown', onActivity, options);
    addEventListener('wheel', onActivity, options);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', onActivity, options);
      removeEventListener('keydown', onActivity, options);
      removeEventListener('wheel', onActivity, options);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isOpen, idleMs, lock]);
}
