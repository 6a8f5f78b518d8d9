import { z } from 'zod';
import type { Problem } from '../errors.js';
import { patientChanges } from './patient.js';

const { next_of_kin_name: short, email } = patientChanges.shape;

/** The guardian of a patient under 16, each field by itself. */
export const guardianFields = z.object({
  guardian_name: short,
  guardian_relationship: short,
  guardian_phone: short,
  guardian_email: email,
});
export type GuardianFields = z.output<typeof guardianFields>;
/** As a caller sends it. */
export type GuardianSaid = z.input<typeof guardianFields>;

/** Whether anything was said of a guardian. */
export const isGuardianSaid = (guardian: GuardianFields): boolean =>
  Object.keys(guardianFields.shape).some((field) => Boolean(guardian[field as keyof GuardianFields]));

/** What is missing of a guardian: a name, who that is to the child, and a telephone number or an e-mail address. */
export const guardianProblems = (guardian: GuardianFields): Problem[] => [
  ...(guardian.guardian_name
    ? []
    : [{ field: 'guardian_name', code: 'required', message: 'Enter the guardian’s name.' }]),
  ...(guardian.guardian_relationship
    ? []
    : [
        {
          field: 'guardian_relationship',
          code: 'required',
          message: 'Enter the guardian’s relationship to the child.',
        },
      ]),
  ...(guardian.guardian_phone || guardian.guardian_email
    ? []
    : [
        {
          field: 'guardian_phone',
          code: 'required',
          message: 'Enter the guardian’s phone number or e-mail address.',
        },
      ]),
];
