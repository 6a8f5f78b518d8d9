import type { EntriesField, Field } from '../catalogue/kinds.js';
import { isEntered } from '../catalogue/rules.js';

/** Where the answers to questions are kept in the record. */
export const QUESTION_ANSWERS = { section: 'DispositionOutcome', list: 'question_answers' } as const;

/** Questions about what is withheld from patients: their answers are too. */
export const WITHHELD_QUESTIONS: ReadonlySet<unknown> = new Set(['CHILD_BRUISE']);

export const ANSWER_LIMITS = { rule: 60, place: 200, question: 1000, reason: 300 } as const;

const ANSWER_FIELDS = [
  { name: 'answered_at', kind: 'time', label: 'Answered at', required: true },
  {
    name: 'rule',
    kind: 'text',
    label: 'Rule',
    maxLength: ANSWER_LIMITS.rule,
    pattern: /^[A-Z][A-Z0-9_]*$/,
    patternHint: 'The key of a rule, in capitals.',
    required: true,
  },
  { name: 'place_section', kind: 'text', label: 'Section', maxLength: ANSWER_LIMITS.rule, required: true },
  { name: 'place_field', kind: 'text', label: 'Field', maxLength: ANSWER_LIMITS.place, required: true },
  { name: 'place_entry', kind: 'text', label: 'Entry', maxLength: ANSWER_LIMITS.rule },
  { name: 'question', kind: 'text', label: 'Question', maxLength: ANSWER_LIMITS.question, required: true },
  {
    name: 'reason',
    kind: 'text',
    label: 'True as recorded, because',
    maxLength: ANSWER_LIMITS.reason,
    required: true,
  },
  { name: 'answered_by', kind: 'text', label: 'Answered by', maxLength: ANSWER_LIMITS.place },
] as const satisfies readonly Field[];

/**
 * What was answered 'true as recorded' instead of being corrected: the question as it was asked, where, and the reason. An
 * answer is struck through when it is withdrawn. It says nothing of the patient's outcome; it is kept here because it belongs to
 * the whole record and is given on the way to the signature.
 */
export const QUESTION_ANSWERS_FIELD = {
  name: QUESTION_ANSWERS.list,
  kind: 'entries',
  typeName: 'PrfQuestionAnswer',
  entryLabel: 'Answer',
  timeField: 'answered_at',
  isHistory: true,
  label: 'Questions answered',
  group: 'questions',
  relevant: (facts) => isEntered(facts.data[QUESTION_ANSWERS.section]?.[QUESTION_ANSWERS.list]),
  isEntryWithheld: ({ rule }) => WITHHELD_QUESTIONS.has(rule),
  fields: ANSWER_FIELDS,
} as const satisfies EntriesField;
