import { describe, expect, it } from 'vitest';
import { knownPractice } from './known-practice';

const PATIENT = { gp_practice: ' Harbour Surgery (Y01234) ' };

describe('knownPractice', () => {
  it('offers the practice with its code, as the patient’s row has it', () => {
    expect(knownPractice(PATIENT, {})).toEqual({
      group: 'practitioners',
      what: 'GP practice',
      words: 'Harbour Surgery (Y01234)',
      values: { practitioners: [{ organisation: 'Harbour Surgery (Y01234)' }] },
    });
  });

  it('offers nothing where a practitioner is named, none is known, or there is no patient', () => {
    expect(knownPractice(PATIENT, { practitioners: [{ family_name: 'Beck' }] })).toBeNull();
    expect(knownPractice({ gp_practice: '  ' }, {})).toBeNull();
    expect(knownPractice({ gp_practice: null }, {})).toBeNull();
    expect(knownPractice(null, {})).toBeNull();
  });
});
