import { describe, expect, it } from 'vitest';
import { auditActionWords, recordActionWords } from './audit-actions.js';

describe('an audited action in words', () => {
  it('is described in its own words for one patient, where there are some', () => {
    expect(auditActionWords('PATIENT_MERGED')).toBe('merged the records of a patient');
    expect(recordActionWords('PATIENT_MERGED')).toBe('merged the record with another');
    expect(recordActionWords('Create')).toBe('wrote a see and treat log');
  });

  it('is read out where it stands in an old trail alone', () => {
    expect(recordActionWords('PATIENT_TURNED')).toBe('patient turned');
  });
});
