import { usePrf, useTimeText } from '../prf-context';
import { TIMELINE_STEP } from '@sideline/schema/prf/catalogue/steps';
import { targetOf, useTimeline } from '../timeline/use-timeline';

/**
 * What happened, oldest first. Each line leads to where it was entered. Struck-through entries are only on the whole
 * timeline.
 */
export function RecordTimeline() {
  const { goTo } = usePrf();
  const timeText = useTimeText();
  const items = useTimeline().timed.filter(
    ({ kind, struckBecause }) => kind !== 'state' && struckBecause === null,
  );
  return (
    <section className="prf-card" aria-labelledby="prf-timeline">
      <h3 id="prf-timeline" className="prf-card-title">
        Timeline
      </h3>
      {items.length > 0 ? (
        <ol className="prf-timeline">
          {items.map(({ key, at, title, brief, place }) => (
            <li key={key}>
              <span className="prf-entry-time">{timeText(at)}</span>
              <button
                type="button"
                className="prf-text-button"
                onClick={() => {
                  if (place) goTo(targetOf(place));
                }}
              >
                {brief === '' ? title : `${title}: ${brief}`}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="prf-quiet">Times appear here when you enter them.</p>
      )}
      <button
        type="button"
        className="prf-text-button"
        onClick={() => {
          goTo({ section: TIMELINE_STEP.key });
        }}
      >
        Whole timeline, to filter and print
      </button>
    </section>
  );
}
