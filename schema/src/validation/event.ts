import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { isTimeZone } from '../wall-time.js';
import { optionalText, requiredText } from './text.js';
import { END_BEFORE_START, operationalTime } from './instant.js';

const { longestDays, attendance } = LIMITS.events;
const DAY_MS = 86_400_000;

const people = z
  .int('Enter a whole number of people.')
  .min(0, 'Enter 0 or more.')
  .max(attendance, `Enter at most ${String(attendance)} people.`)
  .nullish()
  .transform((value) => value ?? null);
const degrees = (most: number, name: string) =>
  z
    .number(`Enter the ${name} in degrees.`)
    .min(-most, `Enter a ${name} from -${String(most)} to ${String(most)}.`)
    .max(most, `Enter a ${name} from -${String(most)} to ${String(most)}.`)
    .nullish()
    .transform((value) => value ?? null);

/** The details of an event (operations section 1). Returned as stored. */
export const eventFacts = z
  .object({
    name: requiredText(LIMITS.text.short, 'Give the event a name.'),
    clientId: z
      .uuid('Choose the client.')
      .nullish()
      .transform((value) => value ?? null),
    date: operationalTime('Enter the start date and time.'),
    endsAt: operationalTime('Enter the end date and time.'),
    timeZone: z.string().refine(isTimeZone, 'Choose the time zone of the place.'),
    location: optionalText(LIMITS.text.short),
    latitude: degrees(90, 'latitude'),
    longitude: degrees(180, 'longitude'),
    venueType: optionalText(LIMITS.text.short),
    attendanceExpected: people,
    attendanceActual: people,
    notes: optionalText(LIMITS.text.long),
  })
  .superRefine(({ date, endsAt, latitude, longitude }, context) => {
    if (endsAt <= date) context.addIssue({ code: 'custom', path: ['endsAt'], message: END_BEFORE_START });
    else if (endsAt.getTime() - date.getTime() > longestDays * DAY_MS)
      context.addIssue({
        code: 'custom',
        path: ['endsAt'],
        message: `An event lasts at most ${String(longestDays)} days. Check the year.`,
      });
    if ((latitude === null) !== (longitude === null))
      context.addIssue({
        code: 'custom',
        path: [latitude === null ? 'latitude' : 'longitude'],
        message: 'Enter both latitude and longitude, or neither.',
      });
  });
export type EventFacts = z.output<typeof eventFacts>;
