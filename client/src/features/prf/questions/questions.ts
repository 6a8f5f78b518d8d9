import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import type { RecordView } from '../record-view';

/** A place that has questions: a field of a section, or an entry of one of its lists. */
export interface AskedPlace {
  readonly section: string;
  /** Only for the section itself, without its content. */
  readonly field?: string;
  readonly entryId?: string;
}

const firstOf = (field: string): string => field.split('.')[0] ?? field;

/** Whether a record is void, or signed and not being amended. Questions without an answer are then not shown. */
const isClosed = (view: RecordView): boolean =>
  (view.record?.signature != null && view.draft().amendment === null) || view.record?.status === 'void';

/** The questions to show: all of them for an open record, and for a closed one those that were answered. */
export const shownQuestions = (view: RecordView): readonly AskedQuestion[] =>
  isClosed(view) ? view.questions().filter(({ answer }) => answer !== null) : view.questions();

export const openQuestionsOf = (view: RecordView): readonly AskedQuestion[] =>
  isClosed(view) ? [] : view.questions().filter(({ answer }) => answer === null);

export const openQuestionsIn = (view: RecordView, section: string): readonly AskedQuestion[] =>
  openQuestionsOf(view).filter((question) => question.section === section);

/** The questions about one place. For a field, this includes its rows and the text for 'Other'. */
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

/** The questions about parts of a section that its screen does not draw. */
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

/** The questions about a section's entries, except one that has its own place on the screen. */
export const questionsOfOthers = (
  view: RecordView,
  { section, entryId }: { readonly section: string; readonly entryId: string },
): readonly AskedQuestion[] =>
  shownQuestions(view).filter(
    (question) =>
      question.section === section && question.entryId !== undefined && question.entryId !== entryId,
  );

/** The id of a question that is drawn next to what it is about. */
export const questionId = ({ code, section, entryId, field }: AskedQuestion): string =>
  `prf-question-${code}-${section}-${entryId ?? ''}-${field.replaceAll('.', '-')}`;
