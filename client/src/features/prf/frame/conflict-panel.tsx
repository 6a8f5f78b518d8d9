import { WarningFilled } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { entryPath, valueAt } from '../../../lib/drafts/changes';
import type { SectionConflict } from '../../../lib/drafts/draft-state';
import { canKeepMine } from '../../../lib/drafts/draft-transitions';
import { sectionDraft } from '../../../lib/drafts/draft-view';
import { pathLabel, pathText } from '../path-label';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { ConflictChoice } from './conflict-choice';

/** Why the other struck through what a path is in; null where it stands. */
const struckBecause = (conflict: SectionConflict, path: string): string | null => {
  if (canKeepMine(conflict, path)) return null;
  const [list = '', entryId = ''] = path.split('/');
  const reason = valueAt(conflict.theirs, entryPath(list, entryId, 'void_reason'));
  return typeof reason === 'string' ? reason : 'none given';
};

const draftIn = (view: RecordView, section: PrfSectionKey) => sectionDraft(view.draft(), section);

/** Where two people changed the same field: both answers, field by field, and nothing is overwritten until one is chosen. */
export function ConflictPanel({ section }: { readonly section: PrfSectionKey }) {
  const { store } = usePrf();
  const { conflict, enteredAt = {} } = useView(draftIn, section);
  if (!conflict) return null;
  const titleId = `prf-conflict-${section}`;
  const isChoice = conflict.paths.some((path) => canKeepMine(conflict, path));
  return (
    <section className="prf-card prf-conflicts" aria-labelledby={titleId}>
      <h3 id={titleId} className="prf-card-title">
        <span role="alert">
          <WarningFilled aria-hidden="true" />{' '}
          {isChoice ? 'Two answers: please choose' : 'Struck through while you were writing'}
        </span>
      </h3>
      <p className="prf-hint">
        {isChoice
          ? `Somebody else saved ${conflict.paths.length === 1 ? 'this field' : 'these fields'} while you were writing. Nothing is lost: choose which answer stands.`
          : 'Somebody else struck this entry through, which takes no more answers. Yours stays here until you have taken note of it.'}
      </p>
      {conflict.paths.map((path) => {
        const label = pathLabel(section, path, conflict.theirs);
        return (
          <div key={path} className="prf-field">
            <span className="prf-label">{label}</span>
            <ConflictChoice
              label={label}
              mine={pathText(section, path, conflict.mine)}
              struckBecause={struckBecause(conflict, path)}
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
