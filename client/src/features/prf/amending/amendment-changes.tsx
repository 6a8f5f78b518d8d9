import { DifferenceList } from '../differences/difference-list';
import { useAmendmentChanges } from './use-amendment-changes';

/** Every field that the amendment changes, as signed and as amended. */
export function AmendmentChanges() {
  const changes = useAmendmentChanges();
  return (
    <section className="prf-card" aria-labelledby="prf-amendment-changes">
      <h3 id="prf-amendment-changes" className="prf-card-title">
        What this amendment changes{changes.length > 0 ? ` (${changes.length})` : ''}
      </h3>
      {changes.length === 0 ? (
        <p className="prf-quiet">Nothing yet. Open a section and correct it.</p>
      ) : (
        <DifferenceList
          differences={changes}
          names={['As signed', 'Amended']}
          label="What this amendment changes"
        />
      )}
    </section>
  );
}
