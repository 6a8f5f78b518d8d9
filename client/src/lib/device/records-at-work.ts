import type { DeviceDatabase, KeptDraft, KeptPicture } from './device-database';
import { isToWipe } from './wiping';

/** The id of a draft's record: an amendment's key has a suffix after it (features/prf/drafts/draft-state). */
const prfIdOfKey = (draftKey: string): string => draftKey.split('/')[0] ?? draftKey;

/**
 * The records with a draft or a picture on this device. What was loaded of them stays just as long, as the basis to write
 * on.
 */
export const recordsAtWork = async (
  { drafts, pictures }: Pick<DeviceDatabase, 'drafts' | 'pictures'>,
  now: number,
): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  const note = (row: KeptDraft | KeptPicture): void => {
    if (!isToWipe(row, now)) ids.add(prfIdOfKey(row.prfId));
  };
  await drafts.each(note);
  await pictures.each(note);
  return ids;
};

/** The lists that unsent work of this device continues. They stay just as long as the work. */
export const listsAtWork = async ({ lists }: Pick<DeviceDatabase, 'lists'>): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  await lists.each(({ isUnsent, basisId }) => {
    if (isUnsent === true && basisId !== undefined) ids.add(basisId);
  });
  return ids;
};

/** The records of which this device has something that the server does not. */
export const recordsUnsent = async ({
  drafts,
  pictures,
}: Pick<DeviceDatabase, 'drafts' | 'pictures'>): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  await drafts.each((row) => {
    if (row.isUnsent) ids.add(prfIdOfKey(row.prfId));
  });
  await pictures.each((row) => {
    if (!row.isSent) ids.add(prfIdOfKey(row.prfId));
  });
  return ids;
};
