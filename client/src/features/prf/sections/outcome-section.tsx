import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { SectionForm } from './section-form';
import { AnswersGiven } from '../questions/answers-given';

/** How the attendance ended; the answers to questions stand with it, and are given where the questions are. */
export function OutcomeSection() {
  return (
    <SectionForm
      section={QUESTION_ANSWERS.section}
      drawField={(field) =>
        field.name === QUESTION_ANSWERS.list ? <AnswersGiven key={field.name} /> : undefined
      }
    />
  );
}
