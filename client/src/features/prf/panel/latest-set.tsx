import { news2Text } from '@sideline/schema/clinical/news2';
import { figuresOf } from '@sideline/schema/prf/observation-figures';
import { formatTime } from '../../../lib/dates';
import { liveSets } from '../observations/sets';
import { scoreOf } from '../observations/score';
import { unreadOf } from '../observations/unread';
import { UnreadFigure } from '../observations/unread-figure';
import { useDraft, usePrf } from '../prf-context';

/** The newest observation set at a glance. */
export function LatestSet() {
  const { facts } = usePrf();
  const draft = useDraft();
  const set = liveSets(facts).at(-1);
  return (
    <section className="prf-card" aria-labelledby="prf-latest-set">
      <h3 id="prf-latest-set" className="prf-card-title">
        Latest set{set?.date_time ? ` · ${formatTime(set.date_time)}` : ''}
      </h3>
      {set ? (
        <>
          <dl className="prf-figures">
            {figuresOf(set).map(({ short, name, text }) => {
              const unread = unreadOf(draft, set, name);
              return text === null && unread === null ? null : (
                <div key={name} data-unread={unread?.isRefused || undefined}>
                  <dt>{short}</dt>
                  <dd>{unread ? <UnreadFigure {...unread} /> : text}</dd>
                </div>
              );
            })}
          </dl>
          <p>{news2Text(scoreOf(set, facts))}</p>
        </>
      ) : (
        <p className="prf-quiet">No observations yet.</p>
      )}
    </section>
  );
}
