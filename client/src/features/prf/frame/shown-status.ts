import type { SaveStatus } from '../drafts/draft-view';

/**
 * What the footer says about a record: the state of its draft, and the latest save that the server reported. Linking its
 * patient is separate from the draft, and other people write in it too. A closed page may have left changes on this device,
 * so a record is not called saved before they have been looked for.
 */
export const shownStatus = (
  status: SaveStatus,
  record: { readonly updatedAt: string } | null,
  isLookedThrough: boolean,
): SaveStatus => {
  if (record === null || (status.kind !== 'nothing' && status.kind !== 'saved')) return status;
  if (!isLookedThrough) return { kind: 'looking' };
  const isLater = status.kind === 'saved' && Date.parse(status.at) >= Date.parse(record.updatedAt);
  return isLater ? status : { kind: 'saved', at: record.updatedAt };
};
