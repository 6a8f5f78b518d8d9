import type { Context } from '../../platform/context.js';

/** Whoever has to hear that what is on record of a patient, or of a record merged with his, is not what it was. */
export interface PatientNews {
  patientChanged(context: Context, patientId: string): Promise<void>;
}
