import { isClinicianOrSelf, type Actor } from '../../platform/context.js';
import type { Patient, PatientDetails } from './patient.entity.js';

/** Clinicians read every patient, patients themselves, clients nobody (design section 4, 'Roles'). */
export const canReadPatient = (actor: Actor, patientId: string): boolean =>
  isClinicianOrSelf(actor, patientId);

/**
 * The details typed by a person who registered themselves and was never seen by staff: nothing about them from other tables.
 */
export const typedPatient = (patient: Patient): Patient =>
  Object.assign({}, patient, {
    ...{ mergedInto: null, merges: null, mergedAllergies: null, accounts: null, corrections: null },
    ...{ guardian: null, guardianReview: null, squads: [], cheerSquadId: null },
  });

/** The record as this caller may see it: a patient may not know which record theirs was merged into, or who else has an account. */
export const visiblePatient = <P extends PatientDetails>(actor: Actor, patient: P): P =>
  // Read as JSON, so a plain object whatever its type is called.
  actor.role === 'patient'
    ? Object.assign({}, patient, {
        mergedInto: null,
        merges: null,
        mergedAllergies: null,
        accounts: null,
        corrections: null,
      })
    : patient;
