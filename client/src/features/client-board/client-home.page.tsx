import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { useSignedInUser } from '../../lib/session';
import { useClientBoardsQuery, type ClientBoardsQuery } from './client-board.generated';
import styles from './client-board.module.css';
import { ClientEvents } from './client-events';
import { useClientEvents } from './use-client-events';

type Board = ClientBoardsQuery['clientBoards'][number];

const inWords = ({ live, planned, closed }: Board): string =>
  [
    live === 0 ? null : `${String(live)} live`,
    planned === 0 ? null : `${String(planned)} planned`,
    closed === 0 ? null : `${String(closed)} past`,
  ]
    .filter((part) => part !== null)
    .join(', ') || 'No events yet';

/** A client's own events, once it is known which client that is. */
function OwnEvents({ clientId }: { readonly clientId: string }) {
  const { lists, error, refetch, onMore } = useClientEvents(clientId);
  if (error) return <Failure error={error} onRetry={refetch} />;
  return <ClientEvents lists={lists} onMore={onMore} />;
}

/** A client sees its own events straight away. The provider chooses a client. */
export default function ClientHomePage() {
  const { role } = useSignedInUser();
  const { data, error, refetch } = useClientBoardsQuery();
  const boards = data?.clientBoards;
  const [own] = boards ?? [];
  const isClient = role === 'client';
  return (
    <Page
      title={isClient ? 'My Events' : 'Clients and their events'}
      purpose={
        isClient
          ? (own?.name ?? 'Your events with their figures.')
          : 'Choose a client to see its events as the client does, with exact figures.'
      }
      error={error}
      onRetry={() => void refetch()}
    >
      {boards === undefined ? (
        <CardsSkeleton cards={3} rows={2} />
      ) : own === undefined ? (
        <Empty title={isClient ? 'No events are open to you' : 'No clients yet'}>
          {isClient
            ? 'Ask the medical provider to connect your account with your organisation.'
            : 'Clients appear here once an administrator has entered them.'}
        </Empty>
      ) : isClient ? (
        <OwnEvents clientId={own.clientId} />
      ) : (
        <ul className={styles.clients}>
          {boards.map((board) => (
            <li key={board.clientId}>
              <Card size="small">
                <Link className={styles.clientName} to={`/client/${board.clientId}`}>
                  {board.name}
                </Link>
                <p className={styles.quiet}>{inWords(board)}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
