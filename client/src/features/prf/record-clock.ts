import { useEffect } from 'react';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { clockOf, otherClockText as clockElsewhereText } from '../../lib/dates';

/**
 * One clock on every screen of a record: its event's, as on its sheets and PDFs (clinical section 7). A page shows one record at
 * a time, so code that writes a time asks here and does not need the record.
 */
let zone: string | null = null;

/** IANA name of the zone whose clock the open record uses; the provider's own if the record has no event. */
export const recordZone = (): string => zone ?? HOME_ZONE;

const clock = () => clockOf(recordZone());

type Moment = string | Date | number | null | undefined;

/** The formats of lib/dates on the record's clock. */
export const formatDateTime = (moment: Moment): string => clock().dateTime(moment);
export const formatDate = (moment: Moment): string => clock().date(moment);
export const formatTime = (moment: Moment): string => clock().time(moment);
export const formatSeconds = (moment: Moment): string => clock().seconds(moment);
/** For a moment that is probably today: if it is, only its time. */
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

/** Makes everything below use the clock of an event, from this render until the page is left. Returns the zone. */
export function useRecordZone(eventZone: string | null | undefined): string {
  // Set during the render and not afterwards, because what is drawn below already needs it.
  speak(eventZone);
  useEffect(() => {
    speak(eventZone);
    return () => {
      speak(null);
    };
  }, [eventZone]);
  return recordZone();
}

/** The message if this device's clock differs from the record's; null if they agree. */
export const otherClockText = (now = Date.now()): string | null =>
  clockElsewhereText(recordZone(), zone === null ? 'provider’s' : 'event’s', now);
