import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { shiftTitle } from '@sideline/schema/shifts/vocabulary';
import ical, { ICalEventStatus } from 'ical-generator';

/** The calendar entry for one shift. */
export interface FeedShift {
  readonly shiftId: string;
  readonly eventName: string;
  readonly location: string | null;
  readonly role: string | null;
  readonly briefing: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBackup: boolean;
  readonly isCancelled: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/**
 * Shifts as iCalendar (RFC 5545), every time in UTC: right in whatever zone it is read. The same shifts give the same text,
 * so that a client that already has it can be answered 'not modified'.
 */
export const calendarText = (shifts: readonly FeedShift[], link: (shiftId: string) => string): string => {
  const calendar = ical({ name: 'Sideline shifts', prodId: '//Sideline//Shifts//EN', ttl: 60 * 60 });
  for (const shift of shifts) {
    const role = POSITIONS.find((key) => key === shift.role);
    const title = `${shiftTitle(role === undefined ? null : POSITION_LABELS[role])}: ${shift.eventName}`;
    calendar.createEvent({
      id: `${shift.shiftId}@sideline`,
      sequence: shift.version,
      stamp: shift.changedAt,
      created: shift.createdAt,
      lastModified: shift.changedAt,
      start: shift.startsAt,
      end: shift.endsAt,
      summary: shift.isBackup ? `Backup: ${title}` : title,
      location: shift.location,
      description: shift.briefing,
      url: link(shift.shiftId),
      status: shift.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
};
