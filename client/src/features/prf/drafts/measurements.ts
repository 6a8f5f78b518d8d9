import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { togetherAt } from '@sideline/schema/prf/record/together';
import { pathsOf, valueAt, withPath, type Changes, type Values } from './changes';
import type { SectionDraft } from './draft-state';
import { entryFieldsOf } from './entry-fields';

/** Measurements in several fields (both figures of a blood pressure) are sent to the server whole, or not at all. */

/** The paths, with all other parts of their measurements. */
export const wholeMeasurements = (key: PrfSectionKey, paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...paths].flatMap((path) => togetherAt(key, path)));

/** A patch completed with the rest of each measurement, as shown on the screen. */
export const withWholeMeasurements = (
  key: PrfSectionKey,
  changes: Changes,
  { shown, stored }: { readonly shown: Values; readonly stored: Values },
): Changes => {
  const changed = new Set(pathsOf(changes, entryFieldsOf(key)));
  return [...wholeMeasurements(key, changed)]
    .filter((path) => !changed.has(path))
    .reduce<Changes>((whole, path) => {
      const value = valueAt(shown, path);
      const isNew = valueAt(stored, path.split('/').slice(0, 2).join('/')) === null;
      // In a set that only this device has, nobody else can have filled in the rest.
      return value === null && isNew ? whole : withPath(whole, path, value);
    }, changes);
};

/**
 * The paths that have to wait, because part of their measurement is not a value yet or has two answers to choose from.
 */
export const waitingPaths = (
  key: PrfSectionKey,
  { edits, texts, conflict }: SectionDraft,
): ReadonlySet<string> => {
  const isOpen = (path: string) => path in texts || conflict?.paths.includes(path) === true;
  return new Set(
    pathsOf(edits, entryFieldsOf(key)).filter((path) => {
      const measurement = togetherAt(key, path);
      return measurement.length > 1 && measurement.some(isOpen);
    }),
  );
};
