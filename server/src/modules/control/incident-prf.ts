import { incidentName } from '@sideline/schema/control/incidents';
import type { IncidentRow } from './incident-row.js';

/** As long as the PRF's form takes a chief complaint. */
const COMPLAINT_LENGTH = 300;

/** An incident's details as a PRF's incident details. */
export const detailsOf = (incident: IncidentRow, crew: readonly string[]) => {
  const times = {
    call_time: incident.calledAt,
    crew_notified_time: incident.assignedAt,
    mobile_time: incident.mobileAt,
    arrived_time: incident.atSceneAt,
    at_patient_time: incident.withPatientAt,
    left_scene_time: incident.conveyingAt,
  };
  return {
    event_id: incident.eventId,
    incident_date: incident.calledAt.toISOString(),
    ...(incident.zoneId === null ? {} : { zone_id: incident.zoneId }),
    incident_location: [incident.zone, incident.place].filter((part) => part !== null).join(', '),
    chief_complaint: incident.what.slice(0, COMPLAINT_LENGTH),
    attendance_type: 'called_to',
    call_reference: incidentName(incident.number),
    ...(incident.casualties === null ? {} : { patients_at_scene: incident.casualties }),
    ...(crew.length === 0 ? {} : { crew: [...crew] }),
    ...Object.fromEntries(
      Object.entries(times).flatMap(([field, time]) => (time === null ? [] : [[field, time.toISOString()]])),
    ),
  };
};
