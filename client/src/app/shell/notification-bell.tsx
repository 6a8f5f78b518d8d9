import { BellOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApolloClient } from '../../lib/apollo-hooks';
import { follow } from '../../lib/follow';
import { useSession } from '../../lib/session';
import { mayEnter } from '../navigation';
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsSubscription,
} from './notification-bell.generated';
import styles from './top-bar.module.css';

const MOST_SHOWN = 99;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Opens the page of a push message that was pressed while the application was open (client/public/push-worker.js). */
function usePushedPages(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const hear = ({ data }: MessageEvent<{ readonly type?: unknown; readonly path?: unknown } | null>) => {
      if (data?.type === 'OPEN_PAGE' && isPath(data.path)) void navigate(data.path);
    };
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  }, [navigate]);
}

/** The number of unread notifications, live, and a link to them. Without a socket, no number is shown. */
export function NotificationBell() {
  const client = useApolloClient();
  const { user, status, isConfirmed } = useSession();
  const [unread, setUnread] = useState(0);
  usePushedPages();
  const canFollow =
    user !== null &&
    mayEnter(user.role, 'clinicians') &&
    status === 'signedIn' &&
    isConfirmed &&
    !user.mustEnrol;
  useEffect(() => {
    if (!canFollow) return undefined;
    return follow<UnreadNotificationsSubscription>(
      client,
      { query: UnreadNotificationsDocument, fetchPolicy: 'no-cache' },
      {
        next: ({ data }) => {
          if (data) setUnread(data.unreadNotifications);
        },
        error: () => undefined,
      },
    );
  }, [canFollow, client]);
  if (user === null || !mayEnter(user.role, 'clinicians')) return null;
  return (
    <Link
      to="/notifications"
      data-tour="bell"
      className={styles.bell}
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${String(unread)} unread`}
    >
      <BellOutlined aria-hidden="true" />
      {unread === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : unread}
        </span>
      )}
    </Link>
  );
}
