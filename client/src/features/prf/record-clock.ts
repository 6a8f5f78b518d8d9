import { useEffect } from 'react';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { clockOf, otherClockText as clockElsewhereText } from '../../lib/dates';

/**
 * One clock on every screen of a record: its event's, as on its sheets and PDFs (clinical section 7). A page shows one record at
 * a time, so code that writes a time asks here and does not need the record.
 */
let zone: string | null = null;

/** IANA name of the zone whose clock the open record speaks; the provider's own where the record has no event. */
export const recordZone = (): string => zone ?? HOME_ZONE;

const clock = () => clockOf(recordZone());

type Moment = string | Date | number | null | undefined;

/** The formats of lib/dates on the record's clock. */
export const formatDateTime = (moment: Moment): string => clock().dateTime(moment);
export const formatDate = (moment: Moment): string => clock().date(moment);
export const formatTime = (moment: Moment): string => clock().time(moment);
export const formatSeconds = (moment: Moment): string => clock().seconds(moment);
/** Of a moment that is probably of today, then its time alone. */
export const formatRecent = (moment: string | number): string => clock().recent(moment);
export const dayBeside = (moment: Moment, incident: string | Date | number): string =>
  clock().dayBeside(moment, incident);
export const markBeside = (moment: Moment): string =>
  clock()
    .time(moment)
    .replace(/^(\d\d:\d\d|–)/, '');

const speak = (next: string | null | undefined): void => {
  zone = next ?? null;
};

/** Has everything below speak the clock of an event, from this drawing on until the page is left. Answers the zone. */
export function useRecordZone(eventZone: string | null | undefined): string {
  // Set while drawing and not afterwards: what is drawn below already asks for it.
  speak(eventZone);
  useEffect(() => {
    speak(eventZone);
    return () => {
      speak(null);
    };
  }, [eventZone]);
  return recordZone();
}

/** What is said where this device's clock is another than the record's; null where both are one. */
export const otherClockText = (now = Date.now()): string | null =>
  clockElsewhereText(recordZone(), zone === null ? 'provider’s' : 'event’s', now);
