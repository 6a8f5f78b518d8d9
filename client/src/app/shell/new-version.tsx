import { Button } from 'antd';
import { useRegisterSW } from 'virtual:pwa-register/react';
import styles from './new-version.module.css';

/**
 * Keeps the application itself on the device, so that it opens without the server, and says when a newer version is there.
 * Nobody is interrupted: it is loaded when they say so, and what was not sent is there again afterwards. A browser that
 * keeps no applications works as before, and needs the server to open.
 */
export function NewVersion() {
  const {
    needRefresh: [isThere, setIsThere],
    updateServiceWorker,
  } = useRegisterSW();
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
