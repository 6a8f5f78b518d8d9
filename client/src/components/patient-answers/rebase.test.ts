import { expect, it } from 'vitest';
import type { PatientAnswers } from './patient-answers';
import { chosenIn, rebased, type Typing } from './rebase';

const ROW: PatientAnswers = {
  patient_name: 'Ada Moss',
  dob: '1990-03-01',
  date_of_death: null,
  estimated_age: '',
  gender: null,
  identity_status: 'self_reported',
  ethnicity: null,
  contact_number: '',
  nhs_number: '',
  gp_practice: '',
  preferred_language: '',
  next_of_kin_name: '',
  next_of_kin_contact: '',
  relationship_to_nok: '',
  past_medical_history: '',
  medications: '',
  allergies: 'Latex',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  town: 'Leeds',
  county: '',
  postcode: '',
  cheer_team_id: null,
  cheer_squad_id: null,
};
const typing = (change: Partial<PatientAnswers>): Typing<PatientAnswers> => ({
  form: { ...ROW, ...change },
  begun: ROW,
});

it('is as it was typed while nobody else saves', () => {
  const typed = typing({ allergies: 'Nuts' });
  expect(rebased(typed, ROW)).toEqual({ ...typed, clashing: [] });
});

it('takes in what somebody else saved, which is changed again without a quarrel', () => {
  const row = { ...ROW, town: 'Ripon', date_of_death: '2026-11-01' };
  const taken = rebased(typing({ allergies: 'Nuts' }), row);
  expect(taken).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  const again = rebased({ ...taken, form: { ...taken.form, town: 'York' } }, row);
  expect(again).toMatchObject({ form: { ...row, allergies: 'Nuts', town: 'York' }, clashing: [] });
});

it('takes what is stored alike for one answer, however it was typed', () => {
  const row = {
    ...ROW,
    patient_name: 'Ada May Moss',
    nhs_number: '9434765919',
    allergies: 'Nuts',
    contact_number: '020 7946 0000',
  };
  const typed = typing({
    patient_name: ' Ada  May Moss',
    nhs_number: '943 476-5919',
    allergies: 'Nuts ',
    contact_number: '020 7946 0001',
  });
  expect(rebased(typed, row).clashing).toEqual(['contact_number']);
  // Spaces put into what stands there change nothing: what somebody else entered comes in.
  const spaced = { form: { ...row, nhs_number: '943 476 5919' }, begun: row };
  expect(rebased(spaced, { ...row, nhs_number: '4505577104' })).toMatchObject({
    form: { nhs_number: '4505577104' },
    clashing: [],
  });
});

it('asks where both entered something, and about the same field again where it is saved once more', () => {
  const row = { ...ROW, allergies: 'Penicillin', cheer_team_id: 'team', cheer_squad_id: 'squad' };
  const typed = rebased(typing({ allergies: 'Nuts', cheer_team_id: 'other' }), row);
  expect(typed.clashing).toEqual(['allergies', 'cheer_squad_id']);
  const kept = rebased(chosenIn(typed, row, 'allergies', 'mine'), row);
  expect(kept.clashing).toEqual(['cheer_squad_id']);
  const chosen = rebased(chosenIn(kept, row, 'cheer_squad_id', 'theirs'), row);
  expect(chosen).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  expect(rebased(chosen, { ...row, allergies: 'Aspirin' }).clashing).toEqual(['allergies']);
});
