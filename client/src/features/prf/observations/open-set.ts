import { v7 as newId } from 'uuid';
import { onLeavingDevice } from '../../../lib/device/device';

/** The set that is being entered, by PRF: leaving the section and coming back continues the same one. */
const openSets = new Map<string, string>();

// The next user begins their own set: two people's figures in one set would be scored as of one moment.
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

/** That set is done, if it was the open one; answers the one that is open now. */
export const finishSet = (prfId: string, entryId: string): string => {
  if (openSets.get(prfId) === entryId) openSets.delete(prfId);
  return openSetOf(prfId);
};
