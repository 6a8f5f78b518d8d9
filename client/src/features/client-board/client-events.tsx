import { FIGURES } from '@sideline/schema/statistics/figures';
import type { ReactNode } from 'react';
import { DataTable, type DataColumn } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { TableSkeleton } from '../../components/ui/skeletons';
import { clockOf } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import type { ListedEventFragment } from './client-board.generated';
import { countShown } from './count-shown';
import styles from './client-board.module.css';

const rateWords = ({ headline }: ListedEventFragment): string =>
  typeof headline?.ppr === 'number' ? numberText(headline.ppr) : '–';
const attendanceWords = ({ attendance, isAttendanceExpected }: ListedEventFragment): string =>
  typeof attendance !== 'number'
    ? '–'
    : `${numberText(attendance)}${isAttendanceExpected ? ' expected' : ''}`;

/** On the event's clock, whatever the reader's time zone. */
const spanWords = ({ startsAt, endsAt, timeZone }: ListedEventFragment): string =>
  clockOf(timeZone).span(startsAt, endsAt);

const FACTS: readonly DataColumn<ListedEventFragment>[] = [
  { key: 'name', title: 'Event', render: ({ name }) => name },
  { key: 'when', title: 'When', width: 230, render: spanWords },
  { key: 'where', title: 'Where', isOptional: true, render: ({ location }) => location ?? '–' },
  { key: 'attendance', title: 'Attendance', align: 'right', width: 140, render: attendanceWords },
];
const COUNTED: readonly DataColumn<ListedEventFragment>[] = [
  {
    key: 'presentations',
    title: FIGURES.presentations.name,
    align: 'right',
    width: 140,
    render: ({ headline }) => (headline ? countShown(headline.presentations) : '–'),
  },
  { key: 'ppr', title: 'Per 1,000', align: 'right', width: 110, render: rateWords },
  {
    key: 'conveyed',
    title: 'Conveyed',
    align: 'right',
    width: 130,
    render: ({ headline }) => (headline ? countShown(headline.conveyed) : '–'),
  },
];

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly events: readonly ListedEventFragment[] | undefined;
  readonly isCounted: boolean;
  readonly empty: ReactNode;
  readonly onMore?: () => void;
}

function Section({ id, title, events, isCounted, empty, onMore }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <DataTable<ListedEventFragment>
        label={title}
        rows={events}
        {...(onMore ? { onMore } : {})}
        rowKey={({ eventId }) => eventId}
        columns={isCounted ? [...FACTS, ...COUNTED] : FACTS}
        href={({ eventId }) => `/client/event/${eventId}`}
        card={(event) => ({
          title: event.name,
          facts: [
            spanWords(event),
            isCounted
              ? `${FIGURES.presentations.name}: ${event.headline ? countShown(event.headline.presentations) : 'not known'}`
              : `Attendance: ${attendanceWords(event)}`,
          ],
        })}
        empty={empty}
      />
    </section>
  );
}

interface ClientEventsProps {
  /** Undefined while they are loading. */
  readonly lists:
    | {
        readonly live: readonly ListedEventFragment[];
        readonly planned: readonly ListedEventFragment[];
        readonly past: readonly ListedEventFragment[];
        readonly hasMorePast: boolean;
      }
    | undefined;
  /** Loads past events before this one. */
  readonly onMore: (after: string) => void;
}

/** A client's events in three lists, with those in progress first. */
export function ClientEvents({ lists, onMore }: ClientEventsProps) {
  // Shown together, because each list would push those below it down when it arrives.
  if (lists === undefined) return <TableSkeleton rows={12} />;
  const last = lists.past.at(-1);
  return (
    <div className={styles.stack}>
      <Section
        id="events-live"
        title="Live now"
        events={lists.live}
        isCounted
        empty={
          <Empty size="small" title="No event is live">
            An event appears here when it starts.
          </Empty>
        }
      />
      <Section
        id="events-planned"
        title="Planned"
        events={lists.planned}
        isCounted={false}
        empty={
          <Empty size="small" title="No event is planned">
            An event appears here once it is planned with the medical provider.
          </Empty>
        }
      />
      <Section
        id="events-past"
        title="Past"
        events={lists.past}
        isCounted
        empty={
          <Empty size="small" title="No event has ended yet">
            Events stay here with their figures once they are closed.
          </Empty>
        }
        {...(lists.hasMorePast && last !== undefined
          ? {
              onMore: () => {
                onMore(last.eventId);
              },
            }
          : {})}
      />
    </div>
  );
}
