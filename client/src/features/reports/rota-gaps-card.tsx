import { LIMITS } from '@sideline/schema/limits';
import { SHIFT_PRIORITY_LABELS, type ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import { CheckCircleFilled } from '@ant-design/icons';
import { Card } from 'antd';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { numberText } from '../../lib/formats';
import { AndTheRest } from './and-the-rest';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';
import { FoldedRows } from './folded-rows';
import { ShiftLine } from './shift-line';

type Gap = DashboardQuery['dashboard']['rotaGaps'][number];

const SHOWN_AT_FIRST = 3;

const TONES: Readonly<Record<ShiftPriority, Tone>> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  critical: 'danger',
};

interface RotaGapsCardProps {
  readonly gaps: readonly Gap[];
  /** The total. The server sends the earliest of them. */
  readonly count: number;
}

/** For admins: unfilled shifts in the next few days, earliest first. */
export function RotaGapsCard({ gaps, count }: RotaGapsCardProps) {
  return (
    <Card title={<h2 className="sl-card-title">Gaps in the rota{count > 0 && ` (${numberText(count)})`}</h2>}>
      {gaps.length === 0 ? (
        <p className={styles.allClear}>
          <CheckCircleFilled aria-hidden="true" /> Every shift of the next {LIMITS.shifts.gapDays} days is
          covered. Shifts without staff appear here, earliest first.
        </p>
      ) : (
        <>
          <FoldedRows
            rows={gaps}
            shownAtFirst={SHOWN_AT_FIRST}
            rowKey={({ id }) => id}
            render={(gap) => (
              <ShiftLine shift={gap}>
                <StatusTag tone={TONES[gap.priority]}>
                  {SHIFT_PRIORITY_LABELS[gap.priority]} priority
                </StatusTag>
              </ShiftLine>
            )}
          />
          <AndTheRest shown={gaps.length} count={count} which="earliest" to="/shifts?view=list&gaps=1" />
        </>
      )}
    </Card>
  );
}
