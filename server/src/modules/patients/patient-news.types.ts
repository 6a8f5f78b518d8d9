import type { Context } from '../../platform/context.js';

/** Modules that are notified when what is on record about a patient, or in a record merged with theirs, has changed. */
export interface PatientNews {
  /** Before the row is held: these fields of the patient may change. */
  patientChanging(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
  /** These fields of the patient have changed; none where what changed is which patients are merged into them. */
  patientChanged(context: Context, patientId: string, fields: readonly string[]): Promise<void>;
}
