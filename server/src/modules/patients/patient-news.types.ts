import type { Context } from '../../platform/context.js';

/** Modules that are notified when what is on record about a patient, or in a record merged with theirs, has changed. */
export interface PatientNews {
  /** Before his row is held: these of his fields may change. */
  patientChanging(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
  /** These of his fields have changed; none where it is what he was merged with. */
  patientChanged(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
}
