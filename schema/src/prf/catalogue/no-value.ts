import { choices, type Choice, type ChoiceList, type Field, type FieldGroup, type Section } from './kinds.js';

/**
 * Why a question has no answer. The observation sets have reasons of their own (`not_recordable`); this is for every other
 * question of a section, as one list at the section's end.
 */
const NO_VALUE_REASON = choices('PrfNoValueReason', {
  not_applicable: 'Not applicable',
  unable_to_obtain: 'Unable to obtain',
  refused: 'Would not say or allow',
  not_known: 'Not known',
  none_reported: 'None reported',
  not_done: 'Not asked or not done',
  not_present: 'Looked for and absent',
  approximate: 'Answered, but only roughly known',
});

const noValueField = (typeName: string, questions: ChoiceList) =>
  ({
    name: 'no_value',
    kind: 'groups',
    typeName: `${typeName}NoValue`,
    label: 'Questions without an answer',
    hint: 'Which one, and why: unable to obtain, not applicable, refused.',
    group: 'no_value',
    further: true,
    fields: [
      { name: 'field', kind: 'choice', label: 'Question', choices: questions, required: true },
      { name: 'reason', kind: 'choice', label: 'Why', choices: NO_VALUE_REASON, required: true },
    ],
  }) as const;

type WithNoValue<S extends Section> = Omit<S, 'fields' | 'groups'> & {
  readonly groups: readonly FieldGroup[];
  readonly fields: readonly [...S['fields'], ReturnType<typeof noValueField>];
};

/** Fields that are always needed to sign have their own 'unable' answer. Acts and signatures are not questions. */
const isQuestion = ({ kind, required, computed }: Field): boolean =>
  kind !== 'entries' && kind !== 'strokes' && kind !== 'reference' && required !== true && computed !== true;

/** A section whose questions may each be said to have no answer, and why. */
export const sectionWithNoValue = <const S extends Section>(definition: S): WithNoValue<S> => {
  const { typeName, fields, groups } = definition;
  const options = Object.fromEntries(
    fields
      .filter(isQuestion)
      .map(({ name, label, group }): [string, Choice] => [
        name,
        { label, group: groups.find(({ key }) => key === group)?.label ?? '' },
      ]),
  );
  const answered = {
    ...definition,
    groups: [...groups, { key: 'no_value', label: 'Questions without an answer' }],
    fields: [...fields, noValueField(typeName, { name: `${typeName}Question`, options })],
  };
  // The compiler widens a spread tuple of a generic section; the literals are those of its type.
  return answered as unknown as WithNoValue<S>;
};

/** The one reason that may accompany an answer: it is only roughly known. */
export const WITH_AN_ANSWER: ReadonlySet<unknown> = new Set(['approximate']);
