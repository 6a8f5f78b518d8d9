import { Button, Card } from 'antd';
import { LinesSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDateTime } from '../../lib/dates';
import { deviceWords } from '../../lib/device-words';
import { notify } from '../../lib/notices';
import styles from './second-factor.module.css';
import { useEndMySessionMutation, type AccountQuery } from './users.generated';

type OwnSession = AccountQuery['mySessions'][number];

interface SessionsCardProps {
  readonly sessions: readonly OwnSession[] | undefined;
  readonly onChanged: () => void;
}

/** Where the user is signed in, with buttons to sign out there. */
export function SessionsCard({ sessions, onChanged }: SessionsCardProps) {
  const [end, { loading }] = useEndMySessionMutation();
  const endOne = async ({ id, userAgent }: OwnSession) => {
    try {
      await end({ variables: { id } });
      notify.success(`${deviceWords(userAgent)} is signed out.`);
    } catch {
      // The page already says why.
    }
    onChanged();
  };
  return (
    <Card title="Where you are signed in">
      {sessions === undefined ? (
        <LinesSkeleton />
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <span className={styles.device}>
                  {deviceWords(session.userAgent)}
                  {session.isCurrent && <StatusTag tone="info">This device</StatusTag>}
                </span>
                <p className={styles.note}>
                  Last used {formatDateTime(session.lastSeenAt)}, from {session.address}. Signed in{' '}
                  {formatDateTime(session.createdAt)}.
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  disabled={loading}
                  aria-label={`End, ${deviceWords(session.userAgent)}`}
                  onClick={() => void endOne(session)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
