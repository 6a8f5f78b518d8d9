import { describe, expect, it } from 'vitest';
import { knownAnswers } from './known-answers';

const PATIENT = {
  allergies: 'Penicillin (rash), latex',
  medications: 'Aspirin 75 mg, once a day\nRamipril',
  pastMedicalHistory: ' Asthma ',
  gender: 'Female',
};

const valuesOf = (patient: typeof PATIENT | null, answers = {}) =>
  Object.assign({}, ...knownAnswers(patient, answers).map(({ values }) => values)) as unknown;

describe('knownAnswers', () => {
  it('offers what the patient’s row says, one medicine a line', () => {
    expect(valuesOf(PATIENT)).toEqual({
      allergy_status: 'known',
      current_medicines: [{ medicine: 'Aspirin 75 mg, once a day' }, { medicine: 'Ramipril' }],
      past_medical_history: 'Asthma',
      sex_at_birth: 'female',
    });
    expect(knownAnswers(PATIENT, {})[0]?.words).toBe('Penicillin (rash), latex');
  });

  it('offers nothing for answered questions, and nothing without a patient', () => {
    expect(
      valuesOf(PATIENT, {
        allergy_status: 'unable_to_obtain',
        medicines_not_obtained: 'not_known',
        past_medical_history: 'Epilepsy',
        sex_at_birth: 'male',
      }),
    ).toEqual({});
    expect(valuesOf(null)).toEqual({});
  });

  it('never offers that there is no allergy', () => {
    expect(knownAnswers({ ...PATIENT, allergies: 'None known' }, {}).map(({ group }) => group)).not.toContain(
      'allergies',
    );
  });
});
