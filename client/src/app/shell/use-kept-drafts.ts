import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useState } from 'react';
import { onOpenedLate, openedDevice } from '../../lib/device/device';
import { reportLookedThrough } from '../../lib/device/looked-through';
import { loadChunk } from '../../lib/load-chunk';
import { onReconnection } from '../../lib/online';
import { useSession } from '../../lib/session';
import { whenIdle } from '../../lib/when-idle';

/** How long to wait before requesting a script again that failed to load. */
const AGAIN_AFTER_MS = 15_000;

/** Sends the finished checks of bags. Counts of a stocktake are sent by its page. */
export const takeUpLists = async (): Promise<void> =>
  (await loadChunk(() => import('../../features/inventory/bags/take-up-checks'))).takeUpChecks();

/**
 * After a person signs in, sends what they left on this device: records, pictures and checks of bags. While they stay
 * signed in, also sends what closed pages left, every hour and when the server answers again. Returns how much of it is
 * encrypted with one of their earlier passwords.
 */
export function useKeptDrafts(): number {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  // A user who must set up a second factor cannot send anything until then.
  const mayWrite = (user?.role === 'admin' || user?.role === 'staff') && !user.mustEnrol;
  const [earlier, setEarlier] = useState(0);
  useEffect(() => {
    if (status !== 'signedIn' || userId === null || !mayWrite) return;
    const takeUp = async (): Promise<number> => {
      const device = await openedDevice();
      if (device?.userId !== userId) return 0;
      const { drafts, pictures, lists } = device.database;
      const work = await lists.filter(({ isUnsent }) => isUnsent === true).count();
      if ((await drafts.count()) + (await pictures.count()) + work === 0) return 0;
      const { takeUpPrfDrafts } = await loadChunk(() => import('../../features/prf/take-up-drafts'));
      const left = await takeUpPrfDrafts();
      if (work > 0) await takeUpLists();
      return left;
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const again = (): void => {
      clearTimeout(soon);
      takeUp().then(
        (left) => {
          setEarlier(left);
          reportLookedThrough(userId);
        },
        () => {
          if (!isOver) soon = setTimeout(again, AGAIN_AFTER_MS);
        },
      );
    };
    // The screen that was opened goes first.
    const stopWaiting = whenIdle(again);
    const hourly = setInterval(again, LIMITS.autosave.wipeMs);
    const stops = [stopWaiting, onReconnection(again), onOpenedLate(again)];
    return () => {
      isOver = true;
      clearTimeout(soon);
      clearInterval(hourly);
      for (const stop of stops) stop();
    };
  }, [status, userId, mayWrite]);
  return earlier;
}
