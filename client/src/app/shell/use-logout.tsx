import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToConfirm } from '../../lib/confirming';
import { useKeeping } from '../../lib/device/keeping';
import { loadChunk } from '../../lib/load-chunk';
import { unsentNow } from '../../lib/online';
import { useSession } from '../../lib/session';

/** The longest that signing out waits for other pages of this device to report what they hold. */
const COUNTED_WITHIN_MS = 1_000;

const countElsewhere = async (): Promise<number> => {
  const { countUnsentOnLeaving } = await loadChunk(
    () => import('../../features/prf/drafts/unsent-elsewhere'),
  );
  return countUnsentOnLeaving();
};

/** Unsent changes, on this page and on others of this device. */
const countUnsent = async (): Promise<number> => {
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(0), COUNTED_WITHIN_MS));
  // A user must be able to sign out even if the device's data cannot be read in time.
  return unsentNow() + (await Promise.race([countElsewhere().catch(() => 0), late]));
};

/** Logs out. Asks first if something has not been sent. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = () => {
      signOut();
      void navigate('/login', { replace: true });
    };
    void countUnsent().then((unsent) => {
      if (unsent === 0) {
        leave();
        return;
      }
      askToConfirm({
        title: unsent === 1 ? '1 change is not sent yet' : `${unsent} changes are not sent yet`,
        content: <Consequence />,
        okText: 'Log out',
        okButtonProps: { danger: true },
        cancelText: 'Stay signed in',
        onOk: leave,
      });
    });
  }, [navigate, signOut]);
}

function Consequence() {
  const keeping = useKeeping();
  return keeping.kind === 'kept' ? (
    <p>They stay on this device, protected by your password, and are sent when you sign in here again.</p>
  ) : (
    <p>{keeping.message} If you log out, they will be lost.</p>
  );
}
