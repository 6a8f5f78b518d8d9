import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import type { ShiftNotificationKind } from '@sideline/schema/notifications';
import { z } from 'zod';
import { onClocksOf, spoken } from './spoken.js';

/** The words of notifications about a shift. */
export const notifiedShiftRow = z.object({
  eventName: z.string(),
  timeZone: z.string(),
  location: z.string().nullable(),
  role: z.string().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
  /** Why it was cancelled; null if it was not. */
  cancelledBecause: z.string().nullable(),
});
export type NotifiedShift = z.infer<typeof notifiedShiftRow>;

const OPENINGS: Readonly<Record<ShiftNotificationKind, readonly [subject: string, sentence: string]>> = {
  shift_assigned: ['Your shift', 'You are assigned to a shift.'],
  shift_unassigned: ['No longer your shift', 'You are no longer assigned to this shift.'],
  shift_moved: ['Your shift was changed', 'Your shift has changed. It is now:'],
  shift_cancelled: ['Your shift was cancelled', 'Your shift has been cancelled.'],
  shift_filled: [
    'The shift was given to another person',
    'A shift that you applied for was given to another person.',
  ],
  application_void: ['The shift was cancelled', 'A shift that you applied for was cancelled.'],
  application_moved: [
    'The shift has moved to another time',
    'A shift that you applied for was moved. Your application is still open. The shift is now:',
  ],
  shift_applied: [
    'New application for a shift',
    'Someone has applied for this shift. Open it to see who, and to assign one of the applicants.',
  ],
  shift_given_up: [
    'A shift is open again',
    'No one is assigned to this shift any longer. Open it to see why, and to assign another person.',
  ],
  shift_backup: ['You are the backup', 'You are the backup for a shift.'],
  shift_backup_ended: ['No longer the backup', 'You are no longer the backup for this shift.'],
  swap_offered: [
    'A shift is offered to you',
    'A colleague has offered you this shift. Open it to accept or decline. An administrator then approves the swap.',
  ],
  swap_accepted: [
    'A swap is waiting for approval',
    'The swap of this shift was accepted. It takes place when an administrator approves it.',
  ],
  swap_declined: [
    'Your offer was declined',
    'The shift that you offered was declined. It is still your shift.',
  ],
  swap_withdrawn: ['An offer was withdrawn', 'This shift is no longer offered to you.'],
  swap_approved: ['The swap was approved', 'The swap was approved. The shift is now:'],
  swap_refused: [
    'The swap was refused',
    'An administrator refused the swap of this shift. Open it to see why.',
  ],
  swap_stale: [
    'The swap is no longer possible',
    'A shift in this swap was changed or cancelled, or has started. No shifts were swapped.',
  ],
  shift_reminder: ['Reminder of your shift', 'Your shift starts soon.'],
};

/** A notification that a shift was cancelled also gives the reason. */
const CANCELLED: ReadonlySet<ShiftNotificationKind> = new Set(['shift_cancelled', 'application_void']);

/** The time of a shift, as written in every text about it. */
const timesOf = ({ startsAt, endsAt, timeZone }: NotifiedShift): string =>
  `${onClocksOf(startsAt, timeZone)} to ${onClocksOf(endsAt, timeZone)} (${timeZone})`;

/** Whether a text about a shift names its current times. */
export const saysTimesOf = (body: string, shift: NotifiedShift): boolean => body.includes(timesOf(shift));

/** The details of a shift for a text, in the local time of its event. */
export const shiftWords = (
  kind: ShiftNotificationKind,
  shift: NotifiedShift,
): { readonly title: string; readonly body: string } => {
  const { eventName, timeZone, location, role: key, startsAt, cancelledBecause } = shift;
  const [subject, sentence] = OPENINGS[kind];
  const role = POSITIONS.find((one) => one === key);
  return {
    title: `${subject}: ${eventName}, ${spoken(startsAt, timeZone)}`,
    body: [
      sentence,
      [
        `${eventName}${location === null ? '' : `, ${location}`}`,
        timesOf(shift),
        ...(role === undefined ? [] : [POSITION_LABELS[role]]),
      ].join('. '),
      ...(CANCELLED.has(kind) && cancelledBecause !== null ? [`Reason: ${cancelledBecause}`] : []),
    ].join('\n'),
  };
};
