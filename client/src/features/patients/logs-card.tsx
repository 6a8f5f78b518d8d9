import { Button, Card } from 'antd';
import { useState } from 'react';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { TableSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { clockOf } from '../../lib/dates';
import { usePatientLogsQuery, type PatientLogFragment } from './patients.generated';
import styles from './patients.module.css';
import { usePortalWords } from './portal/portal-words';

interface LogsCardProps {
  readonly patientId: string;
  readonly isOwn: boolean;
}

/** Minor contacts without a record of their own, latest first. Loaded on request. */
export function LogsCard(props: LogsCardProps) {
  const { say } = usePortalWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.seeAndTreat')}</h2>}>
      {isAsked ? (
        <Logs {...props} />
      ) : (
        <Button onClick={() => setAsked(true)}>{say('portal.showLogs')}</Button>
      )}
    </Card>
  );
}

function Logs({ patientId, isOwn }: LogsCardProps) {
  const { say } = usePortalWords();
  const { data, error, refetch } = usePatientLogsQuery({ variables: { patientId } });
  const logs = data?.patientSeeAndTreatLogs;
  if (logs === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={2} />;
  if (logs.length === 0)
    return (
      <Empty size="small" title={say('portal.noLogs')}>
        {say(isOwn ? 'portal.noLogsOwn' : 'portal.noLogsStaff')}
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
  const { say, dated } = usePortalWords();
  const place = [log.eventName, log.incidentLocation].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.line}>
        <strong>{log.issueSummary}</strong>
        {log.voidedAt ? <StatusTag tone="neutral">{say('portal.inError')}</StatusTag> : null}
      </div>
      <div className={styles.quiet}>
        {dated(clockOf(log.timeZone).dateTime(log.incidentDate))} · {place}
      </div>
      {log.treatmentProvided ? <div>{say('portal.treatment', { text: log.treatmentProvided })}</div> : null}
      {log.adviceGiven ? <div>{say('portal.advice', { text: log.adviceGiven })}</div> : null}
      <div className={styles.quiet}>
        {log.clinicianName}, {log.clinicianRole}
      </div>
    </>
  );
}
