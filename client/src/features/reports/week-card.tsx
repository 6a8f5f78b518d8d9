import { Card } from 'antd';
import dayjs from 'dayjs';
import { numberText } from '../../lib/formats';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type Week = DashboardQuery['dashboard']['week'];

interface ChartDay {
  readonly day: string;
  /** The filled part of a bar, and the hollow part above it. */
  readonly parts: readonly [full: number, hollow: number];
}

interface ChartProps {
  readonly label: string;
  readonly names: readonly [full: string, hollow: string];
  readonly days: readonly ChartDay[];
}

const height = (count: number, most: number): string => `${((count / most) * 100).toFixed(1)}%`;

/** Vertical bars for seven days, each with its figure. Screen readers get both parts by name. */
function WeekChart({ label, names, days }: ChartProps) {
  const most = Math.max(1, ...days.map(({ parts }) => parts[0] + parts[1]));
  const total = (part: 0 | 1) => numberText(days.reduce((sum, { parts }) => sum + parts[part], 0));
  return (
    <figure className={styles.chart}>
      <figcaption>{label}</figcaption>
      <ol className={styles.days}>
        {days.map(({ day, parts }) => (
          <li key={day}>
            <span className="sl-hidden">
              {`${dayjs(day).format('dddd D MMM')}: ${String(parts[0])} ${names[0]}, ${String(parts[1])} ${names[1]}`}
            </span>
            <span aria-hidden="true" className={styles.figure}>
              {numberText(parts[0] + parts[1])}
            </span>
            <span aria-hidden="true" className={styles.bar}>
              {parts[1] > 0 && (
                <span className={styles.hollow} style={{ blockSize: height(parts[1], most) }} />
              )}
              {parts[0] > 0 && <span className={styles.full} style={{ blockSize: height(parts[0], most) }} />}
            </span>
            <span aria-hidden="true" className={styles.dayName}>
              {dayjs(day).format('ddd')}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span>
          <span aria-hidden="true" className={styles.full} /> {total(0)} {names[0]}
        </span>
        <span>
          <span aria-hidden="true" className={styles.hollow} /> {total(1)} {names[1]}
        </span>
      </p>
    </figure>
  );
}

/** The last and the next seven days, each as a chart. */
export function WeekCard({ week }: { readonly week: Week }) {
  return (
    <Card title={<h2 className="sl-card-title">The week</h2>}>
      <div className={styles.charts}>
        <WeekChart
          label="Records and logs, last seven days"
          names={['records', 'see and treat logs']}
          days={week.seen.map(({ day, records, logs }) => ({ day, parts: [records, logs] }))}
        />
        <WeekChart
          label="Shifts, next seven days"
          names={['staffed', 'without staff']}
          days={week.rota.map(({ day, staffed, open }) => ({ day, parts: [staffed, open] }))}
        />
      </div>
    </Card>
  );
}
