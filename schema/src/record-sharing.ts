/** Links by which a patient shares a signed record with a person who has no account. */

/** How long a link lasts, in days, as the patient chooses. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Links of one record that are open at once. */
export const MOST_SHARES = 10;
/** Requests to correct one record that wait for an answer. */
export const MOST_CORRECTIONS = 10;
export const LONGEST_CORRECTION = 2_000;
export const LONGEST_READER = 200;

interface StandingShare {
  readonly expiresAt: string;
  readonly endedAt?: string | null;
  readonly isOnce: boolean;
  readonly openings: readonly unknown[];
}

/** `used`: a link that opens once has been opened. */
export type ShareState = 'open' | 'ended' | 'used' | 'expired';

/** The state of a link at `now`. Only an open one opens the record. */
export const shareState = (
  { expiresAt, endedAt, isOnce, openings }: StandingShare,
  now: number,
): ShareState => {
  if (endedAt != null) return 'ended';
  if (isOnce && openings.length > 0) return 'used';
  return Date.parse(expiresAt) > now ? 'open' : 'expired';
};
