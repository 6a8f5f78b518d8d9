import { formatTime } from '../../../lib/dates';
import { usePrf } from '../prf-context';
import { timelineOf } from './timeline';

/** Everything in the record that has a time, oldest first; each line leads to where it was entered. */
export function RecordTimeline() {
  const { facts, goTo } = usePrf();
  const items = timelineOf(facts);
  return (
    <section className="prf-card" aria-labelledby="prf-timeline">
      <h3 id="prf-timeline" className="prf-card-title">
        Timeline
      </h3>
      {items.length > 0 ? (
        <ol className="prf-timeline">
          {items.map((item) => (
            <li key={item.key}>
              <span className="prf-entry-time">{formatTime(item.at)}</span>
              <button
                type="button"
                className="prf-text-button"
                onClick={() => {
                  goTo(item);
                }}
              >
                {item.text}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="prf-quiet">Times that are entered appear here.</p>
      )}
    </section>
  );
}
