import { WarningFilled } from '@ant-design/icons';
import { allergiesOf } from '@sideline/schema/prf/catalogue/allergies';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../drafts/changes';
import { useFacts } from '../prf-context';
import type { ArrestQuestion } from './actions';
import styles from './arrest.module.css';
import { useListener } from './use-listener';
import { drugChoices, QUESTIONS, type ArrestChoice } from './choices';

interface ArrestQuestionProps {
  readonly asks: ArrestQuestion;
  /** The current answer, such as the energy of the previous shock. */
  readonly preset: string | null;
  readonly onAnswer: (values: Values, label: string) => void;
  /** The entry stays as it is, to be completed later. */
  readonly onLater: () => void;
  readonly onUndo: () => void;
}

/** The question after a tap: large answers, each with a number on the keyboard. The entry is already stored. */
export function ArrestQuestionPanel({ asks, preset, onAnswer, onLater, onUndo }: ArrestQuestionProps) {
  const [typed, setTyped] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const { title, choices } = QUESTIONS[asks];
  const shown = asks === 'drug' ? drugChoices(typed) : choices;
  const focused = Math.max(
    0,
    shown.findIndex(({ key }) => key === preset),
  );

  useEffect(() => {
    first.current?.focus();
  }, []);

  const answer = ({ values, label }: ArrestChoice) => {
    onAnswer(values, label);
  };
  useListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLater();
      return;
    }
    const isTyping = event.target instanceof HTMLInputElement;
    const choice = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
    const [best] = shown;
    if (!isTyping && choice) answer(choice);
    else if (isTyping && event.key === 'Enter' && best && typed.trim() !== '') answer(best);
    else return;
    event.preventDefault();
  });

  return (
    <div className={styles['question']} role="group" aria-labelledby="arrest-question">
      <h2 id="arrest-question" className={styles['questionTitle']}>
        {title}
      </h2>
      {asks === 'drug' ? <DrugSearch typed={typed} onType={setTyped} /> : null}
      <div className={styles['choices']}>
        {shown.map((choice, index) => (
          <button
            key={choice.key}
            ref={index === focused ? first : null}
            type="button"
            className={styles['choice']}
            data-preset={choice.key === preset || undefined}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            onClick={() => {
              answer(choice);
            }}
          >
            {choice.label}
            {choice.key === preset ? <small>as before</small> : null}
            {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
          </button>
        ))}
      </div>
      <div className={styles['questionFoot']}>
        <button type="button" className={styles['plain']} onClick={onLater}>
          Complete later
        </button>
        <button type="button" className={styles['plain']} onClick={onUndo}>
          Undo this tap
        </button>
      </div>
    </div>
  );
}

interface DrugSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The whole formulary, and the drugs that the patient must not be given. */
function DrugSearch({ typed, onType }: DrugSearchProps) {
  const { texts } = allergiesOf(useFacts());
  return (
    <div className={styles['search']}>
      {texts.length > 0 ? (
        <p className={styles['allergies']}>
          <WarningFilled aria-hidden="true" /> Allergies: {texts.join(', ')}
        </p>
      ) : null}
      <label htmlFor="arrest-drug">Another drug</label>
      <input
        id="arrest-drug"
        type="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
    </div>
  );
}
