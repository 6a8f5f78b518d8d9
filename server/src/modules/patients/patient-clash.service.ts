import { documentedName, patientFieldOf } from '@sideline/schema/patient-names';
import { patientChanges } from '@sideline/schema/validation/patient';
import { CHOSEN_SIDE_WORDS } from '../../platform/text/chosen-side.js';
import type { Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import { readLastWrites, type LastWrite } from '../audit/last-writes.hot.js';
import type { SettlePatientClashInput } from './patient-clash.types.js';
import type { PatientService } from './patient.service.js';

/** Two answers to one field of a patient: who gave the other, and which one was kept. */
export class PatientClashService {
  readonly #audit: AuditService;
  readonly #patients: PatientService;

  constructor({ audit, patients }: { readonly audit: AuditService; readonly patients: PatientService }) {
    this.#audit = audit;
    this.#patients = patients;
  }

  /** Who wrote each field last, as far back as a user may have been typing. NOT_FOUND. */
  async authors(context: Context, patientId: string): Promise<LastWrite[]> {
    await this.#patients.load(context, patientId);
    await this.#audit.record(context, {
      action: 'PATIENT_VIEWED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      context: 'Who last changed each field',
    });
    const writes = await readLastWrites(context, patientId);
    return writes.map((write) => ({ ...write, field: patientFieldOf(write.field) }));
  }

  /** Records in the trail which answer was chosen. Saving it is a separate step. NOT_FOUND, BAD_INPUT. */
  async settle(context: Context, { patientId: id, field, side }: SettlePatientClashInput): Promise<true> {
    if (!Object.hasOwn(patientChanges.shape, field))
      throw badInput([{ field: 'field', code: 'unknown', message: 'A patient has no such field.' }]);
    await this.#patients.load(context, id);
    await this.#audit.record(context, {
      action: 'PATIENT_CONFLICT_SETTLED',
      entity: { type: 'Patient', id },
      patientId: id,
      description: CHOSEN_SIDE_WORDS[side],
      fieldsChanged: [documentedName(field)],
    });
    return true;
  }
}
