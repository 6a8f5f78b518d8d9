import { CheckCircleFilled } from '@ant-design/icons';
import { questionKey } from '@sideline/schema/prf/questions/asked';
import { useView } from '../prf-context';
import { QuestionItem } from './question-item';
import { shownQuestions } from './questions';

/** All questions about the record, open ones first, each with its answer and a link to its place. */
export function QuestionList() {
  const questions = useView(shownQuestions);
  const open = questions.filter(({ answer }) => answer === null);
  const sorted = [...open, ...questions.filter(({ answer }) => answer !== null)];
  return (
    <section className="prf-card" aria-labelledby="prf-questions">
      <h3 id="prf-questions" className="prf-card-title">
        Questions{open.length > 0 ? ` (${open.length} open)` : ''}
      </h3>
      {open.length > 0 ? (
        <p className="prf-hint">Correct what is wrong, or say why it is true as recorded.</p>
      ) : (
        <p className="prf-nothing">
          <CheckCircleFilled aria-hidden="true" />{' '}
          {questions.length === 0 ? 'No entries contradict each other.' : 'Every question is answered.'}
        </p>
      )}
      {sorted.map((question) => (
        <QuestionItem key={questionKey(question)} question={question} isApart />
      ))}
    </section>
  );
}
