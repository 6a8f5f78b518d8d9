import { NOTIFICATION_TABLE, notificationPath } from '@sideline/schema/notifications';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { LoadMore } from '../../components/list/load-more';
import { morePages } from '../../components/list/next-page';
import { Page } from '../../components/ui/page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { notifyUndoable } from '../../components/table/undo-notice';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import {
  useMarkNotificationsReadMutation,
  useMyNotificationsQuery,
  useUndoMarkNotificationsReadMutation,
  type MyNotificationsQuery,
} from './notifications.generated';
import styles from './notifications.module.css';

type Row = MyNotificationsQuery['myNotifications']['nodes'][number];

/** The user's notifications, newest first. Each links to what it is about, and following the link marks it as read. */
export default function NotificationsPage() {
  const navigate = useNavigate();
  const { data, loading, error, refetch, fetchMore } = useMyNotificationsQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [mark, marking] = useMarkNotificationsReadMutation();
  const [undoMark] = useUndoMarkNotificationsReadMutation({ context: inlineErrors });
  const rows = data?.myNotifications.nodes;
  const unread = (rows ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const read = async (ids: readonly string[] | null): Promise<void> => {
    try {
      await mark({ variables: { ids: ids === null ? null : [...ids] } });
      await refetch();
      const [first] = ids ?? unread;
      if (first !== undefined)
        notifyUndoable({
          text:
            ids === null ? 'All notifications are marked as read.' : 'The notification is marked as read.',
          undo: async () => {
            await undoMark({ variables: { id: first } });
            await refetch();
          },
          undone: ids === null ? 'The notifications are unread again.' : 'The notification is unread again.',
        });
    } catch {
      // The page already says why.
    }
  };
  const open = ({ id, kind, entityId, readAt }: Row) => {
    if (readAt === null) void mark({ variables: { ids: [id] } }).catch(() => undefined);
    void navigate(notificationPath(kind, entityId));
  };
  return (
    <Page
      title="Notifications"
      purpose="Updates about your shifts, your qualifications and the records that you signed."
      error={error}
      hasContent={rows !== undefined}
      onRetry={() => void refetch()}
      actions={
        <>
          {unread.length > 0 ? (
            <Button loading={marking.loading} onClick={() => void read(null)}>
              Mark all as read
            </Button>
          ) : null}
          <Button onClick={() => void navigate('/account/notifications')}>How you are notified</Button>
        </>
      }
    >
      {rows === undefined ? <TableSkeleton rows={6} /> : null}
      {rows?.length === 0 ? (
        <Empty title="Nothing yet">
          We notify you here and by e-mail, for example when you are given a shift or one of your shifts
          changes.
        </Empty>
      ) : null}
      {rows && rows.length > 0 ? (
        <ul className={styles['list']} aria-label="Notifications, newest first">
          {rows.map((row) => (
            <li key={row.id} className={row.readAt === null ? styles['unread'] : ''}>
              <button type="button" className={styles['row']} onClick={() => open(row)}>
                <span className={styles['title']}>
                  {row.title}
                  {row.readAt === null ? <StatusTag tone="info">Unread</StatusTag> : null}
                </span>
                <span className={styles['body']}>{row.body.replaceAll('\n', ' ')}</span>
                <span className={styles['when']}>
                  {`${NOTIFICATION_TABLE[row.kind].label} · ${formatDateTime(row.madeAt)}`}
                </span>
              </button>
              {row.readAt === null ? (
                <Button aria-label={`Mark read: ${row.title}`} onClick={() => void read([row.id])}>
                  Mark read
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMore
        className={styles['more']}
        isLoading={loading}
        {...morePages('myNotifications', data, fetchMore)}
      />
    </Page>
  );
}
