import { describe, expect, it } from 'vitest';
import { entryWords } from './audit-words';

describe('an entry in words', () => {
  it.each([
    ['PATIENT_LISTED', 'Patients', 'listed patients'],
    ['PATIENT_LISTED', 'Patients, gender, cheerTeamId', 'listed patients by gender, cheer team id'],
    ['PATIENTS_EXPORTED', 'patients', 'took a list of patients as a file'],
    ['PRFS_EXPORTED', 'prfs, eventId', 'took a list of PRFs as a file by event id'],
    ['AUDIT_LISTED', 'Audit log', 'read the audit log'],
    ['ACCESS_DENIED', 'Query.patientViews', 'was refused access: reading patient views'],
    ['ACCESS_DENIED', 'Mutation.createAdmin', 'was refused access: asking to create admin'],
    ['ACCESS_DENIED', 'Sign-in failed', 'was refused access: Sign-in failed'],
    ['ACCESS_DENIED', 'PRF as PDF', 'was refused access: PRF as PDF'],
    ['PRF_UPDATED', 'PrimarySurvey', 'wrote in a PRF: Primary survey'],
    ['LOGIN', null, 'signed in'],
    ['LOGOUT', null, 'signed out'],
    ['LOGOUT', 'Idle lock', 'signed out: Idle lock'],
  ])('%s with %s is %s', (action, context, words) => {
    expect(entryWords(action, context)).toBe(words);
  });
});
