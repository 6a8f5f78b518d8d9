import { describe, expect, it } from 'vitest';
import { knownPractice } from './known-practice';

const PATIENT = { gpPractice: ' Harbour Surgery (Y01234) ' };

describe('knownPractice', () => {
  it('offers the practice with its code, as the patient’s row has it', () => {
    expect(knownPractice(PATIENT, {})).toEqual({
      group: 'practitioners',
      what: 'GP practice',
      words: 'Harbour Surgery (Y01234)',
      values: { practitioners: [{ organisation: 'Harbour Surgery (Y01234)' }] },
    });
  });

  it('offers nothing if a practitioner is named, none is known, or there is no patient', () => {
    expect(knownPractice(PATIENT, { practitioners: [{ family_name: 'Beck' }] })).toBeNull();
    expect(knownPractice({ gpPractice: '  ' }, {})).toBeNull();
    expect(knownPractice({ gpPractice: null }, {})).toBeNull();
    expect(knownPractice(null, {})).toBeNull();
  });
});
