import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { z } from 'zod';
import type { Event } from '../../modules/events/event.entity.js';
import type { SeeAndTreatLog } from '../../modules/see-and-treat/see-and-treat.types.js';
import type { StaffUser } from '../../modules/staff/staff-user.types.js';
import { ROLES } from '@sideline/schema/roles';

const moment = z.iso.datetime();

/** A see-and-treat log of spec section 3, with its id. */
export const logBody = z.object({
  log_id: z.uuid(),
  event_id: z.uuid(),
  patient_id: z.uuid(),
  incident_date: moment,
  incident_location: z.string().nullable(),
  issue_summary: z.string(),
  treatment_provided: z.string().nullable(),
  advice_given: z.string().nullable(),
  clinician_name: z.string(),
  clinician_role: z.enum(CLINICIAN_ROLES),
});

export const presentLog = (log: SeeAndTreatLog): z.output<typeof logBody> => ({
  log_id: log.log_id,
  event_id: log.event_id,
  patient_id: log.patient_id,
  incident_date: log.incident_date,
  incident_location: log.incident_location,
  issue_summary: log.issue_summary,
  treatment_provided: log.treatment_provided,
  advice_given: log.advice_given,
  clinician_name: log.clinician_name,
  clinician_role: log.clinician_role,
});

/** An event of spec section 3. */
export const eventBody = z.object({
  eventID: z.uuid(),
  name: z.string(),
  date: moment,
  location: z.string().nullable(),
});

export const presentEvent = ({ eventID, name, date, location }: Event): z.output<typeof eventBody> => ({
  eventID,
  name,
  date: date.toISOString(),
  location,
});

/** A staff user of spec section 3. */
export const staffUserBody = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  staffProfile: z.object({ staffID: z.uuid() }).nullable(),
});

export const presentStaffUser = (user: StaffUser): z.output<typeof staffUserBody> => user;
