import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { CreatePrfButton } from '../../components/create-prf/create-prf-button';
import { Empty } from '../../components/ui/empty';
import { PrfStatusTag } from '../../components/records/prf-status-tag';
import { StatusTag } from '../../components/ui/status-tag';
import { clockOf } from '../../lib/dates';
import type { PatientPrfFragment } from './patients.generated';
import styles from './patients.module.css';

interface PrfsCardProps {
  readonly prfs: readonly PatientPrfFragment[];
  /** The patient that a new record would be about; null if none can be started here. */
  readonly patientId: string | null;
}

/** The patient's records, newest first. Each opens. */
export function PrfsCard({ prfs, patientId }: PrfsCardProps) {
  const count = prfs.length === 0 ? '' : ` (${String(prfs.length)})`;
  return (
    <Card
      title={<h2 className="sl-card-title">{`Patient records${count}`}</h2>}
      extra={patientId === null ? null : <CreatePrfButton about={{ patientId }} />}
    >
      {prfs.length === 0 ? (
        <Empty size="small" title="No records yet">
          This patient’s records appear here when they are started.
        </Empty>
      ) : (
        <ul className={styles.list}>
          {prfs.map((prf) => (
            <li key={prf.id}>
              <PrfLine prf={prf} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PrfLine({ prf }: { readonly prf: PatientPrfFragment }) {
  const { dateTime } = clockOf(prf.timeZone);
  const name = prf.chiefComplaint ?? 'No complaint entered';
  return (
    <>
      <div className={styles.line}>
        <Link to={`/prf/${prf.customPrfId}`}>{name}</Link>
        <PrfStatusTag status={prf.status} prfId={prf.id} />
      </div>
      <div className={styles.quiet}>
        {dateTime(prf.incidentAt ?? prf.createdAt)} · {prf.customPrfId}
        {prf.eventName ? ` · ${prf.eventName}` : ''}
      </div>
      {prf.latestNews2 ? (
        <div className={styles.quiet}>
          {prf.latestNews2.text}
          {prf.latestNews2.at ? ` · ${dateTime(prf.latestNews2.at)}` : ''}{' '}
          {prf.openAlertCount > 0 ? <StatusTag tone="danger">Action needed</StatusTag> : null}
        </div>
      ) : null}
    </>
  );
}
