import type { BoardFiguresFragment } from './client-board.generated';
import { countShown } from './count-shown';
import styles from './client-board.module.css';

type Breakdown = BoardFiguresFragment['breakdowns'][number];
type Cell = Breakdown['cells'][number];

const largest = (cells: readonly Cell[]): number => Math.max(1, ...cells.map(({ count }) => count ?? 0));
const share = (cell: Cell, most: number): string =>
  `${String(Math.round(((cell.count ?? 0) / most) * 100))}%`;

/** Lying bars with their words and figures; a masked one is hollow. */
export function BreakdownBars({ cells, label }: { readonly cells: readonly Cell[]; readonly label: string }) {
  const most = largest(cells);
  return (
    <ul className={styles.bars} aria-label={label}>
      {cells.map((cell) => (
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
    </ul>
  );
}

interface HoursProps {
  readonly cells: readonly Cell[];
  readonly label: string;
  readonly timeZone: string;
}

/** Standing bars, one an hour of the event's own clock. */
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
}: {
  readonly cells: readonly Cell[];
  readonly label: string;
  readonly head: string;
}) {
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
        {cells.map((cell) => (
          <tr key={cell.key}>
            <th scope="row">{cell.label}</th>
            <td className={styles.amount}>{countShown(cell)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
