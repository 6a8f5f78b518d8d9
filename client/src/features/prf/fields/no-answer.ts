import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { ChoiceField } from '@sideline/schema/prf/catalogue/kinds';
import { WITH_AN_ANSWER } from '@sideline/schema/prf/catalogue/no-value';
import type { Values } from '../drafts/changes';

/** The section's list of questions without an answer, and why. It is one value and changes as a whole. */
export const NO_ANSWERS = 'no_value';

const choiceAt = (section: PrfSectionKey, name: string): ChoiceField | null => {
  const field = fieldAt(section, `${NO_ANSWERS}.${name}`);
  return field?.kind === 'choice' ? field : null;
};

/** Answers that mean that there is no answer, in addition to those named like a reason. */
const SAYS_SO: ReadonlySet<string> = new Set(['unsure', 'unknown', 'not_stated', 'unable_to_complete']);

/** Whether the question has its own answer for a reason. Recording it in two places could lead to contradictions. */
const hasOwnReason = (section: PrfSectionKey, name: string): boolean => {
  const field = fieldAt(section, name);
  const reasons = choiceAt(section, 'reason')?.choices.options ?? {};
  return (
    (field?.kind === 'choice' || field?.kind === 'choices') &&
    Object.keys(field.choices.options).some((key) => SAYS_SO.has(key) || Object.hasOwn(reasons, key))
  );
};

/** Whether a reason is offered for the question: the section lists it, and none of its own answers means the same. */
export const mayHaveNoAnswer = (section: PrfSectionKey, name: string): boolean =>
  Object.hasOwn(choiceAt(section, 'field')?.choices.options ?? {}, name) && !hasOwnReason(section, name);

export interface Reason {
  readonly key: string;
  readonly label: string;
}

/**
 * The reasons to choose from. With an answer, only those that can be true at the same time, and otherwise all the others.
 */
export const reasonsFor = (section: PrfSectionKey, isAnswered: boolean): readonly Reason[] =>
  Object.entries(choiceAt(section, 'reason')?.choices.options ?? {})
    .filter(([key]) => WITH_AN_ANSWER.has(key) === isAnswered)
    .map(([key, { label }]) => ({ key, label }));

export const reasonLabel = (section: PrfSectionKey, key: string): string =>
  choiceAt(section, 'reason')?.choices.options[key]?.label ?? key;

const rowsOf = (list: unknown): readonly Values[] =>
  Array.isArray(list) ? list.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

/** Why a question has no answer; null if no reason is given. */
export const reasonOf = (list: unknown, name: string): string | null => {
  const reason = rowsOf(list).findLast((row) => row['field'] === name)?.['reason'];
  return typeof reason === 'string' ? reason : null;
};

/** The list with a different reason for one question, or without it; null if nothing is left. */
export const withReason = (list: unknown, name: string, reason: string | null): readonly Values[] | null => {
  const rows = rowsOf(list);
  const index = rows.findIndex((row) => row['field'] === name);
  const others = rows.filter((row) => row['field'] !== name);
  const next =
    reason === null
      ? others
      : index < 0
        ? [...others, { field: name, reason }]
        : rows.flatMap((row, at) =>
            at === index ? [{ ...row, reason }] : row['field'] === name ? [] : [row],
          );
  return next.length > 0 ? next : null;
};
