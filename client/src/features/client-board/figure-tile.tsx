import { FIGURES, type FigureKey } from '@sideline/schema/statistics/figures';
import { poissonInterval } from '@sideline/schema/statistics/intervals';
import { NO_RATE } from '@sideline/schema/statistics/masking';
import type { ReactNode } from 'react';
import { numberText } from '../../lib/formats';
import { countShown } from './count-shown';
import { Definition } from '../../components/ui/definition';
import type {
  BoardFiguresFragment,
  FigureCountWordsFragment,
  FigureRateWordsFragment,
} from './client-board.generated';
import styles from './client-board.module.css';

interface TileProps {
  readonly figure: FigureKey;
  readonly value: string;
  readonly children?: ReactNode;
}

function Tile({ figure, value, children }: TileProps) {
  const { name, definition } = FIGURES[figure];
  return (
    <div className={styles.tile} data-figure={figure}>
      <div className={styles.tileHead}>
        <h2 className={styles.tileName}>{name}</h2>
        <Definition name={name} definition={definition} />
      </div>
      <p className={value.length > 8 ? `${styles.value} ${styles.words}` : styles.value}>{value}</p>
      <div className={styles.quiet}>{children}</div>
    </div>
  );
}

export function CountTile({
  figure,
  count,
  children,
}: {
  readonly figure: FigureKey;
  readonly count: FigureCountWordsFragment;
  readonly children?: ReactNode;
}) {
  return (
    <Tile figure={figure} value={countShown(count)}>
      {children ?? FIGURES[figure].unit}
    </Tile>
  );
}

/**
 * A count with its exact 95 % Poisson interval. For a client, it is the interval of the rounded count, so that it reveals
 * nothing more than the count itself.
 */
export function CountInterval({ count: { count } }: { readonly count: FigureCountWordsFragment }) {
  if (typeof count !== 'number') return null;
  const { low, high } = poissonInterval(count);
  return (
    <span className={styles.line}>
      Probably {numberText(Math.round(low))} to {numberText(Math.round(high))}
    </span>
  );
}

/** How many of the event's bags are ready. Not shown to clients. */
export function BagsTile({
  figures: { bagsOut, bagsReady },
}: {
  readonly figures: Pick<BoardFiguresFragment, 'bagsOut' | 'bagsReady'>;
}) {
  return bagsOut == null || bagsReady == null ? null : (
    <CountTile figure="bagsReady" count={bagsReady}>
      {bagsOut.count === 0 ? 'No bags at the event' : `of ${countShown(bagsOut)} at the event`}
    </CountTile>
  );
}

/** The same on one line, where there is no room for large figures. */
export function BagsLine({
  figures: { bagsOut, bagsReady },
}: {
  readonly figures: Pick<BoardFiguresFragment, 'bagsOut' | 'bagsReady'>;
}) {
  if (bagsOut == null || bagsReady == null || bagsOut.count === 0) return null;
  return (
    <p className={styles.quiet} data-figure="bagsReady">
      {FIGURES.bagsReady.name}: {countShown(bagsReady)} of {countShown(bagsOut)}{' '}
      <Definition {...FIGURES.bagsReady} />
    </p>
  );
}

const shown = (value: number): string => numberText(Math.round(value * 10) / 10);

/** A rate with its interval, and how it compares, in words. */
export function RateTile({
  figure,
  rate,
  count,
}: {
  readonly figure: FigureKey;
  readonly rate: FigureRateWordsFragment;
  /** What the rate is calculated from. */
  readonly count: FigureCountWordsFragment;
}) {
  const { value, low, high, comparison, history } = rate;
  const none = NO_RATE[count.mask ?? 'none'];
  return (
    <Tile figure={figure} value={typeof value === 'number' ? shown(value) : none.value}>
      {typeof low === 'number' && typeof high === 'number' ? (
        <span className={styles.line}>
          {FIGURES[figure].unit}, probably {shown(low)} to {shown(high)}
        </span>
      ) : (
        <span className={styles.line}>{none.why}</span>
      )}
      <span className={styles.line}>{comparison}</span>
      {history ? (
        <span className={styles.line}>
          {history.events} earlier events: median {shown(history.median)}, middle half{' '}
          {shown(history.lowerQuartile)} to {shown(history.upperQuartile)}
        </span>
      ) : null}
    </Tile>
  );
}
