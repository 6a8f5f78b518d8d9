import { ANSWER_LIMITS } from '@sideline/schema/prf/questions/answers-field';
import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { reasonsFor } from '@sideline/schema/prf/questions/labels';
import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import styles from './questions.module.css';
import { useAnswers } from './use-answers';

interface AnswerFormProps {
  readonly question: AskedQuestion;
  readonly onClose: () => void;
}

/** Why a question is true as recorded: in the clinician's own words, or in suggested ones that they can change. */
export function AnswerForm({ question, onClose }: AnswerFormProps) {
  const { answer } = useAnswers();
  const [reason, setReason] = useState('');
  const id = useId();
  const isSaid = reason.trim() !== '';
  // A press opened it, so it takes the focus.
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaid) return;
        answer(question, reason);
        onClose();
      }}
    >
      <label htmlFor={id} className="prf-label">
        True as recorded, because
      </label>
      {reasonsFor(question.code).map((ready) => (
        <Button
          key={ready}
          className={styles.ready}
          aria-pressed={reason === ready}
          onClick={() => {
            setReason(ready);
          }}
        >
          {ready}
        </Button>
      ))}
      <Input.TextArea
        id={id}
        value={reason}
        maxLength={ANSWER_LIMITS.reason}
        autoSize={{ minRows: 1, maxRows: 4 }}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
      <div className="prf-actions">
        <Button type="primary" htmlType="submit" disabled={!isSaid}>
          Save answer
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
