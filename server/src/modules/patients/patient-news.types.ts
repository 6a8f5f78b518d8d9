import type { Context } from '../../platform/context.js';

/** Whoever has to hear that what is on record of a patient, or of a record merged with his, is not what it was. */
export interface PatientNews {
  /** Before his row is held: these of his fields may change. */
  patientChanging(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
  /** These of his fields have changed; none where it is what he was merged with. */
  patientChanged(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
}
