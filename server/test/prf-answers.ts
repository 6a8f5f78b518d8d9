import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { openQuestions } from '@sideline/schema/prf/questions/answers';
import { answerTo, type AskedQuestion } from '@sideline/schema/prf/questions/asked';
import type { Prf } from '../src/modules/prf/prf.types.js';
import { newId } from '../src/platform/ids.js';

/** What the rules look at in a record as the server gives it. */
export const factsOf = ({ data, ageYears, patientId, patient, event }: Prf): PrfFacts => ({
  data: Object.fromEntries(Object.entries(data).map(([key, section]) => [key, section ?? undefined])),
  ageYears,
  hasPatient: patientId !== null,
  ...(patient === null
    ? {}
    : { birth: { dob: patient.dob ?? null, estimatedAge: patient.estimatedAge ?? null } }),
  patientAllergies: rowAllergies(patient),
  patientMedicines: patient?.medications ?? null,
  timeZone: event?.timeZone ?? null,
});

/** Answers 'true as recorded' to questions, as one device writes them into the record. */
export const answersTo = (
  questions: readonly Pick<AskedQuestion, 'code' | 'section' | 'field' | 'entryId' | 'label' | 'message'>[],
  reason = 'Checked with the patient',
): SectionData => ({
  [QUESTION_ANSWERS.list]: questions.map((question) => ({
    id: newId(),
    ...answerTo(
      { ...question, ...(question.entryId === undefined ? {} : { entryId: question.entryId }) },
      { reason, by: 'Robin Hale', at: '2026-11-20T14:31:00.000Z' },
    ),
  })),
});

/** What is open of a record with these changes on top, answered in one change of the answers' section. */
export const answersFor = (
  prf: Prf,
  change: Readonly<Partial<Record<PrfSectionKey, SectionData>>> = {},
): SectionData => {
  const facts = factsOf(prf);
  const data = Object.fromEntries(
    [...new Set([...Object.keys(facts.data), ...Object.keys(change)])].map((key) => [
      key,
      { ...facts.data[key], ...change[key as PrfSectionKey] },
    ]),
  );
  return answersTo(openQuestions({ ...facts, data }));
};
