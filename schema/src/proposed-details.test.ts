import { describe, expect, it } from 'vitest';
import { declinedFields, PROPOSED_FIELDS, proposalState, standingOf } from './proposed-details.js';
import { patientChanges } from './validation/patient.js';

describe('what people report about themselves', () => {
  it('covers fields that a patient has', () => {
    for (const field of PROPOSED_FIELDS) expect(Object.keys(patientChanges.shape)).toContain(field);
  });

  it('waits for a decision, and is then taken over, in part or not at all', () => {
    const fields = ['town', 'postcode'];
    expect(proposalState(null, fields)).toBe('waiting');
    expect(proposalState(['postcode', 'town'], fields)).toBe('taken');
    expect(proposalState(['town'], fields)).toBe('in_part');
    expect(proposalState([], fields)).toBe('set_aside');
  });

  it('is shown beside what is on record, even if an address is one text', () => {
    const combined = { address: '1 High Street, Leeds, West Yorkshire, LS1 4DY', town: null, allergies: '' };
    expect(standingOf(combined, 'town')).toBe('Leeds');
    expect(standingOf(combined, 'allergies')).toBeNull();
    expect(standingOf({ ...combined, town: 'York' }, 'postcode')).toBeNull();
    expect(standingOf({ name: 'Robin Hale' }, 'name')).toBe('Robin Hale');
  });

  it('is declined if it is neither accepted nor on record already', () => {
    const values = [
      { field: 'town', said: 'York', recorded: 'Leeds' },
      { field: 'postcode', said: 'YO1 7HH', recorded: 'YO1 7HH' },
      { field: 'nextOfKinName', said: null, recorded: 'Alex' },
      { field: 'allergies', said: null, recorded: null },
    ];
    expect(declinedFields(values, [])).toEqual(['town', 'nextOfKinName']);
    expect(declinedFields(values, ['town', 'nextOfKinName'])).toEqual([]);
  });
});
