import { EditOutlined } from '@ant-design/icons';
import { MAJOR_INCIDENT_LABELS, METHANE_LABELS, METHANE_TEXTS } from '@sideline/schema/control/methane';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { ObservationsDue } from '../../components/records/observations-due';
import { StatusTag } from '../../components/ui/status-tag';
import type { Clock } from '../../lib/dates';
import { bagsOf, CREW_TONES, crewsByState, crewWords, elapsed, figuresOf } from './control-words';
import type {
  ControlBagFieldsFragment,
  ControlBoardFieldsFragment,
  ControlCrewFieldsFragment,
  ControlRecordFieldsFragment,
  TreatmentPlaceFieldsFragment,
} from './control.generated';
import styles from './control.module.css';
import { rowOf } from './board-rows';

type Board = ControlBoardFieldsFragment;

/** The most important figures, above everything else. */
export function Figures({ board }: { readonly board: Board }) {
  const figures = figuresOf(board);
  const tiles = [
    ['Calls waiting', figures.waitingCalls],
    ['Under way', figures.underWay],
    ['Crews available', `${String(figures.crewsAvailable)} of ${String(figures.crewsOnDuty)}`],
    ['Open PRFs', figures.openRecords],
    ['Alerts', figures.alerts],
    ['Waiting for treatment', figures.waiting],
    ['Beds free', `${String(figures.bedsFree)} of ${String(figures.beds)}`],
  ] as const;
  return (
    <dl className={styles.figures} aria-label="Figures">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CrewListProps {
  readonly crews: readonly ControlCrewFieldsFragment[];
  /** The bags of stock that are at the event. */
  readonly bags: readonly ControlBagFieldsFragment[];
  readonly now: number;
  /** Null if the board is read only. */
  readonly onEdit: ((crew: ControlCrewFieldsFragment) => void) | null;
}

/** Crews by state, those who can be sent first. */
export function CrewList({ crews, bags, now, onEdit }: CrewListProps) {
  if (crews.length === 0)
    return (
      <Empty size="small" title="No crews yet">
        {onEdit === null
          ? 'This event had no crews.'
          : 'Create a crew from the people who have a shift here.'}
      </Empty>
    );
  return (
    <ul className={styles.rows} aria-label="Crews">
      {crewsByState(crews).map((crew) => (
        <li key={crew.id} className={styles.row} aria-label={crew.callSign} {...rowOf(crew.id)}>
          <div className={styles.rowHead}>
            <strong>{crew.callSign}</strong>
            <StatusTag tone={CREW_TONES[crew.state]}>{crewWords(crew)}</StatusTag>
            <span className={styles.age}>{elapsed(crew.since, now)}</span>
            {onEdit === null ? null : (
              <Button
                size="small"
                type="text"
                icon={<EditOutlined aria-hidden="true" />}
                data-row-act=""
                aria-label={`Edit ${crew.callSign}`}
                onClick={() => onEdit(crew)}
              />
            )}
          </div>
          <p className={styles.quiet}>
            {[
              crew.members
                .map(({ name, isOnShift }) => (isOnShift ? name : `${name} (not on shift)`))
                .join(', ') || 'Nobody',
              ...(crew.bag === null || bagsOf(crew, bags).length > 0 ? [] : [crew.bag]),
              ...(crew.vehicle === null ? [] : [crew.vehicle]),
            ].join(' · ')}
          </p>
          {bagsOf(crew, bags).map((bag) => (
            <p key={bag.id} className={styles.quiet}>
              <Link to={`/inventory/bags/${bag.id}`}>{bag.name}</Link>{' '}
              <StatusTag tone={bag.isReady ? 'success' : 'danger'}>
                {bag.isReady ? 'Ready' : 'Not ready'}
              </StatusTag>{' '}
              {bag.reasons.map(({ text }) => text).join(' ')}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Open PRFs, those with an alert and the highest NEWS2 first. They do not name a patient. */
export function RecordList({
  records,
  count,
  clock,
}: {
  readonly records: readonly ControlRecordFieldsFragment[];
  /** The total. All of them are listed except at the largest events. */
  readonly count: number;
  readonly clock: Clock;
}) {
  if (records.length === 0)
    return (
      <Empty size="small" title="No open PRFs">
        A PRF of this event appears here until it is signed.
      </Empty>
    );
  return (
    <ul className={styles.rows} aria-label="Open PRFs">
      {records.map((record) => (
        <li key={record.id} className={styles.row} aria-label={`PRF ${record.number}`} {...rowOf(record.id)}>
          <div className={styles.rowHead}>
            <Link data-row-act="" to={`/prf/${record.number}`}>
              {record.number}
            </Link>
            {record.news2 === null ? (
              record.newsText === null ? null : (
                <StatusTag tone="neutral">{record.newsText}</StatusTag>
              )
            ) : (
              <StatusTag
                tone={
                  record.news2Band === 'high' ? 'danger' : record.news2Band === 'low' ? 'neutral' : 'warning'
                }
              >
                NEWS2 {String(record.news2)}
              </StatusTag>
            )}
            {record.openAlerts === 0 ? null : (
              <StatusTag tone="danger">
                {record.openAlerts === 1 ? '1 alert' : `${String(record.openAlerts)} alerts`}
              </StatusTag>
            )}
            {record.observationsDueAt === null ? null : (
              <ObservationsDue dueAt={record.observationsDueAt} clock={clock.time} />
            )}
          </div>
          <p className={styles.quiet}>
            {[
              record.isRestricted ? 'Restricted' : (record.complaint ?? 'No complaint recorded'),
              ...(record.incidentNumber === null ? [] : [`incident ${String(record.incidentNumber)}`]),
              record.author,
              `since ${clock.time(record.startedAt)}`,
            ].join(' · ')}
          </p>
        </li>
      ))}
      {count > records.length ? (
        <li className={styles.row}>
          and {String(count - records.length)} more, all in <Link to="/open-prfs">Open PRFs</Link>
        </li>
      ) : null}
    </ul>
  );
}

interface PlaceListProps {
  readonly places: readonly TreatmentPlaceFieldsFragment[];
  readonly clock: Clock;
  readonly onEdit: ((place: TreatmentPlaceFieldsFragment) => void) | null;
}

/** Treatment places with their beds, and who is waiting. */
export function PlaceList({ places, clock, onEdit }: PlaceListProps) {
  if (places.length === 0)
    return (
      <Empty size="small" title="No treatment places yet">
        {onEdit === null
          ? 'This event had no treatment places.'
          : 'Add each place with beds, such as the main medical tent.'}
      </Empty>
    );
  return (
    <ul className={styles.rows} aria-label="Treatment places">
      {places.map((place) => (
        <li key={place.id} className={styles.row} aria-label={place.name} {...rowOf(place.id)}>
          <div className={styles.rowHead}>
            <strong>{place.name}</strong>
            {place.occupied > place.beds ? (
              <StatusTag tone="danger">Over capacity</StatusTag>
            ) : place.occupied === place.beds ? (
              <StatusTag tone="warning">Full</StatusTag>
            ) : null}
            {onEdit === null ? null : (
              <Button
                size="small"
                type="text"
                className={styles.age}
                icon={<EditOutlined aria-hidden="true" />}
                data-row-act=""
                aria-label={`Edit ${place.name}`}
                onClick={() => onEdit(place)}
              />
            )}
          </div>
          <p className={styles.quiet}>
            {String(place.occupied)} of {String(place.beds)} beds in use · {String(place.waiting)} waiting ·
            as at {clock.time(place.changedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The current METHANE report. Its earlier versions are in the log. */
export function MethaneCard({ entry, clock }: { readonly entry: Board['methane']; readonly clock: Clock }) {
  const report = entry?.methane ?? null;
  if (entry === null || report === null) return null;
  return (
    <section className={styles.row} aria-label="METHANE report">
      <div className={styles.rowHead}>
        <strong>METHANE</strong>
        <StatusTag tone={report.majorIncident === 'declared' ? 'danger' : 'warning'}>
          {MAJOR_INCIDENT_LABELS[report.majorIncident]}
        </StatusTag>
      </div>
      <p className={styles.quiet}>
        Version of {clock.dateTime(entry.at)} by {entry.by}, log entry {String(entry.number)}
      </p>
      <dl className={styles.fields} style={{ gap: 4, margin: 0 }}>
        {METHANE_TEXTS.map((field) => (
          <div key={field}>
            <dt className={styles.quiet}>{METHANE_LABELS[field]}</dt>
            <dd className={styles.logText} style={{ margin: 0 }}>
              {report[field]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
