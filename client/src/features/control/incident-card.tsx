import {
  ClockCircleOutlined,
  EditOutlined,
  FileAddOutlined,
  LinkOutlined,
  MedicineBoxOutlined,
  MoreOutlined,
} from '@ant-design/icons';
import {
  INCIDENT_STATE_LABELS,
  incidentName,
  incidentStepsFrom,
  type IncidentStep,
} from '@sideline/schema/control/incidents';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { StatusTag } from '../../components/ui/status-tag';
import type { Clock } from '../../lib/dates';
import { incidentLogState } from '../../lib/incident-log';
import { elapsed, placeOf, PRIORITY_TONES, priorityWords, recordTimes, timesOf } from './control-words';
import {
  useAdvanceIncidentMutation,
  useLinkIncidentRecordMutation,
  useOpenIncidentPrfMutation,
  type ControlIncidentFieldsFragment,
} from './control.generated';
import styles from './control.module.css';
import { rowOf } from './board-rows';

interface IncidentCardProps {
  readonly eventId: string;
  readonly incident: ControlIncidentFieldsFragment;
  readonly now: number;
  /** The event's time zone. */
  readonly clock: Clock;
  readonly isOpen: boolean;
  readonly onStep: (step: IncidentStep) => void;
  /** A time that was entered wrongly. */
  readonly onCorrect: () => void;
  /** A PRF that the crew opened themselves. */
  readonly onLink: () => void;
  readonly onEdit: () => void;
  /** Something was refused, because the board is out of date. */
  readonly onFailed: () => void;
}

/** An incident: number, priority, what, where, the age of the call, its crew, and one button for the next step. */
export function IncidentCard(props: IncidentCardProps) {
  const { eventId, incident, now, clock, isOpen, onStep, onCorrect, onLink, onEdit, onFailed } = props;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  // If it is pressed again after an answer was lost, it opens the same record.
  const [ids] = useState(() => ({ prfId: newId(), commandId: newId(), logId: newId() }));
  const [advance] = useAdvanceIncidentMutation();
  const [openPrf] = useOpenIncidentPrfMutation();
  const [link] = useLinkIncidentRecordMutation();
  const steps = incidentStepsFrom(incident.state);
  const [next, ...others] = steps;
  const isClear = incident.state === 'clear';
  const name = incidentName(incident.number);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch {
      // A notice has already said who was first.
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  const take = (step: IncidentStep) => {
    if (step.needsCrew || step.needsReason) {
      onStep(step);
      return;
    }
    void run(async () => {
      await advance({
        variables: { input: { incidentId: incident.id, version: incident.version, to: step.to } },
      });
    });
  };
  const startPrf = () =>
    void run(async () => {
      const { prfId, commandId } = ids;
      const { data } = await openPrf({
        variables: { input: { incidentId: incident.id, prfId, commandId } },
      });
      if (data) void navigate(`/prf/${data.openIncidentPrf.openedIncidentPrf.customPrfId}`);
    });
  const startLog = () =>
    void run(async () => {
      const { logId } = ids;
      await link({ variables: { input: { incidentId: incident.id, logId } } });
      void navigate('/see-and-treat', {
        state: incidentLogState({
          logId,
          eventId,
          // When the patient was seen, as far as control knows. The call's time only if there is no later one.
          at: incident.withPatientAt ?? incident.atSceneAt ?? incident.calledAt,
          zoneId: incident.zoneId ?? '',
          place: placeOf(incident),
          what: incident.what,
        }),
      });
    });

  return (
    <li className={styles.card} aria-label={`${name}, ${priorityWords(incident)}`} {...rowOf(incident.id)}>
      <div className={styles.cardHead}>
        <strong className={styles.number}>{String(incident.number)}</strong>
        <StatusTag tone={PRIORITY_TONES[incident.priority]}>{priorityWords(incident)}</StatusTag>
        <span className={styles.age}>
          <span className="sl-hidden">Age of the call </span>
          {isClear ? clock.time(incident.clearAt) : elapsed(incident.calledAt, now)}
        </span>
      </div>
      <p className={styles.what}>{incident.what}</p>
      <p className={styles.quiet}>
        {placeOf(incident)}
        {incident.casualties === null
          ? ''
          : ` · ${String(incident.casualties)} ${incident.casualties === 1 ? 'person' : 'people'}`}
      </p>
      <p>
        {incident.callSign === null ? null : <strong>{incident.callSign}: </strong>}
        {INCIDENT_STATE_LABELS[incident.state]}
        {incident.outcome === null ? '' : `. ${incident.outcome}`}
      </p>
      <p className={styles.times}>
        {timesOf(incident)
          .map(([label, at]) => `${label} ${clock.time(at)}`)
          .join(' · ')}
      </p>
      {incident.records.map((record) => (
        <p key={record.id} className={`${styles.quiet} ${styles.record}`}>
          {record.kind === 'prf' ? (
            <Link to={`/prf/${record.number ?? ''}`}>PRF {record.number}</Link>
          ) : (
            'See and treat'
          )}
          {recordTimes(record, clock) === '' ? '' : `: ${recordTimes(record, clock)}`}
        </p>
      ))}
      {isOpen ? (
        <div className={styles.cardFoot}>
          {next === undefined ? null : (
            <Button
              type="primary"
              loading={isBusy}
              data-row-act=""
              aria-label={`${next.action}, ${name.toLowerCase()}`}
              onClick={() => take(next)}
            >
              {next.action}
            </Button>
          )}
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                ...others.map((step) => ({
                  key: `${step.to} ${step.action}`,
                  label: step.action,
                  onClick: () => take(step),
                })),
                // If a step needs a crew or a reason, its dialog asks for the time anyway.
                ...steps
                  .filter((step) => !step.needsCrew && !step.needsReason)
                  .map((step) => ({
                    key: `${step.to} ${step.action} later`,
                    label: `${step.action} at another time`,
                    onClick: () => onStep(step),
                  })),
                ...(steps.length === 0 ? [] : [{ type: 'divider' as const }]),
                { key: 'prf', label: 'Open PRF', icon: <FileAddOutlined />, onClick: startPrf },
                { key: 'link', label: 'Link a PRF', icon: <LinkOutlined />, onClick: onLink },
                { key: 'log', label: 'See and treat', icon: <MedicineBoxOutlined />, onClick: startLog },
                { key: 'time', label: 'Correct a time', icon: <ClockCircleOutlined />, onClick: onCorrect },
                { key: 'edit', label: 'Edit', icon: <EditOutlined />, onClick: onEdit },
              ],
            }}
          >
            <Button
              icon={<MoreOutlined aria-hidden="true" />}
              data-row-menu=""
              aria-label={`More for ${name.toLowerCase()}`}
            />
          </Dropdown>
        </div>
      ) : null}
    </li>
  );
}
