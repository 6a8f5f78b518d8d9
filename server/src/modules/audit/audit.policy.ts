import { isClinician, isClinicianOrSelf, type Actor } from '../../platform/context.js';

/** Who may see who has looked at a patient's record: clinicians, and patients for their own. */
export const canSeeViews = (actor: Actor, patientId: string): boolean => isClinicianOrSelf(actor, patientId);

/**
 * Whether an entry that the caller's own device sent may name this record. Anyone can send anything: only clinicians, who
 * may read every record, can name any; a patient only their own.
 */
export const canNamePatient = (actor: Actor, patientId: string): boolean => canSeeViews(actor, patientId);

/** The same for a PRF or an event: whose they are is not known here, so only clinicians name them. */
export const canNameRecords = (actor: Actor): boolean => isClinician(actor);
