import { questionKey, type AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { useMemo } from 'react';
import { useView } from '../prf-context';
import { QuestionItem } from './question-item';
import { questionsAt, questionsElsewhere, questionsOfOthers } from './questions';

interface ListProps {
  readonly questions: readonly AskedQuestion[];
  readonly isApart?: boolean;
}

function Questions({ questions, isApart = false }: ListProps) {
  return questions.map((question) => (
    <QuestionItem key={questionKey(question)} question={question} isApart={isApart} />
  ));
}

/** What is asked of one field, beneath it. */
export function FieldQuestions({ section, field }: { readonly section: string; readonly field: string }) {
  const place = useMemo(() => ({ section, field }), [section, field]);
  return <Questions questions={useView(questionsAt, place)} />;
}

/** What is asked of one entry of a list, beneath it. */
export function EntryQuestions({ section, entryId }: { readonly section: string; readonly entryId: string }) {
  const place = useMemo(() => ({ section, entryId }), [section, entryId]);
  return <Questions questions={useView(questionsAt, place)} />;
}

/** What is asked of a section's fields that its screen does not draw; all of it where it draws none by itself. */
export function LooseQuestions({
  section,
  drawn,
}: {
  readonly section: string;
  readonly drawn: readonly string[];
}) {
  const names = drawn.join(' ');
  const about = useMemo(() => ({ section, drawn: names.split(' ') }), [section, names]);
  const questions = useView(questionsElsewhere, about);
  return questions.length === 0 ? null : (
    <section className="prf-card" aria-label="More questions about this section">
      <Questions questions={questions} isApart />
    </section>
  );
}

/** What is asked of the other entries of a section whose screen shows one of them open. */
export function OtherEntriesQuestions({
  section,
  entryId,
}: {
  readonly section: string;
  readonly entryId: string;
}) {
  const about = useMemo(() => ({ section, entryId }), [section, entryId]);
  const questions = useView(questionsOfOthers, about);
  return questions.length === 0 ? null : (
    <section className="prf-card" aria-label="Questions about other entries">
      <Questions questions={questions} isApart />
    </section>
  );
}
