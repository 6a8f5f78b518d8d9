import { Button } from 'antd';
import { useEffect } from 'react';
import {
  followVersions,
  loadNewerVersion,
  putOffNewerVersion,
  useNewerVersion,
} from '../../lib/device/application-version';
import { whenIdle } from '../../lib/when-idle';
import styles from './new-version.module.css';

/**
 * Keeps the application itself on the device, so that it opens without the server, and says when a newer version is there.
 * Nobody is interrupted: it is loaded when they say so, and what was not sent is there again afterwards.
 */
export function NewVersion() {
  const isThere = useNewerVersion();
  useEffect(() => {
    // What is served while it is written is not kept.
    if (!import.meta.env.PROD) return undefined;
    // The first time it fetches every file there is: what is on the screen goes first.
    return whenIdle(() => void followVersions());
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
