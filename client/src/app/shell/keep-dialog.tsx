import { Modal } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { endAsking, useIsAskedToKeep } from '../../lib/device/keeping';
import { openedDevice } from '../../lib/device/device';
import { useSession, type SessionUser } from '../../lib/session';
import { landingPath } from '../landing';
import { OwnPasswordForm } from './own-password-form';

const NO_STORE = 'This browser does not allow data to be kept on the device.';

/** Asks for the password that encrypts data on this device, if a page was loaded without the key. */
export function KeepDialog() {
  const { status, user } = useSession();
  const isAsked = useIsAskedToKeep();
  useEffect(() => {
    // When a session has ended, its own dialog asks for the password, and that also opens the device.
    if (status !== 'signedIn') endAsking();
  }, [status]);
  return (
    <Modal
      open={isAsked}
      onCancel={endAsking}
      afterOpenChange={(isShown) => {
        // The button that opened the dialog disappears when it is no longer needed.
        if (isShown || document.querySelector('[data-keep-here]') !== null) return;
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      }}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      title="Keep on this device"
    >
      {user && <PasswordForm user={user} />}
    </Modal>
  );
}

function PasswordForm({ user }: { readonly user: SessionUser }) {
  const navigate = useNavigate();
  const keep = async (next: SessionUser) => {
    if (next.id !== user.id) {
      endAsking();
      void navigate(landingPath(next), { replace: true });
      return null;
    }
    if ((await openedDevice()) === null) return NO_STORE;
    endAsking();
    return null;
  };
  return (
    <OwnPasswordForm
      purpose={`Enter the password for ${user.firstName} ${user.lastName}. It protects the data kept here.`}
      submitText="Keep on this device"
      isOwnOnly
      cancel={{ text: 'Cancel', onPress: endAsking }}
      onSignedIn={keep}
    />
  );
}
