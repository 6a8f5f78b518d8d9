import { CLOSE_CHECK_KEYS, CLOSE_CHECKS, openWords, type CloseCheckKey } from '@sideline/schema/event-close';
import { Alert, Button, Card } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import { attempt } from '../../lib/failures';
import { notify } from '../../lib/notices';
import { EventStatusTag } from './event-words';
import {
  useChangeEventStatusMutation,
  useEventCloseOutQuery,
  useWaiveEventPointsMutation,
  type CloseOutFragment,
} from './events.generated';
import styles from './event-close.module.css';

type Point = CloseOutFragment['points'][number];

interface Asked {
  readonly check: CloseCheckKey;
  readonly points: readonly Point[];
}

const PURPOSE = 'Settle each point, or waive it with a reason. You can close the event when nothing is left.';

/**
 * What an event leaves open. Each point is settled where it belongs, or waived with a reason, and then the event can be
 * closed.
 */
export default function EventClosePage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useEventCloseOutQuery({ variables: { eventId }, fetchPolicy: 'no-cache' });
  const [waive] = useWaiveEventPointsMutation({ context: inlineErrors });
  const [changeStatus, closing] = useChangeEventStatusMutation({ context: inlineErrors });
  const [asked, setAsked] = useState<Asked | null>(null);
  const closeOut = data?.eventCloseOut;
  const breadcrumb = [
    { label: 'Events', path: '/events' },
    { label: closeOut?.event.name ?? 'Event', path: `/events/${eventId}` },
  ];
  if (!closeOut) {
    return (
      <Page
        key="loading"
        title="Close event"
        purpose={PURPOSE}
        breadcrumb={breadcrumb}
        error={error}
        onRetry={() => void refetch()}
      >
        <CardsSkeleton cards={2} rows={3} />
      </Page>
    );
  }
  const { event, points } = closeOut;
  const open = points.filter(({ waiver }) => !waiver);
  const close = async () => {
    const isClosed = await attempt(() =>
      changeStatus({
        variables: {
          input: { eventId: event.id, version: event.version, status: 'closed', reason: null },
        },
      }),
    );
    if (isClosed) {
      notify.success('The event is closed.');
      void navigate(`/events/${event.id}`);
      return;
    }
    // If it cannot be loaded again, it stays as it is shown.
    refetch().catch(() => undefined);
  };
  return (
    <Page
      title="Close event"
      aside={<EventStatusTag status={event.status} />}
      breadcrumb={breadcrumb}
      purpose={PURPOSE}
      actions={
        event.status === 'live' ? (
          <Button
            type="primary"
            disabled={open.length > 0}
            loading={closing.loading}
            onClick={() => void close()}
          >
            Close event
          </Button>
        ) : null
      }
    >
      <div className={styles['stack']}>
        {event.status === 'live' ? (
          <Alert
            type={open.length === 0 ? 'success' : 'warning'}
            showIcon
            title={
              open.length === 0
                ? 'Everything is settled or waived. The event can be closed.'
                : `Still to settle: ${openWords(open.map(({ check }) => check))}.`
            }
          />
        ) : null}
        {CLOSE_CHECK_KEYS.map((check) => (
          <CheckCard
            key={check}
            check={check}
            points={points.filter((one) => one.check === check)}
            onWaive={(wanted) => setAsked({ check, points: wanted })}
          />
        ))}
      </div>
      {asked === null ? null : (
        <ReasonDialog
          title={
            asked.points.length === 1 ? 'Waive this point' : `Waive ${String(asked.points.length)} points`
          }
          label="Reason"
          hint="Kept with the event, with your name and the time."
          okText="Waive"
          onGive={async (reason) => {
            const itemIds = asked.points.map(({ itemId }) => itemId);
            await waive({ variables: { input: { eventId, check: asked.check, itemIds, reason } } });
            await refetch();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

interface CheckCardProps {
  readonly check: CloseCheckKey;
  readonly points: readonly Point[];
  readonly onWaive: (points: readonly Point[]) => void;
}

function CheckCard({ check, points, onWaive }: CheckCardProps) {
  const { label, settled, path } = CLOSE_CHECKS[check];
  const open = points.filter(({ waiver }) => !waiver);
  return (
    <Card
      styles={{ header: { paddingBlock: 8 } }}
      title={<h2 className="sl-card-title">{label}</h2>}
      extra={
        open.length > 1 ? (
          <Button onClick={() => onWaive(open)}>{`Waive all ${String(open.length)}`}</Button>
        ) : null
      }
    >
      {points.length === 0 ? (
        <p className={styles['settled']}>{settled}</p>
      ) : (
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point.itemId}>
              <div>
                <Link to={`${path}${point.reference}`}>{point.label}</Link>
                <p className={styles['quiet']}>
                  {formatDateTime(point.at)}
                  {point.waiver
                    ? ` · ${point.waiver.reason} (${point.waiver.waivedBy}, ${formatDateTime(point.waiver.waivedAt)})`
                    : ''}
                </p>
              </div>
              {point.waiver ? (
                <StatusTag tone="neutral">Waived</StatusTag>
              ) : (
                <Button aria-label={`Waive: ${point.label}`} onClick={() => onWaive([point])}>
                  Waive
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
