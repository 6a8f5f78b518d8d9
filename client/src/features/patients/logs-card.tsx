import { Button, Card } from 'antd';
import { useState } from 'react';
import { Empty } from '../../components/empty';
import { Failure } from '../../components/failure';
import { TableSkeleton } from '../../components/skeletons';
import { StatusTag } from '../../components/status-tag';
import { formatDateTime } from '../../lib/dates';
import { skipToken } from '../../lib/apollo-hooks';
import { usePatientLogsQuery, type PatientLogFragment } from './patients.generated';
import styles from './patients.module.css';

interface LogsCardProps {
  readonly patientId: string;
  readonly isOwn: boolean;
}

/** Minor contacts that needed no record of their own, the latest first; read when they are asked for. */
export function LogsCard({ patientId, isOwn }: LogsCardProps) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = usePatientLogsQuery(isAsked ? { variables: { patientId } } : skipToken);
  const logs = data?.patientSeeAndTreatLogs;
  const count = logs === undefined || logs.length === 0 ? '' : ` (${String(logs.length)})`;
  return (
    <Card title={<h2 className="sl-card-title">{`See and treat${count}`}</h2>}>
      {logs === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {isAsked ? null : <Button onClick={() => setAsked(true)}>Show see and treat logs</Button>}
      {isAsked && logs === undefined && !error ? <TableSkeleton rows={2} /> : null}
      {logs?.length === 0 ? (
        <Empty size="small" title="No logs">
          {isOwn
            ? 'Care that was given on the spot and needed no more appears here.'
            : 'See and treat logs of this patient appear here.'}
        </Empty>
      ) : null}
      {logs && logs.length > 0 ? (
        <ul className={styles.list}>
          {logs.map((log) => (
            <li key={log.log_id}>
              <LogLine log={log} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function LogLine({ log }: { readonly log: PatientLogFragment }) {
  const place = [log.event_name, log.incident_location].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.line}>
        <strong>{log.issue_summary}</strong>
        {log.voidedAt ? <StatusTag tone="neutral">Entered in error</StatusTag> : null}
      </div>
      <div className={styles.quiet}>
        {formatDateTime(log.incident_date)} · {place}
      </div>
      {log.treatment_provided ? <div>Treatment: {log.treatment_provided}</div> : null}
      {log.advice_given ? <div>Advice: {log.advice_given}</div> : null}
      <div className={styles.quiet}>
        {log.clinician_name}, {log.clinician_role}
      </div>
    </>
  );
}
