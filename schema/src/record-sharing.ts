/** Links by which a patient shares a signed record with a person who has no account. */

/** How long a link holds, in days, as the patient chooses. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const SHARE_DAY_LABELS: Readonly<Record<ShareDays, string>> = {
  1: 'For 1 day',
  7: 'For 7 days',
  30: 'For 30 days',
};

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

/** Whether a link opens the record at `now`. */
export const isShareOpen = ({ expiresAt, endedAt, isOnce, openings }: StandingShare, now: number): boolean =>
  endedAt == null && Date.parse(expiresAt) > now && !(isOnce && openings.length > 0);

/** What became of a link, in words. */
export const shareStateWords = (share: StandingShare, now: number): string => {
  if (share.endedAt != null) return 'Ended';
  if (share.isOnce && share.openings.length > 0) return 'Used';
  return isShareOpen(share, now) ? 'Open' : 'Expired';
};
