import { GUARDED_UNTIL } from './guardianship.js';
import { ageOn } from './people.js';

/**
 * What a guardian's own account may read of a child. Nothing without a link that staff made; from 13 nothing that the young
 * person has not been asked about. Days are YYYY-MM-DD where the provider works.
 */

/** From this birthday each record is asked about (confidentiality of young people, GMC 0–18 years). */
export const ASKED_FROM = 13;

/** How long a link lasts that was made or renewed after the 16th birthday. */
const RENEWED_YEARS = 1;

const yearsAfter = (day: string, years: number): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = String(Number(year) + years).padStart(4, '0');
  // A person who is born on 29 February has a birthday on 1 March in other years.
  const isLeap = Number(later) % 4 === 0 && (Number(later) % 100 !== 0 || Number(later) % 400 === 0);
  return month === '02' && date === '29' && !isLeap ? `${later}-03-01` : `${later}-${month}-${date}`;
};

/** The first day on which a link made on `day` no longer holds; null where no birth date is known, so that none is made. */
export const guardianLinkUntil = (dob: string | null, day: string): string | null => {
  const age = ageOn(dob, day);
  if (dob === null || age === null) return null;
  return age < GUARDED_UNTIL ? yearsAfter(dob, GUARDED_UNTIL) : yearsAfter(day, RENEWED_YEARS);
};

export interface StandingLink {
  /** As the child's record has it now. */
  readonly dob: string | null;
  readonly madeOn: string;
  readonly until: string;
  readonly isEnded: boolean;
}

/**
 * Whether a link opens anything on `day`: not ended, not over, and by the birth date as it is now still of someone under 16, or
 * made as one of someone over 16, for a year. One that was made before the birth date was corrected gives nothing more.
 */
export const isGuardianOn = ({ dob, madeOn, until, isEnded }: StandingLink, day: string): boolean => {
  if (isEnded || day >= until || dob === null) return false;
  const age = ageOn(dob, day);
  return age !== null && (age < GUARDED_UNTIL || until === yearsAfter(madeOn, RENEWED_YEARS));
};

/** Whether a record that nobody has decided about is shown to a guardian on `day`: not from the 13th birthday on. */
export const isShownUnasked = (dob: string | null, day: string): boolean => {
  const age = ageOn(dob, day);
  return age !== null && age < ASKED_FROM;
};
