import { useEffect, useState } from 'react';
import { openedDevice } from '../../lib/device/device';
import { useSession } from '../../lib/session';

/**
 * When somebody has come, what they left on this device is taken up and sent. Answers how many records lie under an
 * earlier password of theirs.
 */
export function useKeptDrafts(): number {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  // Who has to set up a second factor first may send nothing until then.
  const mayWrite = (user?.role === 'admin' || user?.role === 'staff') && !user.mustEnrol;
  const [earlier, setEarlier] = useState(0);
  useEffect(() => {
    if (status !== 'signedIn' || userId === null || !mayWrite) return;
    void openedDevice().then(async (device) => {
      if (device?.userId !== userId) return;
      const { drafts, pictures } = device.database;
      if ((await drafts.count()) + (await pictures.count()) === 0) return;
      const { takeUpPrfDrafts } = await import('../../features/prf/take-up-drafts');
      setEarlier(await takeUpPrfDrafts());
    });
  }, [status, userId, mayWrite]);
  return earlier;
}
