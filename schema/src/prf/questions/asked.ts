import type { PrfSectionValue } from '../catalogue/catalogue.js';
import type { Notice } from '../rules/notice.js';
import { ANSWER_LIMITS, type QUESTION_ANSWERS } from './answers-field.js';

/** A question and its answer, without the rules that ask. */

/** An answer as it is stored. */
export type QuestionAnswer = NonNullable<
  PrfSectionValue<typeof QUESTION_ANSWERS.section>[typeof QUESTION_ANSWERS.list]
>[number];

/** A question with the answer that counts for it; null while it is open. */
export interface AskedQuestion extends Notice {
  readonly answer: QuestionAnswer | null;
}

/** The part of a message that an answer keeps. */
export const asAsked = (message: string): string => message.slice(0, ANSWER_LIMITS.question);

/** The fields of a new answer, apart from its id. */
export const answerTo = (
  notice: Notice,
  { reason, by, at }: { readonly reason: string; readonly by: string; readonly at: string },
): Omit<QuestionAnswer, 'id'> => ({
  answered_at: at,
  rule: notice.code,
  place_section: notice.section,
  place_field: notice.field,
  ...(notice.entryId === undefined ? {} : { place_entry: notice.entryId }),
  question: asAsked(notice.message),
  reason: reason.trim().slice(0, ANSWER_LIMITS.reason),
  answered_by: by.slice(0, ANSWER_LIMITS.place),
});

/** Stable within a record, for lists. */
export const questionKey = ({ code, section, entryId, field, message }: Notice): string =>
  `${code}.${section}.${entryId ?? ''}.${field}.${message}`;
