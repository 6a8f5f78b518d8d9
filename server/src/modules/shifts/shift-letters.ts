import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import type { Letter } from '../../platform/mail/letter.js';
import { spoken } from './shift.checks.js';

/** What is mailed about a shift. */
export const SHIFT_LETTERS = [
  'assigned',
  'unassigned',
  'moved',
  'cancelled',
  'filled',
  'backup',
  'reminder',
] as const;
export type ShiftLetterKind = (typeof SHIFT_LETTERS)[number];

/** What a letter says of its shift. */
export interface LetterShift {
  readonly eventName: string;
  readonly timeZone: string;
  readonly location: string | null;
  readonly role: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const OPENINGS: Readonly<Record<ShiftLetterKind, readonly [subject: string, sentence: string]>> = {
  assigned: ['Your shift', 'You are assigned to a shift.'],
  unassigned: ['No longer your shift', 'You are no longer assigned to this shift.'],
  moved: ['Your shift was changed', 'A shift of yours was changed. It is now:'],
  cancelled: ['Your shift was cancelled', 'A shift of yours was cancelled.'],
  filled: [
    'The shift was given to somebody else',
    'A shift that you applied for was given to somebody else.',
  ],
  backup: ['You are the backup', 'You are the backup for a shift.'],
  reminder: ['Reminder of your shift', 'A shift of yours begins soon.'],
};

/** The letter about a shift, in the clock time of its event. */
export const shiftLetter = (kind: ShiftLetterKind, shift: LetterShift, link: string): Letter => {
  const [subject, sentence] = OPENINGS[kind];
  const { eventName, timeZone, location, startsAt, endsAt } = shift;
  const role = POSITIONS.find((key) => key === shift.role);
  return {
    subject: `${subject}: ${eventName}, ${spoken(startsAt, timeZone)}`,
    paragraphs: [
      sentence,
      [
        `${eventName}${location === null ? '' : `, ${location}`}`,
        `${spoken(startsAt, timeZone)} to ${spoken(endsAt, timeZone)} (${timeZone})`,
        ...(role === undefined ? [] : [POSITION_LABELS[role]]),
      ].join('. '),
    ],
    link: { label: 'See the shifts', url: link },
  };
};
