import { Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '../../lib/apollo-hooks';
import { isUnreachable } from '../../lib/errors';
import { lastEmail } from '../../lib/last-email';
import { useSession, type SessionUser } from '../../lib/session';
import { landingPath } from '../landing';
import { OwnPasswordForm, type Given } from './own-password-form';
import styles from './session-dialog.module.css';
import { useLogout } from './use-logout';

/**
 * A session can end and be renewed without losing a keystroke (design section 6). The page stays as it is underneath
 * while the password is asked for again.
 */
export function SessionDialog() {
  const { status, user } = useSession();
  const isOpen = user !== null && (status === 'ended' || status === 'locked');
  return (
    <Modal
      open={isOpen}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      title={status === 'locked' ? 'Locked' : 'Your session has ended'}
      classNames={{ mask: (status === 'locked' ? styles.opaque : styles.veil) ?? '' }}
    >
      {/* Shown again for the lock, because arrest mode may have covered it and kept the focus while the session had only ended. */}
      {user && <RenewForm key={status} user={user} />}
    </Modal>
  );
}

/** Whether it is the address that this page's user signed in with, as far as this device knows. */
const isOwnAddress = (email: string): boolean => {
  const own = lastEmail.read();
  return own === '' || email.trim().toLowerCase() === own.toLowerCase();
};

function RenewForm({ user }: { readonly user: SessionUser }) {
  const { unlock } = useSession();
  const logout = useLogout();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const who = `${user.firstName} ${user.lastName}`;

  const carryOn = async (next: SessionUser) => {
    if (next.id === user.id) await apollo.refetchQueries({ include: 'active' });
    else void navigate(landingPath(next), { replace: true });
    return null;
  };

  /**
   * Without the server, the password opens what this device keeps, and the page continues with that. This works only for
   * its owner.
   */
  const carryOnAlone = async (reason: unknown, { email, password }: Given, words: string) => {
    if (!isUnreachable(reason)) return words;
    if (!isOwnAddress(email))
      return `The server cannot be reached. Until it can, only ${who} can carry on here.`;
    return (await unlock(password)) ? null : words;
  };

  return (
    <OwnPasswordForm
      purpose={`Sign in again as ${who} to carry on.`}
      submitText="Sign in and carry on"
      cancel={{ text: 'Logout', onPress: logout }}
      onSignedIn={carryOn}
      onFailure={carryOnAlone}
    />
  );
}
