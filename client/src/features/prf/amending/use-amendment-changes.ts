import { diffSection, type Difference } from '@sideline/schema/prf/record/diff';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { useMemo } from 'react';
import { changedSections, sectionDraft } from '../drafts/draft-view';
import { useFormatOptions } from '../differences/use-format-options';
import { useDraft, useFacts } from '../prf-context';

/** What the amendment changes in the signed record, field by field, or in one section. */
export function useAmendmentChanges(section?: PrfSectionKey): readonly Difference[] {
  const facts = useFacts();
  const draft = useDraft();
  const changed = useMemo(
    () => changedSections(draft).filter((key) => section === undefined || key === section),
    [draft, section],
  );
  const options = useFormatOptions(
    changed.map((key) => ({ section: key, paths: Object.keys(sectionDraft(draft, key).edits) })),
  );
  return useMemo(
    () =>
      changed.flatMap((key) =>
        diffSection(key, sectionDraft(draft, key).data, facts.data[key] ?? {}, options),
      ),
    [changed, draft, facts, options],
  );
}
