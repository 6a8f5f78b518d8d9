import { LIMITS } from '@sideline/schema/limits';
import { Alert, Card } from 'antd';
import { formatDateTime } from '../../lib/dates';
import { ageOf } from './backup-age';
import type { ProviderSettingsQuery } from './settings.generated';
import styles from './settings.module.css';

const COMMAND = 'npm run backup -- /mnt/backups';

/** When the last good backup was made, and what to do if there is none. */
export function BackupCard({ status }: { readonly status: ProviderSettingsQuery['backupStatus'] }) {
  const { lastGoodAt, place, isEncrypted, isOverdue, failedAt } = status;
  return (
    <Card title="Backups">
      <div className={styles.backup}>
        {lastGoodAt ? (
          <p>
            The last good copy was made {ageOf(lastGoodAt)} ago, {formatDateTime(lastGoodAt)}. It is{' '}
            {isEncrypted ? 'encrypted' : 'not encrypted'}, and kept at <code>{place}</code>
          </p>
        ) : null}
        {isOverdue ? (
          <Alert
            type="warning"
            showIcon
            title={lastGoodAt ? 'The last good copy is old' : 'There is no backup yet'}
            description={
              <>
                {lastGoodAt
                  ? `A copy should be no older than ${LIMITS.backup.overdueHours} hours. Check the task that runs `
                  : 'Ask the person who looks after the server to run '}
                <code>{COMMAND}</code> each night, to a disk other than the server’s own. The file
                docs/backup.md explains how.
              </>
            }
          />
        ) : null}
        {failedAt ? (
          <p>The last attempt failed, {formatDateTime(failedAt)}. Run the command by hand to see why.</p>
        ) : null}
      </div>
    </Card>
  );
}
