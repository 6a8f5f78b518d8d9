import { CheckCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import { lineLabel, lineTarget } from '../fields/line-target';
import { usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';
import { questionId } from './questions';
import styles from './questions.module.css';
import { useAnswers } from './use-answers';

// It has the suggested reasons, and loads with the questions.
const AnswerForm = lazyPart(async () => ({ default: (await import('./answer-form')).AnswerForm }), {
  lost: 'The form for the answer did not load.',
  fallback: null,
});

interface QuestionItemProps {
  readonly question: AskedQuestion;
  /** If it is shown away from what it is about, it says where that is, and links there. */
  readonly isApart?: boolean;
}

/** One question: its text, and its answer or a way to answer it. */
export function QuestionItem({ question, isApart = false }: QuestionItemProps) {
  const { isReadOnly, goTo, view } = usePrf();
  const { withdraw } = useAnswers();
  const [isAnswering, setAnswering] = useState(false);
  const { answer } = question;
  const label = lineLabel(question, question.label);
  return (
    <div
      {...(isApart ? {} : { id: questionId(question) })}
      tabIndex={-1}
      role="group"
      aria-label={`Question: ${label}`}
      className={styles.item}
      data-answered={answer !== null || undefined}
    >
      <p className={styles.text}>
        <span aria-hidden="true">
          {answer === null ? <QuestionCircleOutlined /> : <CheckCircleOutlined />}
        </span>
        <span>
          {isApart ? <strong>{label}: </strong> : null}
          {question.message}
        </span>
      </p>
      {answer === null ? null : (
        <p className={styles.answer}>
          True as recorded, because: {answer.reason}
          <span className="prf-hint">
            {' '}
            {[answer.answered_by, answer.answered_at ? formatDateTime(answer.answered_at) : null]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      )}
      {isAnswering && answer === null ? (
        <AnswerForm
          question={question}
          onClose={() => {
            setAnswering(false);
          }}
        />
      ) : (
        <div className="prf-actions">
          {isReadOnly ? null : answer === null ? (
            <Button
              onClick={() => {
                setAnswering(true);
              }}
            >
              True as recorded…<span className="sl-hidden"> {label}</span>
            </Button>
          ) : (
            <Button
              onClick={() => {
                withdraw(answer.id);
              }}
            >
              Withdraw answer<span className="sl-hidden"> {label}</span>
            </Button>
          )}
          {isApart ? (
            <Button
              type="link"
              onClick={() => {
                goTo(lineTarget(question, view.facts()));
              }}
            >
              Go there<span className="sl-hidden"> {label}</span>
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
