import type { SaveStatus } from '../drafts/draft-view';

/**
 * What the foot says of a record: the draft's own state, and of what is saved the latest that the server told of the record. Its
 * patient is linked beside the draft, and others write in it too.
 */
export const shownStatus = (
  status: SaveStatus,
  record: { readonly updatedAt: string } | null,
): SaveStatus => {
  if (record === null || (status.kind !== 'nothing' && status.kind !== 'saved')) return status;
  const isLater = status.kind === 'saved' && Date.parse(status.at) >= Date.parse(record.updatedAt);
  return isLater ? status : { kind: 'saved', at: record.updatedAt };
};
