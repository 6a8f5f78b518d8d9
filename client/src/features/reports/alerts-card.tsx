import { CheckCircleFilled } from '@ant-design/icons';
import { alertWords } from '@sideline/schema/prf/rules/alerts';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { DiedTag } from '../../components/records/died';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { clockOf, formatAge } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { AndTheRest } from './and-the-rest';
import styles from './dashboard.module.css';
import type { DeskAlertFragment } from './dashboard.generated';
import { FoldedRows } from './folded-rows';

const BANDS: Readonly<Record<DeskAlertFragment['alert']['band'], Tone>> = {
  high: 'danger',
  medium: 'warning',
  low_medium: 'warning',
};

/** More would push the user's own records off a phone's screen. The longest waiting come first. */
const SHOWN_AT_FIRST = 12;

interface AlertsCardProps {
  readonly alerts: readonly DeskAlertFragment[];
  /** The total. The server sends those that have waited longest. */
  readonly count: number;
}

/**
 * NEWS2 scores that call for action and have none recorded yet (clinical section 2), those that have waited longest
 * first.
 */
export function AlertsCard({ alerts, count }: AlertsCardProps) {
  return (
    <Card
      className={count > 0 ? (styles.alerts ?? '') : ''}
      title={
        <h2 className="sl-card-title">
          Alerts waiting for an action{count > 0 && ` (${numberText(count)})`}
        </h2>
      }
    >
      {alerts.length === 0 ? (
        <p className={styles.allClear}>
          <CheckCircleFilled aria-hidden="true" /> None. Observations that need action appear here until the
          action is recorded.
        </p>
      ) : (
        <>
          <FoldedRows
            rows={alerts}
            shownAtFirst={SHOWN_AT_FIRST}
            rowKey={({ alert }) => `${alert.prfId}/${alert.entryId}`}
            render={(open) => <AlertLine {...open} />}
          />
          <AndTheRest
            shown={alerts.length}
            count={count}
            which="that have waited longest"
            to="/open-prfs?alert=1&sort=created"
          />
        </>
      )}
    </Card>
  );
}

function AlertLine({ alert, prf }: DeskAlertFragment) {
  const at = alert.occurredAt ?? alert.raisedAt;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link to={`/prf/${prf.customPrfId}?section=observations`} className={styles.link}>
          {prf.patientName ?? 'No patient yet'}
        </Link>{' '}
        <DiedTag patient={prf} />
        <div className={styles.facts}>
          {clockOf(prf.timeZone).dateTime(at)} ({formatAge(at)}) · {prf.customPrfId}
          {prf.eventName && ` · ${prf.eventName}`}
        </div>
      </div>
      <StatusTag tone={BANDS[alert.band]}>{alertWords(alert)}</StatusTag>
    </div>
  );
}
