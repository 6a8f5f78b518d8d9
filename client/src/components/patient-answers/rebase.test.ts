import { expect, it } from 'vitest';
import type { PatientAnswers } from './patient-answers';
import { chosenIn, rebased, type Typing } from './rebase';

const ROW: PatientAnswers = {
  name: 'Ada Moss',
  dob: '1990-03-01',
  dateOfDeath: null,
  estimatedAge: '',
  gender: null,
  identityStatus: 'self_reported',
  ethnicity: null,
  contactNumber: '',
  nhsNumber: '',
  gpPractice: '',
  preferredLanguage: '',
  nextOfKinName: '',
  nextOfKinContact: '',
  relationshipToNok: '',
  pastMedicalHistory: '',
  medications: '',
  allergies: 'Latex',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  town: 'Leeds',
  county: '',
  postcode: '',
  cheerTeamId: null,
  cheerSquadId: null,
};
const typing = (change: Partial<PatientAnswers>): Typing<PatientAnswers> => ({
  form: { ...ROW, ...change },
  begun: ROW,
});

it('stays as typed while nobody else saves', () => {
  const typed = typing({ allergies: 'Nuts' });
  expect(rebased(typed, ROW)).toEqual({ ...typed, clashing: [] });
});

it('takes over what another person saved, which can then be changed without a conflict', () => {
  const row = { ...ROW, town: 'Ripon', dateOfDeath: '2026-11-01' };
  const taken = rebased(typing({ allergies: 'Nuts' }), row);
  expect(taken).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  const again = rebased({ ...taken, form: { ...taken.form, town: 'York' } }, row);
  expect(again).toMatchObject({ form: { ...row, allergies: 'Nuts', town: 'York' }, clashing: [] });
});

it('treats answers that are stored alike as the same, however they were typed', () => {
  const row = {
    ...ROW,
    name: 'Ada May Moss',
    nhsNumber: '9434765919',
    allergies: 'Nuts',
    contactNumber: '020 7946 0000',
  };
  const typed = typing({
    name: ' Ada  May Moss',
    nhsNumber: '943 476-5919',
    allergies: 'Nuts ',
    contactNumber: '020 7946 0001',
  });
  expect(rebased(typed, row).clashing).toEqual(['contactNumber']);
  // Spaces put into what stands there change nothing: what somebody else entered comes in.
  const spaced = { form: { ...row, nhsNumber: '943 476 5919' }, begun: row };
  expect(rebased(spaced, { ...row, nhsNumber: '4505577104' })).toMatchObject({
    form: { nhsNumber: '4505577104' },
    clashing: [],
  });
});

it('asks if both people changed a field, and asks again if it is saved again', () => {
  const row = { ...ROW, allergies: 'Penicillin', cheerTeamId: 'team', cheerSquadId: 'squad' };
  const typed = rebased(typing({ allergies: 'Nuts', cheerTeamId: 'other' }), row);
  expect(typed.clashing).toEqual(['allergies', 'cheerSquadId']);
  const kept = rebased(chosenIn(typed, row, 'allergies', 'mine'), row);
  expect(kept.clashing).toEqual(['cheerSquadId']);
  const chosen = rebased(chosenIn(kept, row, 'cheerSquadId', 'theirs'), row);
  expect(chosen).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  expect(rebased(chosen, { ...row, allergies: 'Aspirin' }).clashing).toEqual(['allergies']);
});
