import { takeUpDrafts, takeUpEarlierDrafts } from './drafts/draft-registry';
import { countEarlierDrafts } from './drafts/kept-drafts';
import { takeUpPictures } from '../../lib/pictures/picture-queue';
import { savePrf } from './save-prf';

/**
 * Takes up the records and pictures that the person who has come left unsent on this device. Resolves to how many more lie under an
 * earlier password.
 */
export const takeUpPrfDrafts = async (): Promise<number> => {
  // Pictures first: a signature that waits goes after them.
  await takeUpPictures();
  await takeUpDrafts(savePrf);
  return countEarlierDrafts();
};

/** False where the password opens nothing. */
export const takeUpEarlierPrfDrafts = async (password: string): Promise<boolean> => {
  const isOpen = await takeUpEarlierDrafts(savePrf, password);
  if (isOpen) await takeUpPictures();
  return isOpen;
};
