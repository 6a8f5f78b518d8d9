import { CREW_STATE_LABELS } from '@sideline/schema/control/crews';
import { INCIDENT_STATE_LABELS } from '@sideline/schema/control/incidents';
import { MAJOR_INCIDENT_LABELS } from '@sideline/schema/control/methane';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlanMap } from '../../components/event-plan/plan-map';
import { useDocumentTitle } from '../../components/ui/document-title';
import { clockOf, isClockElsewhere, zoneName } from '../../lib/dates';
import { useHeight } from '../../lib/use-height';
import { useMedia } from '../../lib/use-media';
import { rowsIn, whatFits } from '../../lib/what-fits';
import { marksOf } from './plan-words';
import { crewsByState, elapsed, figuresOf, placeOf, priorityWords } from './control-words';
import type { ControlBoardFieldsFragment } from './control.generated';
import styles from './wall.module.css';

interface WallProps {
  readonly board: ControlBoardFieldsFragment;
  readonly now: number;
  readonly oldSince: number | null;
  readonly onLeave: () => void;
}

/**
 * From this width, nothing scrolls, and rows have a size in pixels (wall.module.css), so that they can be read from five
 * metres.
 */
const FIXED = '(min-width: 1101px)';
const ROW = { height: 88, gap: 8 } as const;

/** The board for a wall: dark, without controls, 1920 × 1080. Escape leaves it. */
export function Wall({ board, now, oldSince, onLeave }: WallProps) {
  useDocumentTitle(`${board.eventName}, wall`);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onLeave]);
  const clock = clockOf(board.timeZone);
  const figures = figuresOf(board);
  const incidents = board.incidents.filter(({ state }) => state !== 'clear');
  const crews = crewsByState(board.crews).filter(({ state }) => state !== 'off_duty');
  const tiles: readonly (readonly [label: string, value: string, isBad?: boolean])[] = [
    ['Calls waiting', String(figures.waitingCalls), figures.waitingCalls > 0],
    ['Under way', String(figures.underWay)],
    ['Crews free', `${String(figures.crewsAvailable)}/${String(figures.crewsOnDuty)}`],
    ['Open PRFs', String(figures.openRecords)],
    ['Alerts', String(figures.alerts), figures.alerts > 0],
    ['Waiting', String(figures.waiting)],
    ['Beds free', `${String(figures.bedsFree)}/${String(figures.beds)}`],
  ];
  const { ref, height } = useHeight();
  const isFixed = useMedia(FIXED);
  const rows = isFixed ? rowsIn(height, ROW.height, ROW.gap) : Number.POSITIVE_INFINITY;
  const calls = whatFits(incidents, rows);
  const sent = whatFits(crews, rows);
  const { plan } = board;
  const major = board.methane?.methane?.majorIncident;
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <h1>{board.eventName}</h1>
        {oldSince === null ? (
          <p>{board.controller === null ? 'Nobody is in control' : `In control: ${board.controller.name}`}</p>
        ) : (
          <p className={styles.bad} role="status">
            No connection. As at {clock.time(oldSince)}
          </p>
        )}
        <p className={styles.clock}>
          {isClockElsewhere(board.timeZone, now) ? (
            <span className={styles.zone}>{zoneName(board.timeZone)} </span>
          ) : null}
          {clock.seconds(now)}
        </p>
        <Link className={styles.leave} to="?">
          Leave wall view
        </Link>
      </header>
      {major === 'declared' || major === 'standby' ? (
        <p className={styles.major}>{MAJOR_INCIDENT_LABELS[major]}</p>
      ) : null}
      <dl className={styles.figures}>
        {tiles.map(([label, value, isBad]) => (
          <div key={label} className={isBad === true ? styles.bad : undefined}>
            <dt>{label}</dt>
            <dd className={value.length > 5 ? styles.long : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div
        ref={ref}
        className={`${styles.columns} ${plan === null ? '' : styles.withPlan}`}
        style={
          // As wide as the picture at this height. An upright picture leaves more room for the calls, and is not cut off
          // at the bottom.
          plan !== null && isFixed && Number.isFinite(height)
            ? {
                gridTemplateColumns: `min(38%, ${String(Math.floor((height / plan.height) * plan.width))}px) minmax(0, 5fr) minmax(0, 3fr)`,
              }
            : undefined
        }
      >
        {plan === null ? null : (
          <section aria-label="Plan" className={styles.plan}>
            <PlanMap plan={plan} marks={marksOf(board)} />
          </section>
        )}
        <section aria-label="Incidents">
          <ol className={styles.list}>
            {calls.shown.map((incident) => (
              <li key={incident.id} className={styles[incident.priority]}>
                <strong className={styles.number}>{incident.number}</strong>
                <span className={styles.words}>
                  <span className={styles.main}>{incident.what}</span>
                  <span className={styles.more}>
                    {priorityWords(incident)} · {placeOf(incident)} ·{' '}
                    {incident.callSign === null ? '' : `${incident.callSign}, `}
                    {INCIDENT_STATE_LABELS[incident.state].toLowerCase()}
                  </span>
                </span>
                <strong className={styles.number}>{elapsed(incident.calledAt, now)}</strong>
              </li>
            ))}
          </ol>
          {incidents.length === 0 ? <p className={styles.main}>No incidents</p> : null}
          {calls.more === 0 ? null : <p className={styles.rest}>and {String(calls.more)} more</p>}
        </section>
        <section aria-label="Crews">
          <ul className={styles.list}>
            {sent.shown.map((crew) => (
              <li key={crew.id}>
                <span className={styles.words}>
                  <span className={styles.main}>{crew.callSign}</span>
                  <span className={styles.more}>
                    {CREW_STATE_LABELS[crew.state]}
                    {crew.incidentNumber === null ? '' : `, incident ${String(crew.incidentNumber)}`}
                  </span>
                </span>
                <strong className={styles.number}>{elapsed(crew.since, now)}</strong>
              </li>
            ))}
          </ul>
          {crews.length === 0 ? <p className={styles.main}>No crews</p> : null}
          {sent.more === 0 ? null : <p className={styles.rest}>and {String(sent.more)} more</p>}
        </section>
      </div>
    </div>
  );
}
