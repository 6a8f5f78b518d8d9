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

/** The questions about one field, below it. */
export function FieldQuestions({ section, field }: { readonly section: string; readonly field: string }) {
  const place = useMemo(() => ({ section, field }), [section, field]);
  return <Questions questions={useView(questionsAt, place)} />;
}

/** The questions about one entry of a list, below it. */
export function EntryQuestions({ section, entryId }: { readonly section: string; readonly entryId: string }) {
  const place = useMemo(() => ({ section, entryId }), [section, entryId]);
  return <Questions questions={useView(questionsAt, place)} />;
}

/** The questions about a section's fields that its screen does not draw, or all of them if it draws none itself. */
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

/** The questions about the other entries of a section, while one is open. */
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
