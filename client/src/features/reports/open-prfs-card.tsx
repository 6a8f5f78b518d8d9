import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { numberText } from '../../lib/formats';
import { useNow } from '../../lib/use-now';
import { AndTheRest } from './and-the-rest';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';
import { FoldedRows } from './folded-rows';
import { PrfLine } from './prf-line';

type OpenPrf = DashboardQuery['dashboard']['myOpenPrfs'][number];

/** From a day on, an open record is late: memory fades, and the next crew needs it. */
const LATE_AFTER_MS = 24 * 3_600_000;

/** More would push the day's events off a phone's screen. */
const SHOWN_AT_FIRST = 8;

interface OpenPrfsCardProps {
  readonly prfs: readonly OpenPrf[];
  /** The total. The server sends the newest of them. */
  readonly count: number;
}

/** The user's own unsigned records: what each still needs, and how long it has been open. */
export function OpenPrfsCard({ prfs, count }: OpenPrfsCardProps) {
  const now = useNow();
  return (
    <Card
      data-tour="open-records"
      title={<h2 className="sl-card-title">My open records{count > 0 && ` (${numberText(count)})`}</h2>}
      extra={<Link to="/open-prfs">All open records</Link>}
    >
      {prfs.length === 0 ? (
        <Empty size="small" title="No open records" action={<Link to="/createprf">Start a new PRF</Link>}>
          Records that you started and have not signed appear here, with what each still needs. To learn the
          form first, open a{' '}
          <Link to="/practice" className={styles.inText ?? ''}>
            practice record
          </Link>
          .
        </Empty>
      ) : (
        <>
          <FoldedRows
            rows={prfs}
            shownAtFirst={SHOWN_AT_FIRST}
            rowKey={({ id }) => id}
            render={(prf) => (
              <PrfLine prf={prf} isLate={now - Date.parse(prf.createdAt) > LATE_AFTER_MS}>
                {prf.openAlertCount > 0 && <StatusTag tone="danger">Alert: action to record</StatusTag>}
              </PrfLine>
            )}
          />
          <AndTheRest shown={prfs.length} count={count} which="newest" to="/open-prfs?mine=1" />
        </>
      )}
    </Card>
  );
}
