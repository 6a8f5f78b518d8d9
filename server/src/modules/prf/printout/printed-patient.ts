import {
  ETHNICITY_LABELS,
  GENDER_LABELS,
  IDENTITY_STATUS_LABELS,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { allergiesOf } from '@sideline/schema/prf/catalogue/allergies';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Content } from 'pdfmake/interfaces.js';
import { diedWords } from '@sideline/schema/prf/record/died-words';
import type { PrfPatientSnapshot } from '../prf.types.js';
import { facts, INK } from './printed-parts.js';
import type { PrintedWords } from './printed-words.js';

/** The patient as they were signed for, else as they are now. */
export const patientOf = ({ printout: { prf } }: PrintedWords): PrfPatientSnapshot | null =>
  prf.signature?.patient ?? prf.patient;

/** Whether they have died, as known now: a signed copy of the patient is from before. */
export const diedOf = ({ printout: { prf } }: PrintedWords): string | null => diedWords(prf.patient ?? {});

/** The patient's identity, with their allergies. */
export const printPatient = (words: PrintedWords): Content[] => {
  const { prf } = words.printout;
  const patient = patientOf(words);
  const head: Content = { text: 'Patient', style: 'section' };
  const known = allergiesOf({ data: prf.data, patientAllergies: words.rowAllergies });
  const allergies: Content = {
    text: known.texts.length > 0 ? `Allergies: ${known.texts.join(', ')}` : known.words,
    style: 'warning',
    alignment: 'right',
  };
  if (patient === null)
    return [
      head,
      { columns: [{ text: 'No patient linked', style: 'note' }, allergies], margin: [0, 0, 0, 4] },
    ];
  const born = patient.dob === null ? '' : formatDate(patient.dob);
  const isEstimate = patient.dob === null;
  const age = prf.ageYears === null ? '' : `${isEstimate ? 'about ' : ''}${String(prf.ageYears)} years`;
  const gender = GENDER_LABELS[patient.gender as Gender] as string | undefined;
  const ethnicity = ETHNICITY_LABELS[patient.ethnicity as Ethnicity] as { label: string } | undefined;
  const died = diedOf(words);
  const identity = IDENTITY_STATUS_LABELS[patient.identityStatus as IdentityStatus] as string | undefined;
  return [
    head,
    {
      columns: [{ text: patient.name, bold: true, fontSize: 12, color: INK }, allergies],
      margin: [0, 0, 0, 4],
    },
    facts([
      ['Date of birth', born],
      ['Age at incident', age],
      ...(died === null ? [] : [['Death', died] as const]),
      ['Gender', gender ?? patient.gender ?? ''],
      ['NHS number', patient.nhsNumber ?? ''],
      ['Identity', identity ?? patient.identityStatus ?? ''],
      ['Address', patient.address ?? ''],
      ['Contact number', patient.contactNumber ?? ''],
      ['Next of kin', patient.nextOfKinName ?? ''],
      ['Next of kin contact', patient.nextOfKinContact ?? ''],
      ['Relationship', patient.relationshipToNok ?? ''],
      ['Past medical history', patient.pastMedicalHistory ?? ''],
      ['Medications', patient.medications ?? ''],
      ['Ethnicity', ethnicity?.label ?? patient.ethnicity ?? ''],
      ['Preferred language', patient.preferredLanguage ?? ''],
      ['GP practice', patient.gpPractice ?? ''],
    ]),
  ];
};
