import { v7 as newId } from 'uuid';
import { onLeavingDevice } from '../../../lib/device/device';

/** The set that is being entered, by PRF, so that leaving the section and coming back continues it. */
const openSets = new Map<string, string>();

// The next user starts their own set, because two people's figures in one set would be scored as if taken at one moment.
onLeavingDevice(() => {
  openSets.clear();
  return Promise.resolve();
});

export const openSetOf = (prfId: string): string => {
  const known = openSets.get(prfId);
  if (known) return known;
  const made = newId();
  openSets.set(prfId, made);
  return made;
};

/** Marks that set as finished, if it was open. Returns the set that is open now. */
export const finishSet = (prfId: string, entryId: string): string => {
  if (openSets.get(prfId) === entryId) openSets.delete(prfId);
  return openSetOf(prfId);
};
