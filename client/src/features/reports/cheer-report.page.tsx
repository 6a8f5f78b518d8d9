import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons';
import { CHEER_BREAKDOWNS } from '@sideline/schema/statistics/cheer-report';
import { Button, Card } from 'antd';
import { useParams } from 'react-router-dom';
import { useOwnRight } from '../../components/rights/use-own-right';
import { Definition } from '../../components/ui/definition';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { useUrlFilters } from '../../components/ui/url-filters';
import { clockOf } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { saveFile } from '../../lib/save-file';
import { CheerTeams } from './cheer-teams';
import { CheerTiles } from './cheer-tiles';
import { useCheerReportQuery, type CheerReportQuery } from './cheer-report.generated';
import styles from './cheer-report.module.css';

const FILTERS = ['team'] as const;

type Breakdown = CheerReportQuery['cheerReport']['breakdowns'][number];

function BreakdownCard({ breakdown: { key, cells } }: { readonly breakdown: Breakdown }) {
  const { name, definition } = CHEER_BREAKDOWNS[key];
  const most = Math.max(1, ...cells.map(({ count }) => count));
  return (
    <Card
      title={
        <h2 className="sl-card-title">
          {name} <Definition name={name} definition={definition} />
        </h2>
      }
    >
      {cells.length === 0 ? (
        <p className={styles.quiet}>Nothing of this kind is recorded.</p>
      ) : (
        <ul className={styles.bars} aria-label={name}>
          {cells.map((cell) => (
            <li key={cell.key} className={styles.bar}>
              <span>{cell.label}</span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.fill}
                  style={{ inlineSize: `${String(Math.round((cell.count / most) * 100))}%` }}
                />
              </span>
              <span className={styles.amount}>{numberText(cell.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What happened to the members of each squad of a team; those of which nobody was seen are left out. */
function SquadCards({ team }: { readonly team: CheerReportQuery['cheerReport']['teams'][number] }) {
  const seen = team.squads.filter(({ figures }) => figures.presentations > 0);
  return (
    <section className={styles.stack} aria-label="By squad">
      <h2 className={styles.heading}>By squad</h2>
      <div className={styles.pair}>
        {seen.map(({ squadId, name, breakdowns = [] }) => (
          <Card key={squadId ?? 'none'} title={<h3 className="sl-card-title">{name}</h3>}>
            <dl className={styles.squadFacts}>
              {breakdowns.map(({ key, cells }) => (
                <div key={key}>
                  <dt>{CHEER_BREAKDOWNS[key].name}</dt>
                  <dd>
                    {cells.map(({ label, count }) => `${label} ${numberText(count)}`).join(', ') ||
                      'None recorded'}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** What happened to the members of each cheer team at an event; with a team in the address, that team's own sheet. */
export default function CheerReportPage() {
  const { eventId = '' } = useParams();
  const { values, set } = useUrlFilters(FILTERS);
  const teamId = values.team ?? null;
  const { data, error, refetch } = useCheerReportQuery({
    variables: { eventId, teamId, isOneTeam: teamId !== null },
    fetchPolicy: 'cache-and-network',
  });
  const report = data?.cheerReport;
  const breadcrumb = [
    { label: 'Events', path: '/events' },
    ...(report ? [{ label: report.name, path: `/events/${eventId}` }] : []),
  ];
  const exporting = useOwnRight('exportLists');
  if (report === undefined)
    return (
      <Page
        key="loading"
        title="Cheer report"
        breadcrumb={breadcrumb}
        error={error}
        onRetry={() => void refetch()}
      >
        <CardsSkeleton cards={6} rows={2} />
      </Page>
    );
  const [only] = report.teams;
  const file = (format: 'pdf' | 'xlsx') =>
    void saveFile(
      `/api/events/${eventId}/cheer-report/${format}${teamId === null ? '' : `?team_id=${teamId}`}`,
    );
  return (
    <Page
      title={teamId !== null && only ? `Cheer report: ${only.name}` : 'Cheer report'}
      purpose={`${report.name}, ${clockOf(report.timeZone).span(report.startsAt, report.endsAt)}${report.location ? `, ${report.location}` : ''}`}
      breadcrumb={breadcrumb}
      actions={
        <>
          {teamId === null ? null : <Button onClick={() => set({ team: null })}>Show all teams</Button>}
          <Button
            icon={<FileExcelOutlined aria-hidden="true" />}
            {...exporting.button}
            onClick={() => file('xlsx')}
          >
            {teamId === null ? 'Report as workbook' : 'Sheet as workbook'}
          </Button>
          <Button
            type="primary"
            icon={<FilePdfOutlined aria-hidden="true" />}
            {...exporting.button}
            onClick={() => file('pdf')}
          >
            {teamId === null ? 'Report as PDF' : 'Sheet as PDF'}
          </Button>
          {exporting.reason}
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.summary}>{report.summary}</p>
        {report.teams.length === 0 ? (
          <Empty title="No cheer team was seen">
            Teams appear here when one of their members has a patient record or a see-and-treat log at this
            event.
          </Empty>
        ) : (
          <>
            <CheerTiles figures={report.total} />
            <Card title={<h2 className="sl-card-title">Teams and squads</h2>}>
              <CheerTeams report={report} isOneTeam={teamId !== null} onTeam={(team) => set({ team })} />
            </Card>
            <div className={styles.pair}>
              {report.breakdowns.map((breakdown) => (
                <BreakdownCard key={breakdown.key} breakdown={breakdown} />
              ))}
            </div>
            {teamId !== null && only !== undefined && only.squads.length > 1 ? (
              <SquadCards team={only} />
            ) : null}
          </>
        )}
        <p className={styles.quiet}>
          {teamId === null && report.others > 0
            ? `${numberText(report.others)} presentations were of people not in a cheer team. `
            : ''}
          Counted {clockOf(report.timeZone).dateTime(report.asAt)}. Teams with nobody seen are not listed.
        </p>
      </div>
    </Page>
  );
}
