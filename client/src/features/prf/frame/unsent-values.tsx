import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { queuedAlertActions } from '../drafts/alert-actions';
import { keptWords } from '../drafts/kept-answer';
import { pathsOf, type Values } from '../drafts/changes';
import { problemAt, sectionDraft, sectionKeys, shownValues } from '../drafts/draft-view';
import { entryFieldsOf } from '../drafts/entry-fields';
import { useFormatOptions } from '../differences/use-format-options';
import { pathLabel, pathText } from '../path-label';
import { useDraft } from '../prf-context';
import { recordZone } from '../record-clock';

/**
 * What was typed here and never reached the record. It stays visible, to be read out or copied, because it can no longer
 * be saved.
 */
export function UnsentValues() {
  const draft = useDraft();
  const pathsIn = (key: PrfSectionKey): string[] => {
    const own = sectionDraft(draft, key);
    const patches = [
      own.edits,
      own.refused?.changes ?? {},
      own.conflict?.mine ?? {},
      ...draft.queue.filter((command) => command.section === key).map((command) => command.changes),
    ];
    const paths = patches.flatMap((changes) => pathsOf(changes, entryFieldsOf(key)));
    const actions = key === 'observations' ? [...queuedActions.keys()] : [];
    return [...new Set([...paths, ...actions, ...Object.keys(own.texts)])];
  };
  const queuedActions = new Map(
    queuedAlertActions(draft).map(({ entryId, action }) => [alertActionPath(entryId), action]),
  );
  /** The sentence that follows the value. */
  const reasonAt = (key: PrfSectionKey, path: string): string => {
    const problem = problemAt(sectionDraft(draft, key), path);
    return problem === null ? '' : `. ${problem}`;
  };
  const unsent = sectionKeys(draft)
    .map((key) => ({ key, values: shownValues(draft, key), paths: pathsIn(key) }))
    .filter(({ paths }) => paths.length > 0);
  const options = useFormatOptions(unsent.map(({ key, paths }) => ({ section: key, paths })));
  const keptTextAt = (key: PrfSectionKey, path: string): string | undefined => {
    const kept = sectionDraft(draft, key).texts[path];
    return kept && keptWords(path, kept.text, recordZone());
  };
  const textAt = (key: PrfSectionKey, path: string, values: Values): string =>
    keptTextAt(key, path) ?? queuedActions.get(path) ?? pathText(key, path, values, options);
  if (unsent.length === 0 && !draft.patientForm) return null;
  return (
    <>
      <p>What you typed was not saved. It is kept here so that you can pass it on:</p>
      <ul className="prf-lines">
        {unsent.flatMap(({ key, values, paths }) =>
          paths.map((path) => (
            <li key={`${key}/${path}`}>
              {sectionOf(key).label}, {pathLabel(key, path, values)}:{' '}
              <strong>{textAt(key, path, values) || 'cleared'}</strong>
              {reasonAt(key, path)}
            </li>
          )),
        )}
        {draft.patientForm ? <li>Patient: details that were entered and not saved</li> : null}
      </ul>
    </>
  );
}
