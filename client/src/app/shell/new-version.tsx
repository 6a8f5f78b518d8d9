import { Button } from 'antd';
import { useEffect } from 'react';
import {
  followVersions,
  loadNewerVersion,
  putOffNewerVersion,
  useNewerVersion,
} from '../../lib/device/application-version';
import styles from './new-version.module.css';

/**
 * Keeps the application itself on the device, so that it opens without the server, and says when a newer version is
 * ready. It is loaded only when the user agrees, and unsent changes are still there afterwards.
 */
export function NewVersion() {
  const isThere = useNewerVersion();
  useEffect(() => {
    // Development builds are not kept.
    if (import.meta.env.PROD) followVersions();
  }, []);
  if (!isThere) return null;
  return (
    <div className={styles.bar} role="status">
      <span>A newer version of Sideline is ready.</span>
      <span className={styles.actions}>
        <Button onClick={putOffNewerVersion}>Later</Button>
        <Button type="primary" onClick={loadNewerVersion}>
          Load it now
        </Button>
      </span>
    </div>
  );
}
