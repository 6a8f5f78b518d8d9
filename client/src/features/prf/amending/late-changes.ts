import { isAlertActionPath } from '@sideline/schema/prf/rules/alerts';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { valueAt, withPath, type Changes, type Values } from '../drafts/changes';
import { storedData } from '../stored-data';

/** A change as it is shown. GraphQL does not say what was cleared, but the paths do. */
export interface LateChange {
  readonly section: PrfSectionKey;
  readonly changes: Readonly<Partial<Record<PrfSectionKey, Values | null>>>;
  readonly changedPaths: readonly string[];
}

export interface PathValue {
  /** A path of the draft. A new entry counts as the path of its id. */
  readonly path: string;
  readonly value: unknown;
}

/** What such a change enters, path by path. An action on an alert is not a field. */
export const enteredBy = ({ section, changes, changedPaths }: LateChange): readonly PathValue[] => {
  const values = storedData(changes[section]);
  return changedPaths
    .filter((path) => !isAlertActionPath(path))
    .map((path) => {
      const [, id, sub] = path.split('/');
      return id !== undefined && sub === undefined
        ? { path: `${path}/id`, value: id }
        : { path, value: valueAt(values, path) };
    });
};

/** The same as a patch of the section. */
export const patchOf = (change: LateChange): Changes =>
  enteredBy(change).reduce<Changes>((patch, { path, value }) => withPath(patch, path, value), {});
