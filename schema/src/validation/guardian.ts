import { z } from 'zod';
import type { Problem } from '../errors.js';
import { patientChanges } from './patient.js';

const { nextOfKinName: short, email } = patientChanges.shape;

/** The guardian of a patient under 16, each field by itself. */
export const guardianFields = z.object({
  guardianName: short,
  guardianRelationship: short,
  guardianPhone: short,
  guardianEmail: email,
});
export type GuardianFields = z.output<typeof guardianFields>;
/** As a caller sends it. */
export type GuardianSaid = z.input<typeof guardianFields>;

/** Whether anything was said of a guardian. */
export const isGuardianSaid = (guardian: GuardianFields): boolean =>
  Object.keys(guardianFields.shape).some((field) => Boolean(guardian[field as keyof GuardianFields]));

/**
 * The details of a guardian that are missing: a name, the relationship to the child, and a telephone number or an e-mail
 * address.
 */
export const guardianProblems = (guardian: GuardianFields): Problem[] => [
  ...(guardian.guardianName
    ? []
    : [{ field: 'guardianName', code: 'required', message: 'Enter the guardian’s name.' }]),
  ...(guardian.guardianRelationship
    ? []
    : [
        {
          field: 'guardianRelationship',
          code: 'required',
          message: 'Enter the guardian’s relationship to the child.',
        },
      ]),
  ...(guardian.guardianPhone || guardian.guardianEmail
    ? []
    : [
        {
          field: 'guardianPhone',
          code: 'required',
          message: 'Enter the guardian’s phone number or e-mail address.',
        },
      ]),
];
