import { LIMITS } from '../limits.js';

const DAY_MS = 86_400_000;

/** Days from one calendar day to another, both YYYY-MM-DD; negative where the other is past. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);

/** The state of a qualification's expiry on a day, both YYYY-MM-DD. */
export type ExpiryState = 'none' | 'in_date' | 'soon' | 'expired';

export const expiryState = (expiresOn: string | null, today: string): ExpiryState => {
  if (expiresOn === null) return 'none';
  const days = daysUntil(expiresOn, today);
  if (days < 0) return 'expired';
  return days <= Math.max(...LIMITS.staff.warnDaysBefore) ? 'soon' : 'in_date';
};

/**
 * The warnings (90, 30 and 7 days before) whose day has come, the most urgent last; none for what has expired already. A
 * person who is warned late gets only the last of them.
 */
export const warningsDue = (expiresOn: string, today: string): readonly number[] => {
  const days = daysUntil(expiresOn, today);
  return days < 0 ? [] : LIMITS.staff.warnDaysBefore.filter((warning) => days <= warning);
};
