import { takeUpDrafts, takeUpEarlierDrafts } from './drafts/draft-registry';
import { countEarlierDrafts } from './drafts/kept-drafts';
import { takeUpPictures } from '../../lib/pictures/picture-queue';
import { savePrf } from './save-prf';

/**
 * Takes over the records and pictures that the person who has just signed in left unsent on this device. Resolves to how
 * many more are under an earlier password.
 */
export const takeUpPrfDrafts = async (): Promise<number> => {
  // Pictures first, because a waiting signature follows them.
  await takeUpPictures();
  await takeUpDrafts(savePrf);
  return countEarlierDrafts();
};

/** False if the password does not open anything. */
export const takeUpEarlierPrfDrafts = async (password: string): Promise<boolean> => {
  const isOpen = await takeUpEarlierDrafts(savePrf, password);
  if (isOpen) await takeUpPictures();
  return isOpen;
};
