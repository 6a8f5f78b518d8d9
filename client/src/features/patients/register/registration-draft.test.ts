import { describe, expect, it } from 'vitest';
import {
  draftProblems,
  EMPTY_REGISTRATION,
  inFormsNames,
  registrationBody,
  type RegistrationDraft,
} from './registration-draft';

const WREN: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
  name: 'Wren Ashdown',
  dob: '1990-05-06',
  gender: 'female',
  addressLine1: '1 Mill Lane',
  town: 'Harrowmere',
  postcode: 'HM1 2AB',
};
const fieldsOf = (draft: Partial<RegistrationDraft>, dobProblem: string | null = null, hasSquads = false) =>
  draftProblems({ ...WREN, ...draft }, dobProblem, hasSquads, '2026-11-20').map(({ field }) => field);

describe('draftProblems', () => {
  it('accepts the required fields on their own', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it('treats spaces as empty, and says what is wrong with an incomplete date of birth', () => {
    expect(fieldsOf({ name: '  ', town: ' ' })).toEqual(['name', 'town']);
    expect(draftProblems({ ...WREN, dob: null }, 'There is no such date.', false, '2026-11-20')).toEqual([
      { field: 'dob', code: 'required', message: 'There is no such date.' },
    ]);
  });

  it('asks for e-mail address and password only with an account', () => {
    expect(fieldsOf({ wantsAccount: true })).toEqual(['email', 'password']);
    expect(
      fieldsOf({ wantsAccount: true, email: 'wren@example.org', password: 'gravel-lantern-orchid-42' }),
    ).toEqual([]);
  });

  it('asks for a guardian only for an account under 16, and sends one only then', () => {
    const account = { wantsAccount: true, email: 'wren@example.org', password: 'gravel-lantern-orchid-42' };
    const child = { ...account, dob: '2010-11-21' };
    expect(fieldsOf(child)).toEqual(['guardianName', 'guardianRelationship', 'guardianPhone']);
    const guardian = {
      guardianName: 'Jo Ashdown',
      guardianRelationship: 'Parent',
      guardianPhone: '',
      guardianEmail: 'jo@example.org',
    };
    expect(fieldsOf({ ...child, ...guardian })).toEqual([]);
    expect(fieldsOf({ dob: '2010-11-21' })).toEqual([]);
    expect(fieldsOf({ ...account, dob: '2010-11-20' })).toEqual([]);
    const ids = { userId: null, patientId: 'p', attemptId: 'a' };
    const bodyOf = (draft: Partial<RegistrationDraft>) =>
      registrationBody({ ...WREN, ...guardian, ...draft }, ids, '2026-11-20');
    expect(bodyOf(child)).toMatchObject({
      guardian_name: 'Jo Ashdown',
      guardian_relationship: 'Parent',
      guardian_phone: '',
      guardian_email: 'jo@example.org',
    });
    expect(bodyOf({ ...child, wantsAccount: false })).not.toHaveProperty('guardian_name');
    expect(bodyOf({ ...account, dob: '1990-05-06' })).not.toHaveProperty('guardian_name');
  });

  it('shows each problem at its field, using the server’s field names', () => {
    const wrong = {
      field: 'guardian_email',
      code: 'invalid_format',
      message: 'This is not an e-mail address.',
    };
    expect(inFormsNames(wrong)).toEqual({ ...wrong, field: 'guardianEmail' });
    expect(inFormsNames({ ...wrong, field: 'next_of_kin_name' }).field).toBe('nextOfKinName');
    expect(inFormsNames({ ...wrong, field: 'name' }).field).toBe('name');
  });

  it('asks members for a team, and for a squad if the team has squads', () => {
    expect(fieldsOf({ isMember: true })).toEqual(['cheerTeamId']);
    expect(fieldsOf({ isMember: true, cheerTeamId: 'storm' }, null, true)).toEqual(['cheerSquadId']);
    expect(fieldsOf({ isMember: true, cheerTeamId: 'storm' })).toEqual([]);
  });
});

describe('registrationBody', () => {
  const ids = {
    userId: null,
    patientId: '01934a5e-0000-7000-8000-000000000001',
    attemptId: '01934a5e-0000-7000-8000-000000000002',
  };

  it('has the documented fields with the joined address and the gender’s label', () => {
    expect(registrationBody(WREN, ids, '2026-11-20')).toMatchObject({
      name: 'Wren Ashdown',
      dob: '1990-05-06',
      gender: 'Female',
      address: '1 Mill Lane, Harrowmere, HM1 2AB',
      email: '',
      password: '',
      cheer_team_id: null,
      user_id: null,
      patient_id: ids.patientId,
      attempt_id: ids.attemptId,
    });
  });

  it('leaves out membership and account if they are unticked', () => {
    const body = registrationBody(
      {
        ...WREN,
        cheerTeamId: 'storm',
        cheerSquadId: 'junior',
        email: 'wren@example.org',
        password: 'secret',
      },
      ids,
      '2026-11-20',
    );
    expect(body).toMatchObject({ cheer_team_id: null, cheer_squad_id: null, email: '', password: '' });
  });
});
