import { Button, Card } from 'antd';
import { useState } from 'react';
import { Failure } from '../../components/ui/failure';
import { SecretOnce } from '../../components/ui/secret-once';
import { formatDateTime } from '../../lib/dates';
import { notify } from '../../lib/notices';
import styles from './second-factor.module.css';
import {
  useCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './users.generated';

/** The private link for the user's shifts in a calendar app: create, replace, revoke. */
export function CalendarFeedCard() {
  const { data, error, refetch } = useCalendarFeedQuery({ fetchPolicy: 'network-only' });
  const [make, making] = useMakeCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [url, setUrl] = useState<string | null>(null);
  const feed = data?.myCalendarFeed ?? null;
  // Equally tall while loading, so that the cards below do not move.
  const standing =
    data === undefined
      ? '\u00a0'
      : feed === null
        ? 'There is no link yet.'
        : `A link was made on ${formatDateTime(feed.madeAt)}. A new one replaces it.`;
  const makeNew = async () => {
    try {
      const { data: made } = await make();
      setUrl(made?.makeCalendarFeed.madeCalendarFeed.url ?? null);
      await refetch();
    } catch {
      // The page already says why.
    }
  };
  const close = async () => {
    try {
      await revoke();
      setUrl(null);
      notify.success('The calendar link no longer works.');
      await refetch();
    } catch {
      // The page already says why.
    }
  };
  if (data === undefined && error)
    return (
      <Card id="calendar-feed" tabIndex={-1} title="Calendar feed">
        <Failure error={error} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <Card id="calendar-feed" tabIndex={-1} title="Calendar feed">
      <div className={styles.stack}>
        <p className={styles.note}>
          Use a private link to see your shifts in your own calendar app. It shows the shifts that you are
          assigned to or the backup for, starting 90 days ago.
        </p>
        {url === null ? null : (
          <SecretOnce
            kind="link"
            name="Calendar link"
            secret={url}
            warning="Anyone who has the link can read your shifts without signing in."
            onDone={() => setUrl(null)}
          >
            In your calendar app, subscribe to a new calendar and paste this link as its address.
          </SecretOnce>
        )}
        {url !== null ? null : <p className={styles.note}>{standing}</p>}
        {url !== null ? null : (
          <div className={styles.actions}>
            <Button disabled={data === undefined} loading={making.loading} onClick={() => void makeNew()}>
              {feed === null ? 'Make a link' : 'Make a new link'}
            </Button>
            {feed === null ? null : (
              <Button danger loading={revoking.loading} onClick={() => void close()}>
                Revoke the link
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
