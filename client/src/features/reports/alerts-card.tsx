import { CheckCircleFilled } from '@ant-design/icons';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { StatusTag, type Tone } from '../../components/status-tag';
import { formatAge, formatDateTime } from '../../lib/dates';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type OpenAlert = DashboardQuery['dashboard']['openAlerts'][number];

const BANDS: Readonly<Record<OpenAlert['alert']['band'], { readonly tone: Tone; readonly label: string }>> = {
  high: { tone: 'danger', label: 'high' },
  medium: { tone: 'warning', label: 'medium' },
  low_medium: { tone: 'warning', label: 'low-medium' },
};

/** NEWS2 scores that call for action and have none recorded yet (clinical section 2). */
export function AlertsCard({ alerts }: { readonly alerts: readonly OpenAlert[] }) {
  return (
    <Card
      className={alerts.length > 0 ? (styles.alerts ?? '') : ''}
      title={
        <h2 className="sl-card-title">
          NEWS2 alerts waiting for an action{alerts.length > 0 && ` (${alerts.length})`}
        </h2>
      }
    >
      {alerts.length === 0 && (
        <p className={styles.allClear}>
          <CheckCircleFilled aria-hidden="true" /> None. A score that calls for an action appears here until
          somebody records it.
        </p>
      )}
      <ul className={styles.rows}>
        {alerts.map(({ alert, prf }) => {
          const at = alert.occurredAt ?? alert.raisedAt;
          return (
            <li key={`${alert.prfId}/${alert.entryId}`}>
              <div className={styles.row}>
                <div className={styles.main}>
                  <Link to={`/prf/${prf.customPrfId}?section=observations`} className={styles.link}>
                    {prf.patientName ?? 'No patient yet'}
                  </Link>
                  <div className={styles.facts}>
                    {formatDateTime(at)} ({formatAge(at)}) · {prf.customPrfId}
                    {prf.eventName && ` · ${prf.eventName}`}
                  </div>
                </div>
                <StatusTag tone={BANDS[alert.band].tone}>
                  NEWS2 {alert.total}, {BANDS[alert.band].label}
                </StatusTag>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
