import { diffSection, type Difference } from '@sideline/schema/prf/diff';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { useMemo } from 'react';
import { changedSections, sectionDraft } from '../../../lib/drafts/draft-view';
import { optionsOf } from '../differences/format-options';
import { useDraft, useFacts, usePrf } from '../prf-context';

/** What the amendment changes in the signed record, field by field; of one section where it is named. */
export function useAmendmentChanges(section?: PrfSectionKey): readonly Difference[] {
  const { record } = usePrf();
  const facts = useFacts();
  const draft = useDraft();
  return useMemo(
    () =>
      changedSections(draft)
        .filter((key) => section === undefined || key === section)
        .flatMap((key) =>
          diffSection(key, sectionDraft(draft, key).data, facts.data[key] ?? {}, optionsOf(record)),
        ),
    [draft, facts, record, section],
  );
}
