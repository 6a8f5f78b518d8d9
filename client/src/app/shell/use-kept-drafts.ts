import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useState } from 'react';
import { openedDevice } from '../../lib/device/device';
import { onReconnection } from '../../lib/online';
import { useSession } from '../../lib/session';

/**
 * When somebody has come, what they left on this device is taken up and sent; and for as long as they stay, each hour and when
 * the server answers again, what pages left that were closed since. Answers how many records lie under an earlier password of
 * theirs.
 */
export function useKeptDrafts(): number {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  // Who has to set up a second factor first may send nothing until then.
  const mayWrite = (user?.role === 'admin' || user?.role === 'staff') && !user.mustEnrol;
  const [earlier, setEarlier] = useState(0);
  useEffect(() => {
    if (status !== 'signedIn' || userId === null || !mayWrite) return;
    const takeUp = async (): Promise<number> => {
      const device = await openedDevice();
      if (device?.userId !== userId) return 0;
      const { drafts, pictures } = device.database;
      if ((await drafts.count()) + (await pictures.count()) === 0) return 0;
      const { takeUpPrfDrafts } = await import('../../features/prf/take-up-drafts');
      return takeUpPrfDrafts();
    };
    void takeUp().then(setEarlier);
    const again = (): void => void takeUp();
    const hourly = setInterval(again, LIMITS.autosave.wipeMs);
    const stop = onReconnection(again);
    return () => {
      clearInterval(hourly);
      stop();
    };
  }, [status, userId, mayWrite]);
  return earlier;
}
