import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { diffField } from '@sideline/schema/prf/record/diff';
import { isMissing, lacksOtherText } from '@sideline/schema/prf/rules/missing';
import type { Field, FieldGroup, Section } from '@sideline/schema/prf/catalogue/kinds';
import { isEntered, isRelevant } from '@sideline/schema/prf/catalogue/rules';
import { sectionDraft, shownValues } from '../drafts/draft-view';
import { NO_ANSWERS, reasonOf } from '../fields/no-answer';
import type { PrfFieldProps } from '../fields/prf-field';
import { useFormatOptions } from '../differences/use-format-options';
import { noteText } from '../live/live-notes';
import type { RecordView } from '../record-view';
import { useFacts, usePrf, useView } from '../prf-context';

const draftOf = (view: RecordView, section: PrfSectionKey) => sectionDraft(view.draft(), section);
const valuesOf = (view: RecordView, section: PrfSectionKey) => shownValues(view.draft(), section);

/** The first card, where the section's own title says the same just above: its own is not shown. */
export const isNamedBySection = ({ label, groups }: Section, group: FieldGroup): boolean =>
  group.label === label && group.key === groups[0]?.key;

/** What a section's fields are drawn from: values, half-typed text, refusals, and whether they apply. */
export function useSectionFields(section: PrfSectionKey) {
  const { store, amending, isReadOnly, live } = usePrf();
  const facts = useFacts();
  const own = useView(draftOf, section);
  const values = useView(valuesOf, section);
  const definition = sectionOf(section);
  const options = useFormatOptions(amending ? [{ section, paths: Object.keys(own.edits) }] : []);

  const problemOf = (field: Field): string | null => {
    // The text beside 'Other' and the rows of a list belong to their field.
    const refused = own.refused?.problems.find(
      ({ field: path }) => path === field.name || path === `${field.name}_other`,
    );
    if (refused) return refused.message;
    return own.conflict?.paths.includes(field.name)
      ? 'Another person has changed this too. Choose above.'
      : null;
  };

  /** The signed value, in words; null if the amendment does not change it. */
  const signedText = (field: Field): string | null => {
    if (!amending || field.kind === 'entries') return null;
    const [difference] = diffField(field, field.name, [own.data, values], options);
    return difference === undefined ? null : (difference.before ?? 'nothing');
  };

  const changeOf = (field: Field): string | null => {
    const own = live.notes[section];
    const note = own?.[field.name] ?? own?.[`${field.name}_other`];
    return note ? noteText(note) : null;
  };

  return (field: Field): PrfFieldProps & { isShown: boolean } => {
    const value = values[field.name] ?? null;
    const applies = isRelevant(field, facts);
    return {
      store,
      section,
      field,
      path: field.name,
      value,
      other: (values[`${field.name}_other`] ?? null) as string | null,
      text: own.texts[field.name]?.text ?? null,
      problem: problemOf(field),
      was: signedText(field),
      change: changeOf(field),
      isMissing: isMissing(facts, field, value) || lacksOtherText(facts, field, values),
      isNamedByCard: definition.groups.some(
        (group) =>
          group.key === field.group && group.label === field.label && !isNamedBySection(definition, group),
      ),
      isKept: !applies && isEntered(value),
      isDisabled: isReadOnly,
      noAnswer: reasonOf(values[NO_ANSWERS], field.name),
      isShown: applies || isEntered(value) || own.texts[field.name] !== undefined,
    };
  };
}
