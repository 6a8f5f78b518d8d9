import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { idText, uuid } from '@sideline/schema/validation/id';
import { instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { newId } from '../../platform/ids.js';
import type { Event } from '../events/event.entity.js';
import type { NewSeeAndTreatLog, SeeAndTreatLog } from './see-and-treat.types.js';

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

/** A log of spec section 3 as a caller sends it; without an id it is given one. */
export const newLogBody = z.object({
  log_id: uuid().nullish(),
  event_id: idText,
  patient_id: idText,
  incident_date: instant,
  incident_location: z.string().nullish(),
  zone_id: idText.nullish(),
  issue_summary: z.string(),
  treatment_provided: z.string().nullish(),
  advice_given: z.string().nullish(),
  clinician_name: z.string(),
  clinician_role: z.string(),
});

export const newLogOf = (body: z.output<typeof newLogBody>): NewSeeAndTreatLog => ({
  id: body.log_id ?? newId(),
  eventId: body.event_id,
  patientId: body.patient_id,
  incidentDate: body.incident_date,
  incidentLocation: body.incident_location,
  zoneId: body.zone_id,
  issueSummary: body.issue_summary,
  treatmentProvided: body.treatment_provided,
  adviceGiven: body.advice_given,
  clinicianName: body.clinician_name,
  clinicianRole: body.clinician_role,
});

export const presentLog = (log: SeeAndTreatLog): z.output<typeof logBody> => ({
  log_id: log.id,
  event_id: log.eventId,
  patient_id: log.patientId,
  incident_date: log.incidentDate,
  incident_location: log.incidentLocation,
  zone_id: log.zoneId,
  issue_summary: log.issueSummary,
  treatment_provided: log.treatmentProvided,
  advice_given: log.adviceGiven,
  clinician_name: log.clinicianName,
  clinician_role: log.clinicianRole,
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
