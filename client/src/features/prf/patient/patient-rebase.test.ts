import { describe, expect, it } from 'vitest';
import type { PatientFormState } from './kept-form';
import { EMPTY_FORM } from './patient-form-state';
import { chosenIn, type Typing } from '../../../components/patient-answers/rebase';
import { formForAnother, leftOnFound, rebasedForm, typedOnKnown } from './patient-rebase';

const BEGUN = {
  ...EMPTY_FORM,
  patient_id: 'p',
  version: 3,
  patient_name: 'Ada Moss',
  contact_number: '020 7946 0000',
  allergies: 'Latex',
};
const saved = (change: Partial<typeof BEGUN>) => ({ ...BEGUN, ...change, version: 4 });

describe('what is typed about a patient whom somebody else saved meanwhile', () => {
  it('stands on the newer row, with what they changed elsewhere', () => {
    const typed = { ...BEGUN, allergies: '' };
    const row = saved({ contact_number: '0161 496 0000' });
    expect(rebasedForm(typed, BEGUN, row)).toMatchObject({ form: { ...row, allergies: '' }, clashing: [] });
  });

  it('is not asked about where both entered the same', () => {
    const row = saved({ allergies: 'Penicillin' });
    expect(rebasedForm({ ...BEGUN, allergies: 'Penicillin' }, BEGUN, row)).toMatchObject({
      form: row,
      clashing: [],
    });
  });

  it('stays on its version until each clash is chosen, one field at a time', () => {
    const row = saved({ allergies: 'Penicillin', dob: '1990-03-01', town: 'Leeds' });
    const half = { day: '2', month: '', year: '' };
    let kept: Typing<PatientFormState> = {
      form: { ...BEGUN, allergies: 'Nuts', dob_half: half },
      begun: BEGUN,
    };
    const rebased = () => rebasedForm(kept.form, kept.begun, row);
    expect(rebased()).toMatchObject({ form: { version: 3, town: 'Leeds' }, clashing: ['dob', 'allergies'] });
    kept = chosenIn(kept, row, 'allergies', 'mine');
    expect(rebased().clashing).toEqual(['dob']);
    kept = chosenIn(kept, row, 'dob', 'theirs');
    expect(rebased()).toMatchObject({ form: { ...row, allergies: 'Nuts' }, clashing: [] });
  });

  it('is asked about wherever it differs, where nothing is known of what it began from', () => {
    const typed = { ...BEGUN, allergies: 'Nuts' };
    const row = saved({ contact_number: '1' });
    expect(rebasedForm(typed, {}, row).clashing).toEqual(['contact_number', 'allergies']);
    const { form, begun } = chosenIn({ form: typed, begun: {} }, row, 'allergies', 'mine');
    expect(rebasedForm(form, begun, row).clashing).toEqual(['contact_number']);
  });

  it('is as it was typed about another patient, a new one, and on the row that it began from', () => {
    const typed = { ...BEGUN, allergies: 'Nuts' };
    const row = saved({ allergies: 'Penicillin' });
    for (const [one, other] of [
      [typed, BEGUN],
      [{ ...typed, patient_id: 'q' }, row],
      [{ ...typed, patient_id: null, version: null }, row],
      [{ ...typed, version: 5 }, row],
    ] as const)
      expect(rebasedForm(one, BEGUN, other)).toEqual({ form: one, begun: BEGUN, clashing: [] });
  });
});

describe('what was typed about somebody who was registered already', () => {
  const typed = {
    ...EMPTY_FORM,
    new_patient_id: 'n',
    patient_name: 'Ada Moss',
    allergies: 'Penicillin',
    medications: 'Salbutamol',
  };
  const row: PatientFormState = { ...BEGUN, medications: '' };

  it('stands on that row as unsaved, and what it says otherwise is chosen between', () => {
    const left = typedOnKnown(typed, 'p', ['allergies', 'medications']);
    expect(left).not.toBeNull();
    const found = rebasedForm(left ?? EMPTY_FORM, EMPTY_FORM, row);
    expect(found.clashing).toEqual(['allergies']);
    const chosen = chosenIn(found, row, 'allergies', 'theirs');
    expect(rebasedForm(chosen.form, chosen.begun, row)).toMatchObject({
      form: { ...row, linked_patient_id: 'p', allergies: 'Latex', medications: 'Salbutamol' },
      begun: { allergies: 'Latex', medications: '' },
      clashing: [],
    });
  });

  it('is nothing where the row says it all', () => {
    expect(typedOnKnown(typed, 'p', [])).toBeNull();
  });
});

describe('what was typed before somebody was found', () => {
  const typed: PatientFormState = {
    ...EMPTY_FORM,
    new_patient_id: 'n',
    patient_name: 'Man in a blue jacket',
    estimated_age: '40',
    identity_status: 'unknown',
    allergies: 'Penicillin',
    contact_number: '02079460000',
    cheer_team_id: 't',
    cheer_squad_id: 's',
  };
  const found: PatientFormState = { ...BEGUN, version: null };

  it('stays unsaved on them where their row does not say it; who they are is theirs to say', () => {
    expect(leftOnFound(typed, found)).toEqual({
      ...EMPTY_FORM,
      patient_id: 'p',
      linked_patient_id: 'p',
      version: 0,
      allergies: 'Penicillin',
      cheer_team_id: 't',
      cheer_squad_id: 's',
    });
    expect(leftOnFound({ ...EMPTY_FORM, patient_name: 'Ada' }, found)).toBeNull();
  });

  it('goes along to a form for another where it was typed, and nothing that stood in a row does', () => {
    const edited = { ...BEGUN, patient_name: 'Eve', past_medical_history: 'Asthma' };
    expect(formForAnother(edited, BEGUN)).toEqual({ ...EMPTY_FORM, past_medical_history: 'Asthma' });
    // Who was found and is not linked was not typed at all.
    expect(formForAnother(found, {})).toEqual(EMPTY_FORM);
    const unknown: PatientFormState = { ...BEGUN, identity_status: 'unknown', estimated_age: '40' };
    expect(formForAnother(unknown, EMPTY_FORM)).toEqual({
      ...EMPTY_FORM,
      contact_number: '020 7946 0000',
      allergies: 'Latex',
    });
  });
});
