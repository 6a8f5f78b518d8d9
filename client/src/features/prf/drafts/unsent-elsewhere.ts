import { openedDevice } from '../../../lib/device/device';
import { isPictureOfPage } from '../../../lib/pictures/picture-queue';
import { unsentCount } from './draft-view';
import { isDraftOfPage, openKept } from './kept-drafts';

interface Unsent {
  /** Each with the number of its unsent fields; null if today's key does not open it. */
  readonly drafts: readonly { readonly id: string; readonly fields: number | null }[];
  /** Their ids. */
  readonly pictures: readonly string[];
}

/** How many changes on this device only other pages know about. */
export const unsentOfOthers = ({ drafts, pictures }: Unsent, isOfPage: (id: string) => boolean): number =>
  drafts.filter(({ id }) => !isOfPage(id)).reduce((sum, { fields }) => sum + (fields ?? 1), 0) +
  pictures.filter((id) => !isOfPage(id)).length;

/** The same for the open device: 0 if it keeps nothing. */
export const countUnsentElsewhere = async (): Promise<number> => {
  const device = await openedDevice();
  if (device === null) return 0;
  const { drafts, pictures } = device.database;
  const rows = await drafts.filter(({ isUnsent }) => isUnsent).toArray();
  const opened = rows.map(async (row) => {
    const state = await openKept(device.key, row);
    return { id: row.id, fields: state === undefined ? null : unsentCount(state) };
  });
  const waiting = await pictures.filter(({ isSent }) => !isSent).toArray();
  return unsentOfOthers(
    { drafts: await Promise.all(opened), pictures: waiting.map(({ id }) => id) },
    (id) => isDraftOfPage(id) || isPictureOfPage(id),
  );
};

/** What is counted when the user leaves: also finished checks of bags and counts of stocktakes, each as one. */
export const countUnsentOnLeaving = async (): Promise<number> => {
  const device = await openedDevice();
  const lists = await device?.database.lists.filter(({ isUnsent }) => isUnsent === true).count();
  return (await countUnsentElsewhere()) + (lists ?? 0);
};
