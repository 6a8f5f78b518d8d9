import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { isSigned } from '@sideline/schema/prf/states';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { CreatePrfButton } from '../../components/create-prf/create-prf-button';
import { Empty } from '../../components/empty';
import { FileButton } from '../../components/file-button';
import { PrfStatusTag } from '../../components/prf-status-tag';
import { StatusTag } from '../../components/status-tag';
import { formatDateTime } from '../../lib/dates';
import type { PatientPrfFragment } from './patients.generated';
import styles from './patients.module.css';

interface PrfsCardProps {
  readonly prfs: readonly PatientPrfFragment[];
  /** The patient looking at their own record: signed ones only, to be read or as PDF; the form is the clinicians'. */
  readonly isOwn: boolean;
  /** Whom a new record would be about; null where none can be started here. */
  readonly patientId: string | null;
}

/** The patient's records, the newest first; each opens. */
export function PrfsCard({ prfs, isOwn, patientId }: PrfsCardProps) {
  const count = prfs.length === 0 ? '' : ` (${String(prfs.length)})`;
  return (
    <Card
      title={<h2 className="sl-card-title">{`Patient records${count}`}</h2>}
      extra={patientId === null ? null : <CreatePrfButton about={{ patientId }} />}
    >
      {prfs.length === 0 ? (
        <Empty size="small" title="No records yet">
          {isOwn
            ? 'Records of your care appear here once they are signed.'
            : 'This patient’s records appear here when they are started.'}
        </Empty>
      ) : (
        <ul className={styles.list}>
          {prfs.map((prf) => (
            <li key={prf.id}>
              <PrfLine prf={prf} isOwn={isOwn} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PrfLine({ prf, isOwn }: { readonly prf: PatientPrfFragment; readonly isOwn: boolean }) {
  const name = prf.chiefComplaint ?? 'No complaint entered';
  return (
    <>
      <div className={styles.line}>
        <Link to={`${isOwn ? '/patient-access' : ''}/prf/${prf.customPrfId}`}>{name}</Link>
        <PrfStatusTag status={prf.status} />
      </div>
      <div className={styles.quiet}>
        {formatDateTime(prf.incidentAt ?? prf.createdAt)} · {prf.customPrfId}
        {prf.eventName ? ` · ${prf.eventName}` : ''}
      </div>
      {!isOwn && prf.latestNews2 ? (
        <div className={styles.quiet}>
          {prf.latestNews2.text}
          {prf.latestNews2.at ? ` · ${formatDateTime(prf.latestNews2.at)}` : ''}{' '}
          {prf.openAlertCount > 0 ? <StatusTag tone="danger">Action wanted</StatusTag> : null}
        </div>
      ) : null}
      {isOwn && isSigned(prf.status) ? (
        <FileButton
          size="small"
          path={`/api/prf/${prf.customPrfId}/pdf`}
          timeoutMs={LIMITS.http.pdfTimeoutMs}
          icon={<DownloadOutlined aria-hidden="true" />}
          aria-label={`Download PDF of ${name}, ${prf.customPrfId}`}
        >
          Download PDF
        </FileButton>
      ) : null}
    </>
  );
}
