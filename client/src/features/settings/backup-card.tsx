import { LIMITS } from '@sideline/schema/limits';
import { Alert, Card } from 'antd';
import { formatDateTime } from '../../lib/dates';
import { ageOf } from './backup-age';
import type { ProviderSettingsQuery } from './settings.generated';
import styles from './settings.module.css';

const COMMAND = 'npm run backup -- /mnt/backups';

/** When the last good copy of everything was made, and what to do where there is none. */
export function BackupCard({ status }: { readonly status: ProviderSettingsQuery['backupStatus'] }) {
  const { lastGoodAt, place, isEncrypted, isOverdue, failedAt } = status;
  const todo = lastGoodAt
    ? `A copy should be no older than ${LIMITS.backup.overdueHours} hours. Look at whatever runs `
    : 'Whoever runs the server makes one by ';
  return (
    <Card title="Backups">
      <div className={styles.backup}>
        {lastGoodAt ? (
          <p>
            Last good copy {ageOf(lastGoodAt)} ago, {formatDateTime(lastGoodAt)}, {isEncrypted ? '' : 'not '}
            encrypted, at <code>{place}</code>
          </p>
        ) : null}
        {isOverdue ? (
          <Alert
            type="warning"
            showIcon
            title={lastGoodAt ? 'The last good copy is old' : 'There is no backup yet'}
            description={
              <>
                {todo}
                <code>{COMMAND}</code>, each night, on another disk than this server’s (docs/backup.md).
              </>
            }
          />
        ) : null}
        {failedAt ? (
          <p>The last try failed, {formatDateTime(failedAt)}: the command says why when it is run again.</p>
        ) : null}
      </div>
    </Card>
  );
}
