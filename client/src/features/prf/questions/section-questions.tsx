import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { lineTarget } from '../fields/line-target';
import { usePrf, useView } from '../prf-context';
import { openQuestionsIn, questionId } from './questions';
import styles from './questions.module.css';

/**
 * How many questions are open in a section, next to its title, where nothing moves while a person types. Each press goes
 * to the next. A new one is read aloud without interrupting.
 */
export function SectionQuestions({ step }: { readonly step: string }) {
  const { goTo, view } = usePrf();
  const open = useView(openQuestionsIn, step);
  const next = useRef(0);
  const newest = open.at(-1);
  return (
    <span role="status" className={styles.head}>
      {newest === undefined ? null : (
        <>
          <Button
            size="small"
            className={styles.count}
            icon={<QuestionCircleOutlined aria-hidden="true" />}
            onClick={() => {
              const question = open[next.current % open.length] ?? newest;
              next.current += 1;
              goTo({
                section: step,
                controlId: questionId(question),
                elseId: lineTarget(question, view.facts()).controlId,
              });
            }}
          >
            {open.length === 1 ? '1 question' : `${open.length} questions`}
          </Button>
          <span className="sl-hidden">
            {newest.label}: {newest.message}
          </span>
        </>
      )}
    </span>
  );
}
