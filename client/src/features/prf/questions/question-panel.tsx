import { questionKey } from '@sideline/schema/prf/questions/asked';
import { lineLabel, lineTarget } from '../fields/line-target';
import { usePrf, useView } from '../prf-context';
import { openQuestionsOf } from './questions';

/** The open questions of the whole record in the panel, each with a link to its place. */
export function QuestionPanel() {
  const { goTo, view } = usePrf();
  const open = useView(openQuestionsOf);
  if (open.length === 0) return null;
  return (
    <section className="prf-card" aria-labelledby="prf-open-questions">
      <h3 id="prf-open-questions" className="prf-card-title">
        Questions ({open.length})
      </h3>
      <ul className="prf-lines">
        {open.map((question) => (
          <li key={questionKey(question)}>
            <button
              type="button"
              className="prf-text-button"
              onClick={() => {
                goTo(lineTarget(question, view.facts()));
              }}
            >
              {lineLabel(question, question.label)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
