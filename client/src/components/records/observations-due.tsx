import { ClockCircleOutlined } from '@ant-design/icons';
import { minutesOverdue } from '@sideline/schema/prf/rules/overdue';
import { useNow } from '../../lib/use-now';
import { StatusTag } from '../ui/status-tag';

const wordsOf = (minutes: number): string =>
  minutes < 60
    ? `${String(minutes)} min`
    : `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;

interface ObservationsDueProps {
  /** ISO 8601. */
  readonly dueAt: string;
  /** '14:20' on the clock of the screen. */
  readonly clock: (moment: string) => string;
}

/** When the next set is due, and how long it has been overdue. */
export function ObservationsDue({ dueAt, clock }: ObservationsDueProps) {
  const late = minutesOverdue(dueAt, useNow());
  return late === null ? (
    <StatusTag tone="neutral" icon={<ClockCircleOutlined />}>
      <span className="sl-roomy">Next observations </span>due {clock(dueAt)}
    </StatusTag>
  ) : (
    <StatusTag tone="danger" icon={<ClockCircleOutlined />}>
      <span className="sl-roomy">Observations </span>overdue {wordsOf(late)}
    </StatusTag>
  );
}
