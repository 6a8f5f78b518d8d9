import { arrestDuration, CYCLE_MS, cycleAt, type Arrest } from '@sideline/schema/prf/rules/arrest';
import { clockOfDuration, wordsOfDuration } from '@sideline/schema/durations';
import styles from './arrest.module.css';

interface ArrestClockProps {
  readonly arrest: Arrest;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * The elapsed time, the two-minute cycle as a ring, and when adrenaline was last given. Nothing here is read out
 * automatically.
 */
export function ArrestClock({ arrest, now }: ArrestClockProps) {
  const elapsed = arrestDuration(arrest, now);
  const cycle = cycleAt(arrest, now);
  return (
    <div className={styles['clock']}>
      <div>
        <div className={styles['elapsed']} role="timer" aria-label="Time since the arrest began">
          {clockOfDuration(elapsed ?? 0)}
        </div>
        <div className={styles['under']}>
          {elapsed === null
            ? 'Starts with CPR, rhythm or shock'
            : arrest.hasCirculation
              ? 'Until circulation returned'
              : arrest.endedAt !== null
                ? 'Until handed over'
                : 'Since the arrest began'}
        </div>
      </div>
      <div className={styles['cycle']} data-phase={cycle?.phase}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={RADIUS} className={styles['track']} />
          {cycle ? (
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              className={styles['progress']}
              strokeDasharray={ROUND}
              strokeDashoffset={ROUND * (1 - Math.min(1, cycle.elapsedMs / CYCLE_MS))}
            />
          ) : null}
        </svg>
        <div className={styles['cycleText']} role="timer" aria-label="Time in this two-minute cycle">
          {cycle ? clockOfDuration(cycle.elapsedMs) : '–'}
          <small>{cycle?.phase === 'due' ? '2 min up' : 'of 2:00'}</small>
        </div>
      </div>
      <p className={styles['adrenaline']}>
        {arrest.lastAdrenalineAt === null ? (
          'No adrenaline yet'
        ) : (
          <>
            Adrenaline <strong>{wordsOfDuration(now - Date.parse(arrest.lastAdrenalineAt))} ago</strong>
          </>
        )}
      </p>
    </div>
  );
}
