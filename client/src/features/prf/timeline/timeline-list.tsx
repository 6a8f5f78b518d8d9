import { TIMELINE_KIND_LABELS, type TimelineItem } from '@sideline/schema/prf/record/timeline';
import { clockText } from '../../../lib/form-rules';
import { usePrf } from '../prf-context';
import styles from './timeline.module.css';
import { targetOf } from './use-timeline';
import { formatDate, formatDateTime, markBeside, recordZone } from '../record-clock';

interface Day {
  /** Null if the time is not known. */
  readonly date: string | null;
  readonly items: readonly TimelineItem[];
}

const byDay = (items: readonly TimelineItem[]): readonly Day[] => {
  const days = new Map<string | null, TimelineItem[]>();
  for (const item of items) {
    const date = item.at === null ? null : formatDate(item.at);
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  return [...days].map(([date, of]) => ({ date, items: of }));
};

/** The items as a list by day, each linking to where it was entered. */
export function TimelineList({ items }: { readonly items: readonly TimelineItem[] }) {
  return byDay(items).map(({ date, items: ofDay }) => (
    <div key={date ?? 'unknown'}>
      {date === null ? null : <h4 className={styles['group']}>{date}</h4>}
      <ol className={styles['list']}>
        {ofDay.map((item) => (
          <TimelineLine key={item.key} item={item} />
        ))}
      </ol>
    </div>
  ));
}

function TimelineLine({ item }: { readonly item: TimelineItem }) {
  const { goTo } = usePrf();
  const { at, kind, title, text, recordedAt, struckBecause, isSent, place } = item;
  const words = (
    <>
      <strong>{title}</strong>
      {text === '' ? null : <span className={styles['text']}>{text}</span>}
    </>
  );
  return (
    <li className={styles['line']} data-kind={kind} data-struck={struckBecause !== null || undefined}>
      <span className={styles['time']}>
        {at === null ? '–' : `${clockText(at, recordZone())}${markBeside(at)}`}
      </span>
      <span className={styles['kind']}>{TIMELINE_KIND_LABELS[kind]}</span>
      <div className={styles['words']}>
        {place === null ? (
          words
        ) : (
          <button
            type="button"
            className={styles['link']}
            onClick={() => {
              goTo(targetOf(place));
            }}
          >
            {struckBecause === null ? words : <s>{words}</s>}
          </button>
        )}
        {struckBecause === null ? null : <p className="prf-hint">Struck through: {struckBecause}</p>}
        {recordedAt === null ? null : <p className="prf-hint">Recorded {formatDateTime(recordedAt)}</p>}
        {isSent ? null : <p className="prf-hint">On this device, not sent yet</p>}
      </div>
    </li>
  );
}
