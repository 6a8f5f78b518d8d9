import { LIMITS } from '../../limits.js';

const DRIFT_MS = LIMITS.clockDriftMinutes * 60_000;

type SigningTimeProblem = 'ahead' | 'before_record';

/**
 * What is wrong with the moment at which a device says that it was signed, all in milliseconds; null where nothing is. A clock
 * that is set back within the record's own time cannot be recognised: the time of receipt is kept with it.
 */
export const signingTimeProblem = (
  signedAt: number,
  { begunAt, now }: { readonly begunAt: number; readonly now: number },
): SigningTimeProblem | null => {
  if (Number.isNaN(signedAt) || signedAt > now + DRIFT_MS) return 'ahead';
  return signedAt < begunAt - DRIFT_MS ? 'before_record' : null;
};
