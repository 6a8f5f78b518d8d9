import { GENDER_LABELS, keyOfLabel, GENDERS, type Gender } from '@sideline/schema/people';
import { diedText } from '../../components/records/died';
import { ageInYears, formatDate } from '../../lib/dates';
import type { LogPatientFragment } from './see-and-treat.generated';

/** 'Seren Prosser · 3 May 2002 (24) · Female': enough to tell two patients of the same name apart. */
export const patientLine = (patient: LogPatientFragment): string => {
  const { name, dob, estimatedAge, gender } = patient;
  const age = ageInYears(dob);
  return [
    name,
    dob ? `${formatDate(dob)}${age === null ? '' : ` (${String(age)})`}` : null,
    !dob && typeof estimatedAge === 'number' ? `about ${String(estimatedAge)} years` : null,
    gender ? GENDER_LABELS[gender] : null,
    diedText(patient),
  ]
    .filter((part) => part !== null)
    .join(' · ');
};

/** What was typed into the search: a gender by its label, or anything else (a name, a date of birth, a number). */
export interface TypedPatient {
  readonly gender: Gender | null;
  readonly text: string;
}

/** Searchable by name, date of birth or gender (spec section 2). A gender is recognised only as whole words. */
export const readPatientText = (typed: string): TypedPatient => {
  const words = typed.trim().split(/\s+/);
  for (let length = Math.min(4, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const gender = keyOfLabel(GENDERS, GENDER_LABELS, words.slice(from, from + length).join(' '));
      if (gender !== null)
        return { gender, text: [...words.slice(0, from), ...words.slice(from + length)].join(' ') };
    }
  return { gender: null, text: words.join(' ') };
};
