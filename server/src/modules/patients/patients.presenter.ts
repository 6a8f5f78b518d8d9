import type { PatientDetails } from './patient.entity.js';
import type { PatientSquadLink } from './patient-squad.entity.js';
import type { PatientMatch, PatientInput } from './patient.types.js';
import { fromDocumented } from '@sideline/schema/patient-names';
import { GENDER_LABELS, GENDERS, keyOfLabel, type Gender } from '@sideline/schema/people';
import { dayOfDeath } from '@sideline/schema/prf/record/died-words';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';

const text = z.string().nullish();

/**
 * A gender as a caller writes it: one of the labels that this call offers, in any case, or its key; '' says that nothing is
 * known. Comes out as the key. The choices differ from form to form (spec section 5), and so does the refusal.
 */
export const genderOf = (offered: readonly Gender[]) => {
  const choices = offered.map((key) => GENDER_LABELS[key]).join(', ');
  return z
    .string()
    .nullish()
    .describe(`One of ${choices}.`)
    .transform((given, context): Gender | null | undefined => {
      if (given === undefined) return undefined;
      if (given === null || given.trim() === '') return null;
      const key = keyOfLabel(offered, GENDER_LABELS, given);
      if (key !== null) return key;
      context.addIssue({ code: 'custom', message: `Use one of ${choices}.` });
      return z.NEVER;
    });
};

/** The patient form's body (spec section 7): the demographics of section 3 with the choice of team and squad. */
export const demographicsBody = z.object({
  patient_name: text,
  dob: text.describe('YYYY-MM-DD'),
  gender: genderOf(GENDERS),
  address: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  town: text,
  county: text,
  postcode: text,
  contact_number: text,
  next_of_kin_name: text,
  next_of_kin_contact: text,
  relationship_to_nok: text,
  past_medical_history: text,
  medications: text,
  allergies: text,
  cheer_team_id: idText.nullish(),
  cheer_squad_id: idText.nullish(),
});
export type DemographicsBody = z.output<typeof demographicsBody>;

/** The patient of spec section 3, with the address parts and the choice of team and squad that the form holds. */
export const patientBody = z
  .object({
    patient_id: z.uuid(),
    patient_name: z.string(),
    dob: z.iso.date().nullable(),
    gender: z.string().nullable(),
    address: z.string().nullable(),
    addressLine1: z.string().nullable(),
    addressLine2: z.string().nullable(),
    addressLine3: z.string().nullable(),
    town: z.string().nullable(),
    county: z.string().nullable(),
    postcode: z.string().nullable(),
    contact_number: z.string().nullable(),
    next_of_kin_name: z.string().nullable(),
    next_of_kin_contact: z.string().nullable(),
    relationship_to_nok: z.string().nullable(),
    past_medical_history: z.string().nullable(),
    medications: z.string().nullable(),
    allergies: z.string().nullable(),
    cheer_team_id: z.uuid().nullable(),
    cheer_squad_id: z.uuid().nullable(),
    date_of_death: z.iso.date().nullable().describe('By a signed record, otherwise as staff entered it.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Patient' });
export const matchBody = patientBody.extend({ name: z.string().describe('The same as patient_name.') });

/** The service's input for what the form sends: an empty choice ('') of team or squad is left out. */
export const demographicsOf = ({
  cheer_team_id,
  cheer_squad_id,
  ...rest
}: DemographicsBody): PatientInput => ({
  ...fromDocumented(rest),
  ...(cheer_team_id === '' ? {} : { cheerTeamId: cheer_team_id }),
  ...(cheer_squad_id === '' ? {} : { cheerSquadId: cheer_squad_id }),
});

export const presentPatient = (patient: PatientDetails): z.input<typeof patientBody> => ({
  patient_id: patient.id,
  patient_name: patient.name,
  dob: patient.dob,
  gender: patient.gender === null ? null : GENDER_LABELS[patient.gender],
  address: patient.address,
  addressLine1: patient.addressLine1,
  addressLine2: patient.addressLine2,
  addressLine3: patient.addressLine3,
  town: patient.town,
  county: patient.county,
  postcode: patient.postcode,
  contact_number: patient.contactNumber,
  next_of_kin_name: patient.nextOfKinName,
  next_of_kin_contact: patient.nextOfKinContact,
  relationship_to_nok: patient.relationshipToNok,
  past_medical_history: patient.pastMedicalHistory,
  medications: patient.medications,
  allergies: patient.allergies,
  cheer_team_id: patient.cheerTeamId,
  cheer_squad_id: patient.cheerSquadId,
  date_of_death: dayOfDeath(patient),
  createdAt: new Date(patient.createdAt).toISOString(),
});

export const presentMatch = (match: PatientMatch) => ({ ...presentPatient(match), name: match.name });

export const linkBody = z
  .object({ patient_id: z.uuid(), squad_id: z.uuid(), start_date: z.iso.datetime() })
  .meta({ id: 'PatientSquad' });

export const presentLink = ({
  patientId: patient_id,
  squadId: squad_id,
  startDate: start_date,
}: PatientSquadLink) => ({
  patient_id,
  squad_id,
  start_date: new Date(start_date).toISOString(),
});
