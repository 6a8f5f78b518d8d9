import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { answerTo, type AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { v7 as newId } from 'uuid';
import { entryPath } from '../drafts/changes';
import { useSignedInUser } from '../../../lib/session';
import { usePrf } from '../prf-context';

const WITHDRAWN = 'The answer was withdrawn.';

/** Answers questions and withdraws answers, through the draft like everything that is entered. */
export function useAnswers() {
  const { store } = usePrf();
  const user = useSignedInUser();
  const { section, list } = QUESTION_ANSWERS;
  return {
    answer: (question: AskedQuestion, reason: string) => {
      const id = newId();
      const by = `${user.firstName} ${user.lastName}`.trim();
      const entry = answerTo(question, { reason, by, at: new Date().toISOString() });
      for (const [name, value] of Object.entries(entry))
        store.edit(section, entryPath(list, id, name), value);
      void store.flush();
    },
    withdraw: (id: string) => {
      store.edit(section, entryPath(list, id, 'void_reason'), WITHDRAWN);
      void store.flush();
    },
  };
}
