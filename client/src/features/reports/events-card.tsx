import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { formatSpan } from '../../lib/dates';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type TodaysEvent = DashboardQuery['dashboard']['todaysEvents'][number];

const STATES: Readonly<Record<TodaysEvent['status'], { readonly tone: Tone; readonly label: string }>> = {
  planned: { tone: 'waiting', label: 'Planned' },
  live: { tone: 'success', label: 'Live' },
  closed: { tone: 'neutral', label: 'Closed' },
  cancelled: { tone: 'danger', label: 'Cancelled' },
};

export function EventsCard({ events }: { readonly events: readonly TodaysEvent[] }) {
  return (
    <Card
      title={<h2 className="sl-card-title">Today’s events</h2>}
      extra={<Link to="/events">All events</Link>}
    >
      {events.length === 0 ? (
        <Empty size="small" title="No event today">
          Events that are on today appear here, live ones first.
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {events.map((event) => (
            <li key={event.id}>
              <div className={styles.row}>
                <div className={styles.main}>
                  <Link to={`/events/${event.id}`} className={styles.link}>
                    {event.name}
                  </Link>
                  <div className={styles.facts}>{formatSpan(event.date, event.endsAt)}</div>
                  {event.location && <div className={styles.facts}>{event.location}</div>}
                </div>
                <StatusTag tone={STATES[event.status].tone}>{STATES[event.status].label}</StatusTag>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
