import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { attachDeceasedOutlet } from '../../lib/deceased';

interface Question {
  readonly words: string;
  readonly answer: (isConfirmed: boolean) => void;
}

/**
 * Over every screen: asks for confirmation before anything new is started for a patient whose record says that they died.
 */
export function DeceasedDialog() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(
    () =>
      attachDeceasedOutlet(
        (words) =>
          new Promise((answer) => {
            setQuestions((before) => [...before, { words, answer }]);
          }),
      ),
    [],
  );
  const [question] = questions;
  if (question === undefined) return null;
  const settle = (isConfirmed: boolean) => {
    question.answer(isConfirmed);
    setQuestions((before) => before.slice(1));
  };
  return (
    <Modal
      open
      title="Is this the right patient?"
      okText="Yes, continue"
      cancelText="Go back"
      mask={{ closable: false }}
      onOk={() => settle(true)}
      onCancel={() => settle(false)}
    >
      <p>{question.words}</p>
    </Modal>
  );
}
