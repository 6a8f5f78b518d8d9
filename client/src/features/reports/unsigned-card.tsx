import { CheckCircleFilled } from '@ant-design/icons';
import { Card } from 'antd';
import styles from './dashboard.module.css';
import { AndTheRest } from './and-the-rest';
import type { DashboardQuery } from './dashboard.generated';
import { FoldedRows } from './folded-rows';
import { PrfLine } from './prf-line';

type Unsigned = DashboardQuery['dashboard']['unsigned'][number];

const SHOWN_AT_FIRST = 4;

interface UnsignedCardProps {
  readonly prfs: readonly Unsigned[];
  /** In all; the server sends the oldest of them. */
  readonly count: number;
}

/** For admins: records that nobody signed although their event is over, the oldest first. */
export function UnsignedCard({ prfs, count }: UnsignedCardProps) {
  return (
    <Card
      title={
        <h2 className="sl-card-title">
          Unsigned after the event{count > 0 && ` (${count.toLocaleString('en-GB')})`}
        </h2>
      }
    >
      {prfs.length === 0 ? (
        <p className={styles.allClear}>
          <CheckCircleFilled aria-hidden="true" /> Every record of an event that is over is signed. Those that
          are not appear here, the oldest first.
        </p>
      ) : (
        <>
          <FoldedRows
            rows={prfs}
            shownAtFirst={SHOWN_AT_FIRST}
            rowKey={({ id }) => id}
            render={(prf) => (
              <PrfLine prf={prf} isLate author={`${prf.author.firstName} ${prf.author.lastName}`} />
            )}
          />
          <AndTheRest shown={prfs.length} count={count} which="oldest" to="/open-prfs?late=1&sort=created" />
        </>
      )}
    </Card>
  );
}
