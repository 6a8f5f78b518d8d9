import { OUTSIDE_HOURS } from '@sideline/schema/statistics/figures';
import type { BoardFiguresFragment } from './client-board.generated';
import { countInLetters, countShown } from './count-shown';
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

/** More bars than this leave no room for their figures: then the tallest alone has one, by which the others are read. */
const MOST_WITH_FIGURES = 16;

/** Standing bars, one an hour of the event's own clock, and people who were seen at no such hour: all of them are the total. */
export function HourBars({ cells, label, timeZone }: HoursProps) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const hours = cells.filter(({ key }) => key !== OUTSIDE_HOURS);
  const outside = cells.filter(({ key, count }) => key === OUTSIDE_HOURS && count !== 0);
  const most = largest(hours);
  const every = Math.max(1, Math.ceil(hours.length / 8));
  const tallest = hours.find(({ count }) => count === most);
  const hasFigure = (cell: Cell): boolean =>
    hours.length <= MOST_WITH_FIGURES ? cell.count !== 0 : cell === tallest;
  return (
    <>
      {hours.length === 0 ? <p className={styles.quiet}>The event has not started.</p> : null}
      {hours.length === 0 ? null : (
        <ol className={styles.hours} aria-label={label}>
          {hours.map((cell, index) => {
            const words = format.format(new Date(cell.key));
            return (
              <li key={cell.key} className={styles.hour}>
                <span className="sl-hidden">{`${words}: ${countShown(cell)}`}</span>
                <span className={styles.column} aria-hidden="true">
                  {hasFigure(cell) ? <span className={styles.hourFigure}>{countInLetters(cell)}</span> : null}
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
      )}
      {outside.map((cell) => (
        <p key={cell.key} className={styles.quiet}>
          {cell.label}: {countShown(cell)}
        </p>
      ))}
    </>
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
