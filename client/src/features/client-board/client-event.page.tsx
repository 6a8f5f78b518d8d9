import { FileExcelOutlined, FilePdfOutlined, FundProjectionScreenOutlined } from '@ant-design/icons';
import { EVENT_STATUS_LABELS } from '@sideline/schema/events';
import { BREAKDOWNS, FIGURES, type BreakdownKey } from '@sideline/schema/statistics/figures';
import { Button, Card } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { useOwnRight } from '../../components/rights/use-own-right';
import { Definition } from '../../components/ui/definition';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { clockOf } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { saveFile } from '../../lib/save-file';
import { useSignedInUser } from '../../lib/session';
import { AsAt } from './as-at';
import { BreakdownBars, BreakdownTable, HourBars } from './breakdown-bars';
import type { BoardFiguresFragment } from './client-board.generated';
import styles from './client-board.module.css';
import { EventComparison } from './event-comparison';
import { BagsTile, CountTile } from './figure-tile';
import { SixFigures } from './six-figures';
import { useEventBoard } from './use-event-board';

const LISTS = ['outcome', 'impression', 'acuity', 'age'] as const satisfies readonly BreakdownKey[];

function Times({ figures: { times, isMasked } }: { readonly figures: BoardFiguresFragment }) {
  // The provider sees a time even for a single record. Without one, there were no records.
  const none = isMasked ? 'Too few to show' : 'None recorded';
  const minutes = (value: number | null | undefined): string =>
    typeof value === 'number' ? `${numberText(value)} min` : none;
  return (
    <table className={styles.table} aria-label="Times">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col" className={styles.amount}>
            Half within
          </th>
          <th scope="col" className={styles.amount}>
            9 in 10 within
          </th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ key, median, p90 }) => (
          <tr key={key}>
            <th scope="row">
              {FIGURES[key].name}
              <Definition {...FIGURES[key]} />
            </th>
            <td className={styles.amount}>{minutes(median)}</td>
            <td className={styles.amount}>{minutes(p90)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One event with all its figures, and what each means. */
export default function ClientEventPage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  const { role } = useSignedInUser();
  const { event, figures, error, refetch } = useEventBoard(eventId, false);
  const exporting = useOwnRight('exportLists');
  const breadcrumb = [
    { label: role === 'client' ? 'My Events' : 'Clients and their events', path: '/client' },
    ...(event?.client && role !== 'client'
      ? [{ label: event.client.name, path: `/client/${event.client.id}` }]
      : []),
  ];
  if (event === undefined || figures === undefined)
    return (
      <Page key="loading" title="Event" breadcrumb={breadcrumb} error={error} onRetry={refetch}>
        <CardsSkeleton cards={6} rows={2} />
      </Page>
    );
  const breakdown = (key: BreakdownKey) => figures.breakdowns.find((each) => each.key === key)?.cells ?? [];
  return (
    <Page
      title={event.name}
      aside={
        <StatusTag tone={event.status === 'live' ? 'success' : 'neutral'}>
          {EVENT_STATUS_LABELS[event.status]}
        </StatusTag>
      }
      purpose={`${clockOf(event.timeZone).span(event.date, event.endsAt)}${event.location ? `, ${event.location}` : ''}`}
      breadcrumb={breadcrumb}
      actions={
        <>
          <Button
            icon={<FilePdfOutlined aria-hidden="true" />}
            {...exporting.button}
            onClick={() => void saveFile(`/api/events/${eventId}/plan/pdf`)}
          >
            Medical plan
          </Button>
          <Button
            icon={<FilePdfOutlined aria-hidden="true" />}
            {...exporting.button}
            onClick={() => void saveFile(`/api/events/${eventId}/report/pdf`)}
          >
            Report as PDF
          </Button>
          <Button
            icon={<FileExcelOutlined aria-hidden="true" />}
            {...exporting.button}
            onClick={() => void saveFile(`/api/events/${eventId}/report/xlsx`)}
          >
            Report as workbook
          </Button>
          {exporting.reason}
          <Button
            type="primary"
            icon={<FundProjectionScreenOutlined aria-hidden="true" />}
            onClick={() => void navigate(`/client/event/${eventId}/dashboard`)}
          >
            Open dashboard
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <AsAt figures={figures} timeZone={event.timeZone} isLate={false} />
        <p>{figures.summary}</p>
        <SixFigures figures={figures} />
        <div className={styles.tiles}>
          <CountTile figure="news2High" count={figures.news2High} />
          <CountTile figure="arrests" count={figures.arrests} />
          <CountTile figure="staffPlanned" count={figures.staffPlanned} />
          <CountTile figure="staffCheckedIn" count={figures.staffCheckedIn} />
          <BagsTile figures={figures} />
        </div>
        {role !== 'client' && event.status === 'closed' ? <EventComparison eventId={eventId} /> : null}
        <Card
          title={
            <h2 className="sl-card-title">
              {BREAKDOWNS.hour.name} <Definition {...BREAKDOWNS.hour} />
            </h2>
          }
        >
          <HourBars cells={breakdown('hour')} label={BREAKDOWNS.hour.name} timeZone={event.timeZone} />
        </Card>
        <div className={styles.pair}>
          {LISTS.map((key) => (
            <Card
              key={key}
              title={
                <h2 className="sl-card-title">
                  {BREAKDOWNS[key].name} <Definition {...BREAKDOWNS[key]} />
                </h2>
              }
            >
              <BreakdownBars cells={breakdown(key)} label={BREAKDOWNS[key].name} />
            </Card>
          ))}
          <Card
            title={
              <h2 className="sl-card-title">
                {BREAKDOWNS.zone.name} <Definition {...BREAKDOWNS.zone} />
              </h2>
            }
          >
            <BreakdownTable cells={breakdown('zone')} label={BREAKDOWNS.zone.name} head="Zone" />
          </Card>
          <Card title={<h2 className="sl-card-title">Times</h2>}>
            <Times figures={figures} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
