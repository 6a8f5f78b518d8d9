import { PRF_STATE_LABELS } from '@sideline/schema/prf/states';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/empty';
import { StatusTag, type Tone } from '../../components/status-tag';
import { formatAge, formatDateTime } from '../../lib/dates';
import { useNow } from '../../lib/use-now';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type OpenPrf = DashboardQuery['dashboard']['myOpenPrfs'][number];

/** From a day on, an open record is late: memory fades and the next crew needs it. */
const LATE_AFTER_MS = 24 * 3_600_000;

/** More would push the day's events off a phone. */
const SHOWN_AT_FIRST = 8;

/** My records that are not signed: what each misses, and since when it is open. */
export function OpenPrfsCard({ prfs }: { readonly prfs: readonly OpenPrf[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? prfs : prfs.slice(0, SHOWN_AT_FIRST);
  return (
    <Card title={<h2 className="sl-card-title">My open records{prfs.length > 0 && ` (${prfs.length})`}</h2>}>
      {prfs.length === 0 ? (
        <Empty size="small" title="No open records" action={<Link to="/createprf">Start a new PRF</Link>}>
          Records that you started and have not signed appear here, with what each still needs.
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {shown.map((prf) => (
            <li key={prf.id}>
              <Row prf={prf} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < prfs.length && (
        <Button type="link" block onClick={() => setIsWhole(true)}>
          Show all {prfs.length}
        </Button>
      )}
    </Card>
  );
}

function Row({ prf }: { readonly prf: OpenPrf }) {
  const facts = [prf.customPrfId, prf.chiefComplaint, prf.eventName].filter(Boolean);
  const now = useNow();
  const isLate = now - Date.parse(prf.createdAt) > LATE_AFTER_MS;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link to={`/prf/${prf.customPrfId}`} className={styles.link}>
          {prf.patientName ?? 'No patient yet'}
        </Link>
        <div className={styles.facts}>{facts.join(' · ')}</div>
        <div className={styles.facts}>
          Started {formatDateTime(prf.createdAt)} ({formatAge(prf.createdAt, now)})
        </div>
      </div>
      <div className={styles.side}>
        {prf.openAlertCount > 0 && prf.latestNews2 && (
          <StatusTag tone="danger">NEWS2 {prf.latestNews2.total}</StatusTag>
        )}
        <Missing count={prf.missingCount} label={PRF_STATE_LABELS[prf.status]} isLate={isLate} />
      </div>
    </div>
  );
}

function Missing({
  count,
  label,
  isLate,
}: {
  readonly count: number;
  readonly label: string;
  readonly isLate: boolean;
}) {
  if (count === 0) return <StatusTag tone="success">Ready to sign</StatusTag>;
  const tone: Tone = isLate ? 'warning' : 'neutral';
  return (
    <StatusTag tone={tone}>
      {label}, {count} missing
    </StatusTag>
  );
}
