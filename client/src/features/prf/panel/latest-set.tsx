import { observationsDue } from '@sideline/schema/prf/rules/due';
import { figuresOf } from '@sideline/schema/prf/record/observation-figures';
import { ObservationsDue } from '../../../components/records/observations-due';
import { noScoreNote } from '../observations/no-score-note';
import { liveSets } from '../observations/sets';
import { scoreWords } from '../observations/score';
import { unreadOf } from '../observations/unread';
import { UnreadFigure } from '../observations/unread-figure';
import { useTimeText, useView } from '../prf-context';
import type { RecordView } from '../record-view';

/** The newest set as it is shown, with the parts that are not values yet. */
const latestOf = (view: RecordView) => {
  const facts = view.facts();
  const set = liveSets(facts).at(-1);
  if (set === undefined) return null;
  return {
    takenAt: set.date_time,
    figures: figuresOf(set)
      .map((figure) => ({ ...figure, unread: unreadOf(view.draft(), set, figure.name) }))
      .filter(({ text, unread }) => text !== null || unread !== null),
    score: scoreWords(set),
    note: noScoreNote(facts),
    dueAt: view.record?.signature ? null : (observationsDue(facts)?.at ?? null),
  };
};

/** The newest observation set at a glance. */
export function LatestSet() {
  const set = useView(latestOf);
  const timeText = useTimeText();
  return (
    <section className="prf-card" aria-labelledby="prf-latest-set">
      <h3 id="prf-latest-set" className="prf-card-title">
        Latest set{set?.takenAt ? ` · ${timeText(set.takenAt)}` : ''}
      </h3>
      {set ? (
        <>
          <dl className="prf-figures">
            {set.figures.map(({ short, name, text, unread }) => (
              <div key={name} data-unread={unread?.isRefused || undefined}>
                <dt>{short}</dt>
                <dd>{unread ? <UnreadFigure {...unread} /> : text}</dd>
              </div>
            ))}
          </dl>
          <p>{set.score}</p>
          {set.note === null ? null : <p className="prf-hint">{set.note}</p>}
          {set.dueAt === null ? null : <ObservationsDue dueAt={set.dueAt} clock={timeText} />}
        </>
      ) : (
        <p className="prf-quiet">No observations yet.</p>
      )}
    </section>
  );
}
