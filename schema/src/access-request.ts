/**
 * Subject access requests (UK GDPR article 15): answered within one month of receipt, within three where an extension is
 * explained; the clock stops while the person is asked to prove their identity. Days are YYYY-MM-DD.
 */

export const ACCESS_REQUEST_STATES = ['open', 'handed_over', 'refused'] as const;
export type AccessRequestState = (typeof ACCESS_REQUEST_STATES)[number];
export const ACCESS_REQUEST_STATE_LABELS: Readonly<Record<AccessRequestState, string>> = {
  open: 'Open',
  handed_over: 'Handed over',
  refused: 'Refused',
};

/** Of the set of files that answers a request. */
export const ASSEMBLY_STATES = ['none', 'waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type AssemblyState = (typeof ASSEMBLY_STATES)[number];

export interface DeadlineFacts {
  readonly receivedOn: string;
  readonly isExtended: boolean;
  /** When the person was asked to prove their identity, and when they did. */
  readonly identityAskedOn: string | null;
  readonly identityCheckedOn: string | null;
}

const MONTHS = 1;
const EXTENDED_MONTHS = 3;
const DAY_MS = 86_400_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The same day some months later; the last day of that month where it has no such day. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return dayOf(last.getTime());
};

/** The last day for the answer; null while the clock is stopped. */
export const accessDeadline = (facts: DeadlineFacts): string | null => {
  const { receivedOn, isExtended, identityAskedOn, identityCheckedOn } = facts;
  if (identityAskedOn !== null && identityCheckedOn === null) return null;
  const paused =
    identityAskedOn === null || identityCheckedOn === null
      ? 0
      : Math.max(0, momentOf(identityCheckedOn) - momentOf(identityAskedOn));
  return dayOf(momentOf(monthsAfter(receivedOn, isExtended ? EXTENDED_MONTHS : MONTHS)) + paused);
};

/** Days left until a deadline; negative once it has passed. */
export const daysLeft = (deadline: string, today: string): number =>
  Math.round((momentOf(deadline) - momentOf(today)) / DAY_MS);
