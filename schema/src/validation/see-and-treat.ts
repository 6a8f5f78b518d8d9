import { z } from 'zod';
import type { Problem } from '../errors.js';
import { positiveQuantity } from '../inventory/quantity.js';
import { LIMITS } from '../limits.js';
import { CLINICIAN_ROLES } from '../positions.js';
import { AHEAD_WORDS, isAhead } from './instant.js';
import { optionalText, requiredText } from './text.js';

/** One see-and-treat log as submitted (spec section 3). Returned as stored. */
export const seeAndTreatLog = z.object({
  id: z.uuid('Send a UUID made by the client.'),
  eventId: z.uuid('Choose the event.'),
  patientId: z.uuid('Choose the patient.'),
  incidentDate: z.date('Enter the date and time of the incident.'),
  incidentLocation: optionalText(LIMITS.text.short),
  zoneId: z
    .uuid('Choose the zone.')
    .nullish()
    .transform((value) => value ?? null),
  issueSummary: requiredText(LIMITS.text.long, 'Say what the problem was.'),
  treatmentProvided: optionalText(LIMITS.text.long),
  adviceGiven: optionalText(LIMITS.text.long),
  clinicianName: requiredText(LIMITS.text.short, 'Say who treated the patient.'),
  clinicianRole: z.enum(CLINICIAN_ROLES, 'Choose the clinician’s role.'),
});
export type SeeAndTreatValues = z.output<typeof seeAndTreatLog>;

/** Nothing that we log happened before the provider could have been there. */
const EARLIEST = Date.UTC(LIMITS.years.first, 0, 1);

/** What is wrong with the time of an incident at `now`; five minutes of clock drift are allowed (clinical section 3). */
export const incidentTimeProblems = (incident: Date, now: Date): Problem[] => {
  if (isAhead(incident, now)) return [{ field: 'incidentDate', code: 'future', message: AHEAD_WORDS }];
  if (incident.getTime() < EARLIEST)
    return [{ field: 'incidentDate', code: 'too_old', message: 'Check the year of the incident.' }];
  return [];
};

/** What a log used of stock. */
export const logConsumables = z
  .array(
    z.object({
      itemId: z.uuid('Choose the item.'),
      batchId: z
        .uuid('Choose the lot.')
        .nullish()
        .transform((value) => value ?? null),
      locationId: z.uuid('Choose where it was taken from.'),
      quantity: positiveQuantity,
      overrideReason: optionalText(300),
    }),
  )
  .max(50, 'Enter at most 50 kinds of consumable.');
