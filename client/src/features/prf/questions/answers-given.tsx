import { isSectionKey, PATIENT_SECTION, sectionOf } from '@sideline/schema/prf/catalogue/catalogue';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import type { QuestionAnswer } from '@sideline/schema/prf/questions/asked';
import { QUESTION_LABELS } from '@sideline/schema/prf/questions/labels';
import { Button } from 'antd';
import { entriesOf } from '../drafts/changes';
import { shownValues } from '../drafts/draft-view';
import { usePrf, useView } from '../prf-context';
import { formatDateTime } from '../record-clock';
import type { RecordView } from '../record-view';
import styles from './questions.module.css';
import { useAnswers } from './use-answers';

const answersIn = (view: RecordView) =>
  entriesOf(
    shownValues(view.draft(), QUESTION_ANSWERS.section),
    QUESTION_ANSWERS.list,
  ) as unknown as readonly QuestionAnswer[];

const countingIn = (view: RecordView): readonly string[] =>
  view.questions().flatMap(({ answer }) => (answer === null ? [] : [answer.id]));

const sectionLabel = (section: string): string =>
  isSectionKey(section) ? sectionOf(section).label : PATIENT_SECTION.label;

/** Every answer to a question about this record, including those that were withdrawn or are no longer asked for. */
export function AnswersGiven() {
  const { isReadOnly } = usePrf();
  const { withdraw } = useAnswers();
  const answers = useView(answersIn);
  const counting = useView(countingIn);
  return (
    <ul className={`prf-entries ${styles.wide ?? ''}`} aria-label="Questions answered">
      {answers.map((answer) => {
        const said = [answer.answered_by, answer.answered_at ? formatDateTime(answer.answered_at) : null];
        const isStruck = answer.void_reason != null;
        return (
          <li key={answer.id} className={styles.item} data-answered={!isStruck || undefined}>
            <p className="prf-hint">
              {QUESTION_LABELS[answer.rule ?? ''] ?? answer.rule}, {sectionLabel(answer.place_section ?? '')}
            </p>
            {isStruck ? <s>{answer.question}</s> : <p>{answer.question}</p>}
            <p className={styles.answer}>
              True as recorded, because: {answer.reason}
              <span className="prf-hint"> {said.filter(Boolean).join(', ')}</span>
            </p>
            {isStruck ? <p className="prf-hint">Struck through: {answer.void_reason}</p> : null}
            {isStruck || counting.includes(answer.id) ? null : (
              <p className="prf-hint">No longer asked, because the entry it was about has changed.</p>
            )}
            {isStruck || isReadOnly ? null : (
              <Button
                onClick={() => {
                  withdraw(answer.id);
                }}
              >
                Withdraw answer<span className="sl-hidden"> {QUESTION_LABELS[answer.rule ?? '']}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
