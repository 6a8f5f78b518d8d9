import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { optionalText } from './text.js';
import { END_BEFORE_START } from './instant.js';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM.');
const { weeklyBlocks, exceptionDays, noteLength } = LIMITS.availability;
const DAY_MS = 86_400_000;

/** The blocks of a week; those of one day do not overlap. */
export const weeklyPattern = z
  .array(z.object({ weekday: z.int().min(1).max(7), from: time, until: time }))
  .max(weeklyBlocks, `Enter at most ${String(weeklyBlocks)} blocks of time for the week.`)
  .superRefine((blocks, context) => {
    for (const [index, block] of blocks.entries()) {
      const end = block.until > block.from ? block.until : '24:00';
      const clash = blocks.some(
        (other, place) =>
          place < index &&
          other.weekday === block.weekday &&
          other.from < end &&
          (other.until > other.from ? other.until : '24:00') > block.from,
      );
      if (clash)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: 'This overlaps with another time on the same day.',
        });
    }
  });

/** A time when the weekly pattern does not apply. */
export const availabilityException = z
  .object({
    isAvailable: z.boolean(),
    from: z.date('Enter the start day and time.'),
    until: z.date('Enter the end day and time.'),
    note: optionalText(noteLength),
  })
  .superRefine(({ from, until }, context) => {
    if (until <= from) context.addIssue({ code: 'custom', path: ['until'], message: END_BEFORE_START });
    else if (until.getTime() - from.getTime() > exceptionDays * DAY_MS)
      context.addIssue({
        code: 'custom',
        path: ['until'],
        message: `Enter at most ${String(exceptionDays)} days at once. Check the year.`,
      });
  });
