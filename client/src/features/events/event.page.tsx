import { EditOutlined } from '@ant-design/icons';
import { EVENT_STATUS_LABELS } from '@sideline/schema/events';
import { Button, Card } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { formatDateTime, formatSpan, spanElsewhere } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { useSignedInUser } from '../../lib/session';
import { draftOf } from './event-draft';
import { EventDrawer } from './event-drawer';
import { EventPrfs } from './event-prfs';
import { eventRotaPath } from './event-rota';
import { EventStatusButtons } from './event-status-buttons';
import { EventStatusTag } from './event-words';
import { EventZones } from './event-zones';
import { useEventQuery, type EventQuery } from './events.generated';
import styles from './events.module.css';

/** Loads separately. The page can be read without it. */
const EventPlanCard = lazyPart(() => import('./event-plan-card'), {
  lost: 'The plan of the event could not be loaded.',
  fallback: <CardsSkeleton cards={1} rows={4} />,
});

type LoadedEvent = NonNullable<EventQuery['event']>;

const figure = (count: number | null | undefined): string | null =>
  typeof count === 'number' ? numberText(count) : null;

function EventCard({ event }: { readonly event: LoadedEvent }) {
  const local = spanElsewhere(event.date, event.endsAt, event.timeZone);
  const facts: readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] = [
    ['When', formatSpan(event.date, event.endsAt)],
    ...(local === null
      ? []
      : [['Local time', `${local} in ${event.timeZone.replaceAll('_', ' ')}`] as const]),
    ['Where', event.location],
    [
      'Position',
      typeof event.latitude === 'number' && typeof event.longitude === 'number'
        ? `${String(event.latitude)}, ${String(event.longitude)}`
        : null,
    ],
    ['Venue', event.venueType],
    ['Client', event.client?.name],
    ['Attendance expected', figure(event.attendanceExpected)],
    ['Attendance counted', figure(event.attendanceActual)],
    ['Notes', event.notes, true],
  ];
  return (
    <Card title={<h2 className="sl-card-title">About this event</h2>}>
      <dl className={styles.facts}>
        {facts.map(([label, value, isWide]) => (
          <div key={label} className={isWide ? styles.wide : undefined}>
            <dt>{label}</dt>
            <dd>{value ?? 'Not recorded'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How the event reached its status, if it was ever changed. */
function StatusHistory({ changes }: { readonly changes: LoadedEvent['statusChanges'] }) {
  if (changes.length === 0) return null;
  return (
    <Card title={<h2 className="sl-card-title">Status history</h2>}>
      <ul className={styles.history}>
        {changes.map((change) => (
          <li key={change.changedAt}>
            <strong>{EVENT_STATUS_LABELS[change.to]}</strong> by {change.changedBy},{' '}
            {formatDateTime(change.changedAt)}
            {change.reason === null ? null : <span className={styles.reason}>{change.reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One event with its facts, its state and its records. */
export default function EventPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch } = useEventQuery({ variables: { eventId } });
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const event = data?.event;
  const breadcrumb = [{ label: 'Events', path: '/events' }];
  if (!event) {
    return (
      <Page key="loading" title="Event" breadcrumb={breadcrumb} error={error} onRetry={() => void refetch()}>
        <CardsSkeleton cards={1} rows={6} />
      </Page>
    );
  }
  return (
    <Page
      title={event.name}
      aside={<EventStatusTag status={event.status} />}
      breadcrumb={breadcrumb}
      actions={
        <>
          <Button onClick={() => void navigate(eventRotaPath(event))}>Shifts</Button>
          <Button onClick={() => void navigate(`/client/event/${event.id}`)}>Figures</Button>
          <Button onClick={() => void navigate(`/reports/cheerreport/${event.id}`)}>Cheer report</Button>
          <Button onClick={() => void navigate(`/events/${event.id}/control`)}>Event control</Button>
          <Button onClick={() => void navigate(`/events/${event.id}/replenish`)}>Replenish</Button>
          <EventStatusButtons event={event} onChanged={() => void refetch()} />
          {role === 'admin' ? (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => {
                setEditing(true);
              }}
            >
              Edit event
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.stack}>
        <EventCard event={event} />
        <EventZones eventId={event.id} zones={event.zones} canEdit={role === 'admin'} onChanged={refetch} />
        <EventPlanCard
          plan={event.plan}
          eventId={event.id}
          zones={event.zones}
          canEdit={role === 'admin'}
          onChanged={refetch}
        />
        <StatusHistory changes={event.statusChanges} />
        <section aria-labelledby="event-records">
          <h2 className={styles.heading} id="event-records">
            Patient records
          </h2>
          <EventPrfs eventId={event.id} />
        </section>
      </div>
      {isEditing ? (
        <EventDrawer
          existing={event}
          initial={draftOf(event)}
          client={event.client}
          onClose={() => {
            setEditing(false);
          }}
          onSaved={() => {
            setEditing(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}
