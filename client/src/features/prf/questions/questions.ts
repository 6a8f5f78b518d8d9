import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import type { RecordView } from '../record-view';

/** A place that is asked about: a field of a section, or an entry of one of its lists. */
export interface AskedPlace {
  readonly section: string;
  /** Of the section itself, without what it holds within. */
  readonly field?: string;
  readonly entryId?: string;
}

const firstOf = (field: string): string => field.split('.')[0] ?? field;

/** Whether a record is signed and is read, not amended: what was asked before each question had an answer stays unsaid. */
const isClosed = (view: RecordView): boolean =>
  (view.record?.signature != null && view.draft().amendment === null) || view.record?.status === 'void';

/** What is shown of the record's questions: all of an open one, of a closed one those that were answered. */
export const shownQuestions = (view: RecordView): readonly AskedQuestion[] =>
  isClosed(view) ? view.questions().filter(({ answer }) => answer !== null) : view.questions();

export const openQuestionsOf = (view: RecordView): readonly AskedQuestion[] =>
  isClosed(view) ? [] : view.questions().filter(({ answer }) => answer === null);

export const openQuestionsIn = (view: RecordView, section: string): readonly AskedQuestion[] =>
  openQuestionsOf(view).filter((question) => question.section === section);

/** What is asked of one place; of a field, also what is asked of the rows and the text beside 'Other' that belong to it. */
export const questionsAt = (
  view: RecordView,
  { section, field, entryId }: AskedPlace,
): readonly AskedQuestion[] =>
  shownQuestions(view).filter((question) => {
    if (question.section !== section) return false;
    if (entryId !== undefined) return question.entryId === entryId;
    const first = firstOf(question.field);
    return question.entryId === undefined && (first === field || first === `${field ?? ''}_other`);
  });

/** What is asked of a section at places that are not drawn on its screen. */
export const questionsElsewhere = (
  view: RecordView,
  { section, drawn }: { readonly section: string; readonly drawn: readonly string[] },
): readonly AskedQuestion[] =>
  shownQuestions(view).filter(
    (question) =>
      question.section === section &&
      question.entryId === undefined &&
      !drawn.some((name) => firstOf(question.field) === name || firstOf(question.field) === `${name}_other`),
  );

/** What is asked of a section's entries, but for one that has its own place on the screen. */
export const questionsOfOthers = (
  view: RecordView,
  { section, entryId }: { readonly section: string; readonly entryId: string },
): readonly AskedQuestion[] =>
  shownQuestions(view).filter(
    (question) =>
      question.section === section && question.entryId !== undefined && question.entryId !== entryId,
  );

/** The id of a question where it is drawn beside what it is about. */
export const questionId = ({ code, section, entryId, field }: AskedQuestion): string =>
  `prf-question-${code}-${section}-${entryId ?? ''}-${field.replaceAll('.', '-')}`;
