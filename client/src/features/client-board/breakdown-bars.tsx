import type { BoardFiguresFragment } from './client-board.generated';
import { countShown } from './count-shown';
import { whatFits } from '../../lib/what-fits';
import styles from './client-board.module.css';

type Breakdown = BoardFiguresFragment['breakdowns'][number];
type Cell = Breakdown['cells'][number];

const largest = (cells: readonly Cell[]): number => Math.max(1, ...cells.map(({ count }) => count ?? 0));
const share = (cell: Cell, most: number): string =>
  `${String(Math.round(((cell.count ?? 0) / most) * 100))}%`;

interface BreakdownProps {
  readonly cells: readonly Cell[];
  readonly label: string;
  /** How many a wall has room for; all by default. */
  readonly rows?: number;
}

/** The largest cells if not all of them fit, in their own order. Masked cells have no known size, so they come last. */
const cellsThatFit = (cells: readonly Cell[], rows: number) => {
  const bySize = [...cells].sort((one, other) => (other.count ?? -1) - (one.count ?? -1));
  const { shown, more } = whatFits(bySize, rows);
  return { shown: cells.filter((cell) => shown.includes(cell)), more };
};

/** Horizontal bars with words and figures. A masked bar is hollow. */
export function BreakdownBars({ cells, label, rows = Number.POSITIVE_INFINITY }: BreakdownProps) {
  const most = largest(cells);
  const { shown, more } = cellsThatFit(cells, rows);
  return (
    <ul className={styles.bars} aria-label={label}>
      {shown.map((cell) => (
        <li key={cell.key} className={styles.bar}>
          <span>{cell.label}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={cell.mask ? `${styles.fill} ${styles.hollow}` : styles.fill}
              style={{ inlineSize: cell.mask ? '4%' : share(cell, most) }}
            />
          </span>
          <span className={styles.amount}>{countShown(cell)}</span>
        </li>
      ))}
      {more === 0 ? null : <li className={styles.bar}>and {String(more)} more</li>}
    </ul>
  );
}

interface HoursProps {
  readonly cells: readonly Cell[];
  readonly label: string;
  readonly timeZone: string;
}

/** Vertical bars, one for each hour on the event's own clock. */
export function HourBars({ cells, label, timeZone }: HoursProps) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const hours = cells.filter(({ key }) => !Number.isNaN(Date.parse(key)));
  const most = largest(hours);
  const every = Math.max(1, Math.ceil(hours.length / 8));
  if (hours.length === 0) return <p className={styles.quiet}>The event has not started.</p>;
  return (
    <ol className={styles.hours} aria-label={label}>
      {hours.map((cell, index) => {
        const words = format.format(new Date(cell.key));
        return (
          <li key={cell.key} className={styles.hour}>
            <span className="sl-hidden">{`${words}: ${countShown(cell)}`}</span>
            <span className={styles.column} aria-hidden="true">
              <span
                className={cell.mask ? `${styles.fill} ${styles.hollow}` : styles.fill}
                style={{ blockSize: cell.mask ? '4%' : share(cell, most) }}
              />
            </span>
            <span className={styles.hourName} aria-hidden="true">
              {index % every === 0 ? words.slice(-5) : '\u00a0'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A breakdown as a table: the zones, which people look up by name. */
export function BreakdownTable({
  cells,
  label,
  head,
  rows = Number.POSITIVE_INFINITY,
}: BreakdownProps & { readonly head: string }) {
  const { shown, more } = cellsThatFit(cells, rows);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={styles.amount}>
            People seen
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((cell) => (
          <tr key={cell.key}>
            <th scope="row">{cell.label}</th>
            <td className={styles.amount}>{countShown(cell)}</td>
          </tr>
        ))}
        {more === 0 ? null : (
          <tr>
            <th scope="row">and {String(more)} more</th>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}
