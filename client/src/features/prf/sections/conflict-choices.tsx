import { WarningFilled } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isRowsPath } from '@sideline/schema/prf/record/merge';
import { ConflictCard } from '../../../components/conflict/conflict-card';
import { ConflictChoice } from '../../../components/conflict/conflict-choice';
import { valueAt, withPath } from '../drafts/changes';
import type { SectionConflict } from '../drafts/draft-state';
import { canKeepMine, decidedWith, strikeAt } from '../drafts/draft-transitions';
import { sectionDraft } from '../drafts/draft-view';
import { theirsAt } from '../drafts/rows';
import { useFormatOptions } from '../differences/use-format-options';
import { measurementText, pathsLabel } from '../path-label';
import { usePrf, useView } from '../prf-context';
import { formatDateTime } from '../record-clock';
import type { RecordView } from '../record-view';

const stateIn = (view: RecordView) => view.draft();

interface ConflictChoicesProps {
  readonly section: PrfSectionKey;
  readonly conflict: SectionConflict;
}

/** Both answers, field by field. Nothing is overwritten until one is chosen. */
export default function ConflictChoices({ section, conflict }: ConflictChoicesProps) {
  const { store } = usePrf();
  const state = useView(stateIn, section);
  const { enteredAt = {} } = sectionDraft(state, section);
  const options = useFormatOptions([{ section, paths: conflict.paths }]);
  const answers = conflict.paths
    .map((path) => decidedWith(section, conflict, path))
    .filter(([first], at) => first === conflict.paths[at]);
  const theirs = conflict.paths.reduce(
    (values, path) => withPath(values, path, theirsAt(section, conflict, path)),
    conflict.theirs,
  );
  const mine = conflict.paths.reduce(
    (values, path) => withPath(values, path, valueAt(conflict.mine, path)),
    conflict.theirs,
  );
  const isChoice = conflict.paths.some((path) => canKeepMine(state, section, path));
  const isList = conflict.paths.some((path) => isRowsPath(section, path));
  return (
    <ConflictCard
      title={
        <span role="alert">
          <WarningFilled aria-hidden="true" />{' '}
          {isChoice ? 'Two answers: please choose' : 'Struck through while you were writing'}
        </span>
      }
      hint={
        isChoice
          ? `Someone else saved ${conflict.paths.length === 1 ? 'this field' : 'these fields'} while you were writing. Nothing is lost. Choose which answer to keep.${isList ? ' Items that only one of you added to a list are in both answers.' : ''}`
          : 'This entry has been struck through, so it cannot be changed. Your answer stays here until you press ‘Leave it struck through’.'
      }
    >
      {answers.map(([path = '', ...others]) => (
        <ConflictChoice
          key={path}
          label={pathsLabel(section, [path, ...others], conflict.theirs)}
          mine={measurementText(section, path, mine, options)}
          struckBecause={strikeAt(state, section, path)}
          theirs={measurementText(section, path, theirs, options)}
          enteredAt={enteredAt[path] ?? null}
          dateTime={formatDateTime}
          author={conflict.authors[path]?.author ?? null}
          at={conflict.authors[path]?.at ?? null}
          onChoose={(side) => {
            store.resolve(section, path, side);
          }}
        />
      ))}
    </ConflictCard>
  );
}
