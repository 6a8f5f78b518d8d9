import { localDay } from '../local-day.js';
import { daysUntil } from '../staff/expiry.js';
import { momentAt } from '../wall-time.js';

/** The horizons within which a lot counts as expiring, in days (operations section 5, Expiry). */
export const EXPIRING_WITHIN_DAYS = [30, 60, 90] as const;
export type ExpiringWithin = (typeof EXPIRING_WITHIN_DAYS)[number];

/**
 * Whether a lot is past its date on a day, both YYYY-MM-DD: it is good until the end of its day. A lot without a date never
 * expires.
 */
export const isExpiredOn = (expiresOn: string | null, day: string): boolean =>
  expiresOn !== null && expiresOn < day;

/** Days left to a lot on a given day: 0 on its last day, negative afterwards. */
export type LotExpiry =
  | { readonly state: 'none' }
  | { readonly state: 'expired'; readonly days: number }
  | { readonly state: 'expiring'; readonly days: number; readonly within: ExpiringWithin }
  | { readonly state: 'in_date'; readonly days: number };

export const lotExpiryOn = (expiresOn: string | null, day: string): LotExpiry => {
  if (expiresOn === null) return { state: 'none' };
  const days = daysUntil(expiresOn, day);
  if (days < 0) return { state: 'expired', days };
  const within = EXPIRING_WITHIN_DAYS.find((horizon) => days <= horizon);
  return within === undefined ? { state: 'in_date', days } : { state: 'expiring', days, within };
};

/** The same at a moment: the day is that of the provider's zone, an IANA name. */
export const lotExpiryAt = (expiresOn: string | null, moment: Date, timeZone: string): LotExpiry =>
  lotExpiryOn(expiresOn, localDay(moment, timeZone));

/**
 * The first moment at which a lot is expired: midnight after its day, by the zone's clocks. Throws RangeError for anything
 * that is not a day.
 */
export const expiredFrom = (expiresOn: string, timeZone: string): Date => {
  const next = new Date(Date.parse(`${expiresOn}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const midnight = momentAt(`${next}T00:00`, timeZone);
  if (midnight === null) throw new RangeError(`${expiresOn} is not a day.`);
  return midnight;
};

const FULL = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = [/^(?<year>\d{4})-(?<month>\d{2})$/, /^(?<month>\d{2})\s*[/.-]\s*(?<year>\d{4}|\d{2})$/];

/**
 * The day that a label's expiry means: `2027-03-15` as it is; `2027-03`, `03/2027` and `03/27` are the month's last day. Null
 * for anything else.
 */
export const expiryDayOf = (label: string): string | null => {
  const text = label.trim();
  if (FULL.test(text)) {
    const moment = new Date(`${text}T00:00:00Z`);
    // 31 February is read as a day of March, or as none.
    return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? null : text;
  }
  for (const form of MONTHS) {
    const { year = '', month = '' } = form.exec(text)?.groups ?? {};
    const number = Number(month);
    if (year === '' || number < 1 || number > 12) continue;
    const full = year.length === 2 ? 2_000 + Number(year) : Number(year);
    return new Date(Date.UTC(full, number, 0)).toISOString().slice(0, 10);
  }
  return null;
};
