import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { z } from 'zod';
import type { Event } from '../events/event.entity.js';
import type { SeeAndTreatLog } from './see-and-treat.types.js';

const moment = z.iso.datetime();

/** A see-and-treat log of spec section 3, with its id. */
export const logBody = z
  .object({
    log_id: z.uuid(),
    event_id: z.uuid(),
    patient_id: z.uuid(),
    incident_date: moment,
    incident_location: z.string().nullable(),
    zone_id: z.uuid().nullable(),
    issue_summary: z.string(),
    treatment_provided: z.string().nullable(),
    advice_given: z.string().nullable(),
    clinician_name: z.string(),
    clinician_role: z.enum(CLINICIAN_ROLES),
  })
  .meta({ id: 'SeeAndTreatLog' });

export const presentLog = (log: SeeAndTreatLog): z.output<typeof logBody> => ({
  log_id: log.log_id,
  event_id: log.event_id,
  patient_id: log.patient_id,
  incident_date: log.incident_date,
  incident_location: log.incident_location,
  zone_id: log.zone_id,
  issue_summary: log.issue_summary,
  treatment_provided: log.treatment_provided,
  advice_given: log.advice_given,
  clinician_name: log.clinician_name,
  clinician_role: log.clinician_role,
});

/** An event of spec section 3. */
export const eventBody = z
  .object({
    eventID: z.uuid(),
    name: z.string(),
    date: moment,
    location: z.string().nullable(),
  })
  .meta({ id: 'Event' });

export const presentEvent = ({ id: eventID, name, date, location }: Event): z.output<typeof eventBody> => ({
  eventID,
  name,
  date: date.toISOString(),
  location,
});
