import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/page';
import { CardsSkeleton } from '../../components/skeletons';
import { formatSpan } from '../../lib/dates';
import { EventPrfs } from './event-prfs';
import { EventStatusTag, localSpan } from './event-words';
import { useEventQuery, type EventQuery } from './events.generated';
import styles from './events.module.css';

type LoadedEvent = NonNullable<EventQuery['event']>;

const figure = (count: number | null | undefined): string | null =>
  typeof count === 'number' ? count.toLocaleString('en-GB') : null;

function EventCard({ event }: { readonly event: LoadedEvent }) {
  const local = localSpan(event.date, event.ends_at, event.time_zone);
  const facts: readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] = [
    ['When', formatSpan(event.date, event.ends_at)],
    ...(local === null ? [] : [['Local time', local] as const]),
    ['Where', event.location],
    ['Venue', event.venue_type],
    ['Client', event.client?.name],
    ['Attendance expected', figure(event.attendance_expected)],
    ['Attendance counted', figure(event.attendance_actual)],
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

/** One event with its facts and its records. Read-only for now. */
export default function EventPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch } = useEventQuery({ variables: { eventId } });
  const event = data?.event;
  const breadcrumb = [{ label: 'Events', path: '/events' }];
  if (!event) {
    return (
      <Page title="Event" breadcrumb={breadcrumb} error={error} onRetry={() => void refetch()}>
        <CardsSkeleton cards={1} rows={6} />
      </Page>
    );
  }
  return (
    <Page
      title={event.name}
      aside={<EventStatusTag status={event.status} />}
      breadcrumb={breadcrumb}
      purpose="Changing an event, its crew and its close-out are not part of this release."
    >
      <div className={styles.stack}>
        <EventCard event={event} />
        <section aria-labelledby="event-records">
          <h2 className={styles.heading} id="event-records">
            Patient records
          </h2>
          <EventPrfs eventId={event.eventID} />
        </section>
      </div>
    </Page>
  );
}
