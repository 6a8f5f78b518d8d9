import type { Context } from '../../platform/context.js';
import type { AuditService } from '../audit/audit.service.js';

interface Merged {
  readonly loser: { readonly id: string };
  readonly survivor: { readonly id: string };
}

interface ReadOthers {
  readonly patientId: string;
  readonly merges: readonly Merged[];
  readonly action: 'PATIENT_MERGES_VIEWED' | 'PATIENT_EXPORTED';
}

/** Reading a patient's merges also reads other patients: each gets an entry in the trail. */
export const recordOthers = async (
  audit: AuditService,
  context: Context,
  { patientId, merges, action }: ReadOthers,
): Promise<void> => {
  const others = new Set(merges.flatMap(({ loser, survivor }) => [loser.id, survivor.id]));
  others.delete(patientId);
  for (const other of others)
    await audit.record(context, { action, entity: { type: 'Patient', id: other }, patientId: other });
};
