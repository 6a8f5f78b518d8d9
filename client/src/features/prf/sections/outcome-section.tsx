import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { lazyPart } from '../../../components/ui/lazy-part';
import { SectionForm } from '../sections/section-form';

// It names the questions, and loads with them.
const AnswersGiven = lazyPart(
  async () => ({ default: (await import('../questions/answers-given')).AnswersGiven }),
  {
    lost: 'The answers to questions did not load. They are kept.',
    fallback: null,
  },
);

/** How the attendance ended. The answers to questions are stored here, and given next to each question. */
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
