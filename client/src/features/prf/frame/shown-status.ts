import type { SaveStatus } from '../drafts/draft-view';

/**
 * What the footer says about a record: the state of its draft, and the latest save that the server reported. Linking its
 * patient is separate from the draft, and other people write in it too.
 */
export const shownStatus = (
  status: SaveStatus,
  record: { readonly updatedAt: string } | null,
): SaveStatus => {
  if (record === null || (status.kind !== 'nothing' && status.kind !== 'saved')) return status;
  const isLater = status.kind === 'saved' && Date.parse(status.at) >= Date.parse(record.updatedAt);
  return isLater ? status : { kind: 'saved', at: record.updatedAt };
};
