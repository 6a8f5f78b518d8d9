import { z } from 'zod';
import type { Problem } from '../errors.js';
import { positiveQuantity } from '../inventory/quantity.js';
import { LIMITS } from '../limits.js';
import { CLINICIAN_ROLES } from '../positions.js';
import { AHEAD_WORDS, isAhead } from './instant.js';
import { optionalText, requiredText } from './text.js';

/** One see-and-treat log as submitted (spec section 3). Comes out as it is stored. */
export const seeAndTreatLog = z.object({
  log_id: z.uuid('Send a UUID made by the client.'),
  event_id: z.uuid('Choose the event.'),
  patient_id: z.uuid('Choose the patient.'),
  incident_date: z.date('Give the date and time of the incident.'),
  incident_location: optionalText(LIMITS.text.short),
  zone_id: z
    .uuid('Choose the zone.')
    .nullish()
    .transform((value) => value ?? null),
  issue_summary: requiredText(LIMITS.text.long, 'Say what the problem was.'),
  treatment_provided: optionalText(LIMITS.text.long),
  advice_given: optionalText(LIMITS.text.long),
  clinician_name: requiredText(LIMITS.text.short, 'Say who treated the patient.'),
  clinician_role: z.enum(CLINICIAN_ROLES, 'Choose the clinician’s role.'),
});
export type SeeAndTreatValues = z.output<typeof seeAndTreatLog>;

/** Nothing that we log happened before the provider could have been there. */
const EARLIEST = Date.UTC(LIMITS.years.first, 0, 1);

/** What stands against the time of an incident at `now`; five minutes of clock drift are allowed (clinical section 3). */
export const incidentTimeProblems = (incident: Date, now: Date): Problem[] => {
  if (isAhead(incident, now)) return [{ field: 'incident_date', code: 'future', message: AHEAD_WORDS }];
  if (incident.getTime() < EARLIEST)
    return [{ field: 'incident_date', code: 'too_old', message: 'Check the year of the incident.' }];
  return [];
};

/** What a log used of stock. */
export const logConsumables = z
  .array(
    z
      .object({
        item_id: z.uuid('Choose the item.'),
        batch_id: z
          .uuid('Choose the lot.')
          .nullish()
          .transform((value) => value ?? null),
        location_id: z.uuid('Choose where it was taken from.'),
        quantity: positiveQuantity,
      })
      .transform(({ item_id, batch_id, location_id, quantity }) => ({
        itemId: item_id,
        batchId: batch_id,
        locationId: location_id,
        quantity,
      })),
  )
  .max(50, 'Enter at most 50 kinds of consumable.');
