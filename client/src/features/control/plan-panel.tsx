import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { PlanMap } from '../../components/event-plan/plan-map';
import { StatusTag } from '../../components/ui/status-tag';
import { useSignedInUser } from '../../lib/session';
import type { ControlBoardFieldsFragment } from './control.generated';
import { CREW_TONES, PRIORITY_TONES } from './control-words';
import { crewHereWords, incidentWords, marksOf, zonesNow, zoneWords } from './plan-words';
import styles from './plan-panel.module.css';

interface PlanPanelProps {
  readonly board: ControlBoardFieldsFragment;
  /** Above the columns, so it is low enough to keep the first incidents in view. */
  readonly isAbove?: boolean;
}

/** As a share of the window's height. */
const ABOVE_VH = 34;

/** The event's plan with its zones, and beside it the same as a list: which incidents and crews are where. */
export default function PlanPanel({ board, isAbove = false }: PlanPanelProps) {
  const { role } = useSignedInUser();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { plan } = board;
  const where = zonesNow(board);
  const missing = board.eventZones.filter(({ planX }) => typeof planX !== 'number');
  const eventLink = <Link to={`/events/${board.id}`}>event’s page</Link>;
  const choose = (id: string) => {
    setChosenId(id);
    document.getElementById(`plan-zone-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={`${styles.sides} ${isAbove ? styles.above : ''}`}>
      <div
        style={
          isAbove && plan !== null
            ? { width: `${String((ABOVE_VH * plan.width) / plan.height)}vh`, maxWidth: '55vw' }
            : undefined
        }
      >
        {plan === null ? (
          <Empty size="small" title="No site plan yet">
            {role === 'admin' ? (
              <>Add a site map and place the zones on it on the {eventLink}.</>
            ) : (
              'An administrator can add a site map on the event’s page.'
            )}
          </Empty>
        ) : (
          <PlanMap plan={plan} marks={marksOf(board)} chosenId={chosenId} onChoose={choose} />
        )}
        {plan !== null && missing.length > 0 ? (
          <p className={styles.quiet}>
            Not on the plan yet: {missing.map(({ name }) => name).join(', ')}.
            {role === 'admin' ? <> Place them on the {eventLink}.</> : null}
          </p>
        ) : null}
      </div>
      <ul className={styles.zones} aria-label="What is where">
        {where.map(({ zone, incidents, crews }) => (
          <li
            key={zone?.id ?? 'elsewhere'}
            id={`plan-zone-${zone?.id ?? 'elsewhere'}`}
            className={`${styles.zone} ${zone !== null && zone.id === chosenId ? styles.chosen : ''}`}
            aria-label={zone?.name ?? 'In no zone'}
            aria-current={zone !== null && zone.id === chosenId ? 'location' : undefined}
          >
            <p className={styles.head}>
              <strong>{zone?.name ?? 'In no zone'}</strong>
              <span className={styles.quiet}>{zoneWords({ incidents, crews })}</span>
            </p>
            {incidents.map((incident) => (
              <p key={incident.id}>
                <StatusTag tone={PRIORITY_TONES[incident.priority]}>{incidentWords(incident)}</StatusTag>
              </p>
            ))}
            {crews.map((crew) => (
              <p key={crew.id}>
                <StatusTag tone={CREW_TONES[crew.state]}>{crewHereWords(crew)}</StatusTag>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
