import { v7 as newId } from 'uuid';

/** The set that is being entered, by PRF: leaving the section and coming back goes on with the same one. */
const openSets = new Map<string, string>();

export const openSetOf = (prfId: string): string => {
  const known = openSets.get(prfId);
  if (known) return known;
  const made = newId();
  openSets.set(prfId, made);
  return made;
};

/** The set is done; the next one is new. */
export const finishSet = (prfId: string): void => {
  openSets.delete(prfId);
};
