import { describe, expect, it } from 'vitest';
import type { PatientFormState } from './kept-form';
import { EMPTY_FORM } from './patient-form-state';
import { chosenIn, type Typing } from '../../../components/patient-answers/rebase';
import { formForAnother, leftOnFound, rebasedForm, typedOnKnown } from './patient-rebase';

const BEGUN = {
  ...EMPTY_FORM,
  id: 'p',
  version: 3,
  name: 'Ada Moss',
  contactNumber: '020 7946 0000',
  allergies: 'Latex',
};
const saved = (change: Partial<typeof BEGUN>) => ({ ...BEGUN, ...change, version: 4 });

describe('details typed about a patient whom another person has saved since', () => {
  it('are based on the newer row, and keep the other person’s changes', () => {
    const typed = { ...BEGUN, allergies: '' };
    const row = saved({ contactNumber: '0161 496 0000' });
    expect(rebasedForm(typed, BEGUN, row)).toMatchObject({ form: { ...row, allergies: '' }, clashing: [] });
  });

  it('raise no question if both entered the same', () => {
    const row = saved({ allergies: 'Penicillin' });
    expect(rebasedForm({ ...BEGUN, allergies: 'Penicillin' }, BEGUN, row)).toMatchObject({
      form: row,
      clashing: [],
    });
  });

  it('stay on their version until each conflict is chosen, one field at a time', () => {
    const row = saved({ allergies: 'Penicillin', dob: '1990-03-01', town: 'Leeds' });
    const half = { day: '2', month: '', year: '' };
    let kept: Typing<PatientFormState> = {
      form: { ...BEGUN, allergies: 'Nuts', dobHalf: half },
      begun: BEGUN,
    };
    const rebased = () => rebasedForm(kept.form, kept.begun, row);
    expect(rebased()).toMatchObject({ form: { version: 3, town: 'Leeds' }, clashing: ['dob', 'allergies'] });
    kept = chosenIn(kept, row, 'allergies', 'mine');
    expect(rebased().clashing).toEqual(['dob']);
    kept = chosenIn(kept, row, 'dob', 'theirs');
    expect(rebased()).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  });

  it('raise a question about each difference if their starting version is unknown', () => {
    const typed = { ...BEGUN, allergies: 'Nuts' };
    const row = saved({ contactNumber: '1' });
    expect(rebasedForm(typed, {}, row).clashing).toEqual(['contactNumber', 'allergies']);
    const { form, begun } = chosenIn({ form: typed, begun: {} }, row, 'allergies', 'mine');
    expect(rebasedForm(form, begun, row).clashing).toEqual(['contactNumber']);
  });

  it('stay as typed for another patient, a new one, and the row that they started from', () => {
    const typed = { ...BEGUN, allergies: 'Nuts' };
    const row = saved({ allergies: 'Penicillin' });
    for (const [one, other] of [
      [typed, BEGUN],
      [{ ...typed, id: 'q' }, row],
      [{ ...typed, id: null, version: null }, row],
      [{ ...typed, version: 5 }, row],
    ] as const)
      expect(rebasedForm(one, BEGUN, other)).toEqual({ form: one, begun: BEGUN, clashing: [] });
  });
});

describe('details typed about a person who is already registered', () => {
  const typed = {
    ...EMPTY_FORM,
    newPatientId: 'n',
    name: 'Ada Moss',
    allergies: 'Penicillin',
    medications: 'Salbutamol',
  };
  const row: PatientFormState = { ...BEGUN, medications: '' };

  it('are based on that row as unsaved, with a choice for each difference', () => {
    const left = typedOnKnown(typed, 'p', ['allergies', 'medications']);
    expect(left).not.toBeNull();
    const found = rebasedForm(left ?? EMPTY_FORM, EMPTY_FORM, row);
    expect(found.clashing).toEqual(['allergies']);
    const chosen = chosenIn(found, row, 'allergies', 'theirs');
    expect(rebasedForm(chosen.form, chosen.begun, row)).toMatchObject({
      form: { ...row, linkedPatientId: 'p', allergies: 'Latex', medications: 'Salbutamol' },
      begun: { allergies: 'Latex', medications: '' },
      clashing: [],
    });
  });

  it('are empty if the row already has them all', () => {
    expect(typedOnKnown(typed, 'p', [])).toBeNull();
  });
});

describe('details typed before a patient was found', () => {
  const typed: PatientFormState = {
    ...EMPTY_FORM,
    newPatientId: 'n',
    name: 'Man in a blue jacket',
    estimatedAge: '40',
    identityStatus: 'unknown',
    allergies: 'Penicillin',
    contactNumber: '02079460000',
    cheerTeamId: 't',
    cheerSquadId: 's',
  };
  const found: PatientFormState = { ...BEGUN, version: null };

  it('stay unsaved on the patient if the row lacks them, but never change who the patient is', () => {
    expect(leftOnFound(typed, found)).toEqual({
      ...EMPTY_FORM,
      id: 'p',
      linkedPatientId: 'p',
      version: 0,
      allergies: 'Penicillin',
      cheerTeamId: 't',
      cheerSquadId: 's',
    });
    expect(leftOnFound({ ...EMPTY_FORM, name: 'Ada' }, found)).toBeNull();
  });

  it('move to a form for another person if they were typed, but not if they came from a row', () => {
    const edited = { ...BEGUN, name: 'Eve', pastMedicalHistory: 'Asthma' };
    expect(formForAnother(edited, BEGUN)).toEqual({ ...EMPTY_FORM, pastMedicalHistory: 'Asthma' });
    // Who was found and is not linked was not typed at all.
    expect(formForAnother(found, {})).toEqual(EMPTY_FORM);
    const unknown: PatientFormState = { ...BEGUN, identityStatus: 'unknown', estimatedAge: '40' };
    expect(formForAnother(unknown, EMPTY_FORM)).toEqual({
      ...EMPTY_FORM,
      contactNumber: '020 7946 0000',
      allergies: 'Latex',
    });
  });
});
