import { isSectionKey, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { useSearchParams } from 'react-router-dom';
import { DifferenceList } from '../differences/difference-list';
import { stepOf } from '@sideline/schema/prf/catalogue/steps';
import { useAmendmentChanges } from './use-amendment-changes';

/**
 * What the amendment changes in the open section, including its entries. It is below the form, which must not move while
 * someone types.
 */
export function SectionChanges() {
  const [search] = useSearchParams();
  const { key } = stepOf(search.get('section'));
  return isSectionKey(key) ? <Changes section={key} /> : null;
}

function Changes({ section }: { readonly section: PrfSectionKey }) {
  const changes = useAmendmentChanges(section);
  if (changes.length === 0) return null;
  return (
    <section className="prf-card" aria-labelledby="prf-section-changes">
      <h3 id="prf-section-changes" className="prf-card-title">
        Changed here ({changes.length})
      </h3>
      <DifferenceList
        differences={changes}
        names={['As signed', 'Amended']}
        label="Changed in this section"
        isOfOneSection
      />
    </section>
  );
}
