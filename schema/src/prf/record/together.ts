import { entriesFieldsOf, sectionOf, type PrfSectionKey } from '../catalogue/catalogue.js';

/**
 * The paths that hold one measurement with this one, itself among them: both figures of a blood pressure, a dose and its unit.
 * It is saved, merged and refused as one, so that no record shows something that nobody measured or gave.
 */
export const togetherAt = (key: PrfSectionKey, path: string): readonly string[] => {
  const [list = '', entryId, name] = path.split('/');
  if (entryId === undefined) return sectionOf(key).together?.find((one) => one.includes(path)) ?? [path];
  if (name === undefined) return [path];
  const field = entriesFieldsOf(key).find((candidate) => candidate.name === list);
  const names = field?.together?.find((one) => one.includes(name));
  return names ? names.map((one) => `${list}/${entryId}/${one}`) : [path];
};
