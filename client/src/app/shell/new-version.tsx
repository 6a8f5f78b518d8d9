import { Button } from 'antd';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { notify } from '../../lib/notices';
import styles from './new-version.module.css';

/**
 * Keeps the application itself on the device, so that it opens without the server, and says when a newer version is there.
 * Nobody is interrupted: it is loaded when they say so, and what was not sent is there again afterwards.
 */
export function NewVersion() {
  const {
    needRefresh: [isThere, setIsThere],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisterError: () => {
      notify.warning('This browser does not keep Sideline: without a connection it will not open.');
    },
  });
  if (!isThere) return null;
  return (
    <div className={styles.bar} role="status">
      <span>A newer version of Sideline is ready.</span>
      <span className={styles.actions}>
        <Button onClick={() => setIsThere(false)}>Later</Button>
        <Button type="primary" onClick={() => void updateServiceWorker(true)}>
          Load it now
        </Button>
      </span>
    </div>
  );
}
