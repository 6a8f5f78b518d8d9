import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import type { Field } from '@sideline/schema/prf/kinds';
import { isEntered } from '@sideline/schema/prf/rules';
import { sectionDraft, shownValues } from '../../../lib/drafts/draft-view';
import type { PrfFieldProps } from '../fields/prf-field';
import { useDraft, usePrf } from '../prf-context';

/** What a section's fields are drawn from: values, half-typed text, refusals, and whether they matter at all. */
export function useSectionFields(section: PrfSectionKey) {
  const { store, facts, isReadOnly } = usePrf();
  const draft = useDraft();
  const own = sectionDraft(draft, section);
  const values = shownValues(draft, section);

  const problemOf = (field: Field): string | null => {
    // The text beside 'Other' and the rows of a list belong to their field.
    const refused = own.refused?.problems.find(
      ({ field: path }) => path === field.name || path === `${field.name}_other`,
    );
    if (refused) return refused.message;
    return own.conflict?.paths.includes(field.name) ? 'Somebody else changed this too. Choose above.' : null;
  };

  return (field: Field): PrfFieldProps & { isShown: boolean } => {
    const value = values[field.name] ?? null;
    const isRequired =
      field.required === true || (typeof field.required === 'function' && field.required(facts));
    return {
      store,
      section,
      field,
      path: field.name,
      value,
      other: (values[`${field.name}_other`] ?? null) as string | null,
      text: own.texts[field.name] ?? null,
      problem: problemOf(field),
      isMissing: isRequired && !isEntered(value),
      isDisabled: isReadOnly,
      isShown: field.relevant?.(facts) ?? true,
    };
  };
}
