import { localDay } from '../../local-day.js';

/** What is judged chronic is judged so until a day: afterwards nobody has said anything about it. */

/** Whether a moment is on a later day than that, on the event's calendar. */
export const isAfterDay = (at: string | null, day: string, timeZone?: string | null): boolean =>
  at !== null && localDay(at, timeZone ?? undefined) > day;

/** What an alert was answered with, and when. */
export interface GivenAnswer {
  readonly escalation?:
    | { readonly kind: string; readonly until?: string | null | undefined }
    | null
    | undefined;
  readonly actionedAt?: string | null | undefined;
}

/**
 * Whether an answer has run out for a set taken at that moment. A day that had passed when it was entered was accepted by earlier
 * versions, and stays as it was given.
 */
export const isOutlived = (
  at: string | null,
  { escalation, actionedAt }: GivenAnswer,
  timeZone?: string | null,
): boolean => {
  const until = escalation?.kind === 'judged_chronic' ? escalation.until : null;
  return until != null && !isAfterDay(actionedAt ?? null, until, timeZone) && isAfterDay(at, until, timeZone);
};
