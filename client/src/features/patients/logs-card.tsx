import { Button, Card } from 'antd';
import { useState } from 'react';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { TableSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { clockOf } from '../../lib/dates';
import { usePatientLogsQuery, type PatientLogFragment } from './patients.generated';
import styles from './patients.module.css';

interface LogsCardProps {
  readonly patientId: string;
  readonly isOwn: boolean;
}

/** Minor contacts that needed no record of their own, the latest first; read when they are asked for. */
export function LogsCard(props: LogsCardProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={<h2 className="sl-card-title">See and treat</h2>}>
      {isAsked ? (
        <Logs {...props} />
      ) : (
        <Button onClick={() => setAsked(true)}>Show see and treat logs</Button>
      )}
    </Card>
  );
}

function Logs({ patientId, isOwn }: LogsCardProps) {
  const { data, error, refetch } = usePatientLogsQuery({ variables: { patientId } });
  const logs = data?.patientSeeAndTreatLogs;
  if (logs === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={2} />;
  if (logs.length === 0)
    return (
      <Empty size="small" title="No logs">
        {isOwn
          ? 'Care that was given on the spot, without a PRF, appears here.'
          : 'See and treat logs of this patient appear here.'}
      </Empty>
    );
  return (
    <ul className={styles.list}>
      {logs.map((log) => (
        <li key={log.id}>
          <LogLine log={log} />
        </li>
      ))}
    </ul>
  );
}

function LogLine({ log }: { readonly log: PatientLogFragment }) {
  const place = [log.eventName, log.incidentLocation].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.line}>
        <strong>{log.issueSummary}</strong>
        {log.voidedAt ? <StatusTag tone="neutral">Entered in error</StatusTag> : null}
      </div>
      <div className={styles.quiet}>
        {clockOf(log.timeZone).dateTime(log.incidentDate)} · {place}
      </div>
      {log.treatmentProvided ? <div>Treatment: {log.treatmentProvided}</div> : null}
      {log.adviceGiven ? <div>Advice: {log.adviceGiven}</div> : null}
      <div className={styles.quiet}>
        {log.clinicianName}, {log.clinicianRole}
      </div>
    </>
  );
}
