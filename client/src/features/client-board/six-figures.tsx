import { FIGURES } from '@sideline/schema/statistics/figures';
import { numberText } from '../../lib/formats';
import type { BoardFiguresFragment } from './client-board.generated';
import styles from './client-board.module.css';
import { CountInterval, CountTile, RateTile } from './figure-tile';

/** The six figures that the board shows large. */
export function SixFigures({ figures }: { readonly figures: BoardFiguresFragment }) {
  const { attendance, isAttendanceExpected } = figures;
  return (
    <div className={`${styles.tiles} ${styles.six}`}>
      <CountTile figure="presentations" count={figures.presentations}>
        <span className={styles.line}>
          {typeof attendance === 'number'
            ? `of ${numberText(attendance)} ${isAttendanceExpected ? 'expected' : 'attending'}`
            : 'Attendance not known'}
        </span>
        <CountInterval count={figures.presentations} />
      </CountTile>
      <RateTile figure="ppr" rate={figures.ppr} count={figures.presentations} />
      <RateTile figure="tthr" rate={figures.tthr} count={figures.conveyed} />
      <CountTile figure="inTreatment" count={figures.inTreatment} />
      <CountTile figure="waiting" count={figures.waiting} />
      <CountTile figure="conveyed" count={figures.conveyed}>
        <span className={styles.line}>{FIGURES.conveyed.unit}</span>
        <CountInterval count={figures.conveyed} />
      </CountTile>
    </div>
  );
}
