import type { TimelineItem, TimelineKind } from '@sideline/schema/prf/record/timeline';
import { useTimeline } from '../timeline/use-timeline';
import styles from './arrest.module.css';
import { formatSeconds } from '../record-clock';

const KINDS: ReadonlySet<TimelineKind> = new Set(['arrest', 'drug', 'procedure']);
const SHOWN = 4;

const wordsOf = ({ title, text }: TimelineItem): string => (text === '' ? title : `${title} · ${text}`);

interface ArrestLogProps {
  /** The entry that can still be undone; null if it is too late. */
  readonly undoableId: string | null;
  readonly onUndo: () => void;
}

/** The last four entries, newest first, including struck-through ones. */
export function ArrestLog({ undoableId, onUndo }: ArrestLogProps) {
  const items = useTimeline()
    .timed.filter(({ kind }) => KINDS.has(kind))
    .slice(-SHOWN)
    .reverse();
  return (
    <section className={styles['log']} aria-label="Last entries">
      {items.length === 0 ? <p>Each tap is recorded with its time and appears here.</p> : null}
      <ol>
        {items.map((item) => (
          <li key={item.key}>
            <span className={styles['logTime']}>{formatSeconds(item.at)}</span>
            <span className={styles['logText']}>
              {item.struckBecause === null ? wordsOf(item) : <s>{wordsOf(item)}</s>}
            </span>
            {item.key === undoableId ? (
              <button type="button" className={styles['undo']} aria-keyshortcuts="U" onClick={onUndo}>
                Undo <kbd aria-hidden="true">U</kbd>
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
