import { takeUpDrafts, takeUpEarlierDrafts } from '../../lib/drafts/draft-registry';
import { countEarlierDrafts } from '../../lib/drafts/kept-drafts';
import { savePrf } from './save-prf';

/**
 * Takes up the records that the person who has come left unsent on this device. Resolves to how many more lie under an
 * earlier password.
 */
export const takeUpPrfDrafts = async (): Promise<number> => {
  await takeUpDrafts(savePrf);
  return countEarlierDrafts();
};

/** False where the password opens nothing. */
export const takeUpEarlierPrfDrafts = (password: string): Promise<boolean> =>
  takeUpEarlierDrafts(savePrf, password);
