import { describe, expect, it } from 'vitest';
import { diffPath, entryWords, objectPath, readingPath, fieldWords, placeWords } from './audit-words';

describe('an entry in words', () => {
  it.each([
    ['PATIENT_LISTED', 'Patients', 'listed patients'],
    ['PATIENT_LISTED', 'Patients, gender, cheerTeamId', 'listed patients by gender, cheer team ID'],
    ['PATIENTS_EXPORTED', 'patients', 'exported a list of patients'],
    ['PRFS_EXPORTED', 'prfs, eventId', 'exported a list of PRFs by event ID'],
    ['AUDIT_LISTED', 'Audit log', 'read the audit log'],
    ['ACCESS_DENIED', 'Query.patientViews', 'was refused access: reading patient views'],
    ['ACCESS_DENIED', 'Query.prf', 'was refused access: reading PRF'],
    ['ACCESS_DENIED', 'Query.patientPrfs', 'was refused access: reading patient PRFs'],
    ['ACCESS_DENIED', 'Mutation.createApiToken', 'was refused access: asking to create API token'],
    [
      'ACCESS_DENIED',
      'Page /patients/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f',
      'was refused access: Page /patients/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f',
    ],
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

describe('a place in words', () => {
  it.each([
    ['PrimarySurvey versions', 'Primary survey versions'],
    ['/patients/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f', '/patients/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f'],
    ['PRF SL-261120-7K3M9Q2D', 'PRF SL-261120-7K3M9Q2D'],
    ['NEWS2 of the prf: see A4', 'NEWS2 of the PRF: see A4'],
    ['12 patients', '12 patients'],
    ['Two PRFs as PDF over FHIR', 'Two PRFs as PDF over FHIR'],
    ['Confirming an address: password wrong', 'Confirming an address: password wrong'],
  ])('%s is %s', (context, words) => {
    expect(placeWords(context)).toBe(words);
  });
});

describe('a field in words', () => {
  it.each([
    ['entries.heart_rate', 'entries, heart rate'],
    ['nhs_number', 'NHS number'],
    ['issue_summary', 'issue summary'],
    ['issueSummary', 'issue summary'],
    ['spo2', 'SpO2'],
    ['customPrfId', 'custom PRF ID'],
    [
      'observations/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f/heart_rate',
      'observations, 018f3a52-7c1d-7000-8000-3b9a1c2d4e5f, heart rate',
    ],
  ])('%s is %s', (field, words) => {
    expect(fieldWords(field)).toBe(words);
  });
});

describe('the link to a record', () => {
  it.each([
    ['Shift', '/shifts?shift=t-1'],
    ['TreatmentPlace', '/events/e-1/control'],
    ['Bag', '/inventory/bags/t-1'],
    ['StockTransfer', '/inventory/transfers/t-1'],
    ['StockReturn', '/inventory/returns/t-1'],
    ['Stocktake', '/inventory/stocktakes/t-1'],
    ['Recall', '/inventory/recalls/t-1'],
    ['StaffProfile', null],
  ])('for a %s is %s', (objectType, path) => {
    expect(objectPath({ objectType, entityId: 't-1', eventId: 'e-1' }, false)).toBe(path);
  });
});

describe('the link to a difference', () => {
  const changed = { action: 'PRF_UPDATED', objectType: 'Prf', objectName: 'SL-261120-7K3M9Q2D' };
  it('leads to the record’s history, at the section that was changed', () => {
    expect(diffPath({ ...changed, context: 'PrimarySurvey' })).toBe(
      '/prf/SL-261120-7K3M9Q2D/history?section=PrimarySurvey',
    );
    expect(diffPath({ ...changed, action: 'PRF_AMENDED', context: 'Amended' })).toBe(
      '/prf/SL-261120-7K3M9Q2D/history',
    );
    expect(diffPath({ ...changed, action: 'PRF_VIEWED' })).toBeNull();
    expect(diffPath({ ...changed, objectName: null })).toBeNull();
  });
});

describe('the link to unusual reading', () => {
  it('covers the local day, which starts before the UTC day in summer', () => {
    const day = { actorId: 'ada', from: '2026-07-01T23:00:00.000Z', to: '2026-07-02T23:00:00.000Z' };
    expect(readingPath(day, 'Europe/London')).toBe(
      '/reports/auditlog?person=ada&show=reading&from=2026-07-02&to=2026-07-02',
    );
    expect(readingPath({ ...day, patientId: 'bea' }, 'Europe/London')).toContain('patient=bea');
    const hour = { actorId: 'ada', from: '2026-07-01T23:00:00.000Z', to: '2026-07-02T00:00:00.000Z' };
    expect(readingPath(hour, 'Europe/London')).toBe(
      '/reports/auditlog?person=ada&show=reading&from=2026-07-02&to=2026-07-02&since=00%3A00&until=00%3A59',
    );
  });
});
