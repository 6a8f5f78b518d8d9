import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows, storedJson } from '../../../platform/database/checked.js';
import { sealedWithRowIds, type SealedRecord } from '../reading/prf-sealed.js';
import type { LoadedPrf } from './prf-store.types.js';
import type { SealedPatient } from '../signing/sealed-patient.js';

/** The signed revisions of a record, for decisions about the next one. */

const signedRevisionRow = z.object({
  revision: z.number(),
  signedBy: z.string(),
  signedAt: z.date(),
  contentHash: z.string(),
  patient: storedJson<SealedPatient>(),
});
export type SignedRevision = z.infer<typeof signedRevisionRow>;

/** Oldest first; empty for a record that nobody has signed. */
export const readRevisions = (manager: EntityManager, prfId: string): Promise<SignedRevision[]> =>
  fetchRows(
    manager,
    signedRevisionRow,
    `SELECT revision, signed_by AS "signedBy", signed_at AS "signedAt", content_hash AS "contentHash",
            patient_snapshot AS patient
     FROM prf_signature WHERE prf_id = $1 ORDER BY revision`,
    [prfId],
  );

/**
 * The record with the patient as they were when it was signed: scores and requirements are worked out from that. Warnings
 * from other records of the same person are as they are now.
 */
export const withSignedPatient = (loaded: LoadedPrf, patient: SealedPatient): LoadedPrf => {
  const id = loaded.prf?.patientId ?? patient.patient_id;
  const live = (loaded.patients ?? []).find((one) => one.id === id);
  return {
    ...loaded,
    patients: [
      {
        id,
        dob: patient.dob,
        estimatedAge: patient.estimated_age,
        allergies: patient.allergies,
        mergedAllergies: live?.mergedAllergies ?? null,
        medications: patient.medications,
        mergedInto: live?.mergedInto ?? null,
      },
    ],
  };
};

const readSealedRow = z.object({ revision: z.number(), content: storedJson<SealedRecord>() });

/** The sealed content of a record's versions, oldest first, up to one of them. */
export const readSealed = async (
  manager: EntityManager,
  prfId: string,
  upTo: number,
): Promise<{ readonly revision: number; readonly content: SealedRecord }[]> => {
  const rows = await fetchRows(
    manager,
    readSealedRow,
    `SELECT revision, content::json AS content FROM prf_signature WHERE prf_id = $1 AND revision <= $2 ORDER BY revision`,
    [prfId, upTo],
  );
  return rows.map(({ revision, content }) => ({ revision, content: sealedWithRowIds(prfId, content) }));
};
