import { describe, expect, it } from 'vitest';
import { auditActionWords, recordActionWords } from './audit-actions.js';

describe('an audited action in words', () => {
  it('has its own wording for one patient, if there is any', () => {
    expect(auditActionWords('PATIENT_MERGED')).toBe('merged the records of a patient');
    expect(recordActionWords('PATIENT_MERGED')).toBe('merged the record with another');
    expect(recordActionWords('Create')).toBe('wrote a see and treat log');
  });

  it('is readable even if it occurs only in old trails', () => {
    expect(recordActionWords('PATIENT_TURNED')).toBe('patient turned');
  });
});
