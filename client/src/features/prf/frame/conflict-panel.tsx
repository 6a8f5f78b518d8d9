import { WarningFilled } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { canKeepMine } from '../../../lib/drafts/draft-transitions';
import { sectionDraft } from '../../../lib/drafts/draft-view';
import { pathLabel, pathText } from '../path-label';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { ConflictChoice } from './conflict-choice';

const draftIn = (view: RecordView, section: PrfSectionKey) => sectionDraft(view.draft(), section);

/** Where two people changed the same field: both answers, field by field, and nothing is overwritten until one is chosen. */
export function ConflictPanel({ section }: { readonly section: PrfSectionKey }) {
  const { store } = usePrf();
  const { conflict, enteredAt = {} } = useView(draftIn, section);
  if (!conflict) return null;
  const titleId = `prf-conflict-${section}`;
  return (
    <section className="prf-card prf-conflicts" aria-labelledby={titleId}>
      <h3 id={titleId} className="prf-card-title" role="alert">
        <WarningFilled aria-hidden="true" /> Two answers: please choose
      </h3>
      <p className="prf-hint">
        Somebody else saved {conflict.paths.length === 1 ? 'this field' : 'these fields'} while you were
        writing. Nothing is lost: choose which answer stands.
      </p>
      {conflict.paths.map((path) => {
        const label = pathLabel(section, path, conflict.theirs);
        return (
          <div key={path} className="prf-field">
            <span className="prf-label">{label}</span>
            <ConflictChoice
              label={label}
              mine={pathText(section, path, conflict.mine)}
              isStruck={!canKeepMine(conflict, path)}
              theirs={pathText(section, path, conflict.theirs)}
              enteredAt={enteredAt[path] ?? null}
              author={conflict.authors[path]?.author ?? null}
              at={conflict.authors[path]?.at ?? null}
              onChoose={(side) => {
                store.resolve(section, path, side);
              }}
            />
          </div>
        );
      })}
    </section>
  );
}
