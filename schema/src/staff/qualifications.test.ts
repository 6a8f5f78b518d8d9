import { describe, expect, it } from 'vitest';
import { QUALIFICATIONS, type Qualification } from '../positions.js';
import {
  isInDate,
  satisfies,
  SHIFT_QUALIFICATION_LABELS,
  SHIFT_QUALIFICATIONS,
  unmetBy,
  type ShiftQualification,
} from './qualifications.js';

const end = { endsAt: '2026-12-01T18:00:00Z' };
const standing = (required: ShiftQualification): readonly Qualification[] =>
  QUALIFICATIONS.filter((qualification) => satisfies([{ qualification }], [required], end));

describe('the qualifications that a shift requires', () => {
  it('are the five that a shift may require, in their words', () => {
    expect(SHIFT_QUALIFICATIONS.map((key) => SHIFT_QUALIFICATION_LABELS[key])).toEqual([
      'FREC Level 3',
      'FREC Level 4 (First Response Emergency Care)',
      'ALS',
      'BLS',
      'Trauma Care',
    ]);
  });

  it.each<[ShiftQualification, readonly Qualification[]]>([
    [
      'frec_3',
      ['hcpc_paramedic', 'nmc_registered_nurse', 'gmc_doctor', 'frec_4', 'frec_3', 'ihcd_technician'],
    ],
    ['frec_4', ['hcpc_paramedic', 'nmc_registered_nurse', 'gmc_doctor', 'frec_4', 'ihcd_technician']],
    ['als', ['als']],
    [
      'bls',
      [
        'hcpc_paramedic',
        'nmc_registered_nurse',
        'gmc_doctor',
        'frec_4',
        'frec_3',
        'ihcd_technician',
        'als',
        'pls',
        'bls',
      ],
    ],
    ['trauma_care', ['trauma_care']],
  ])('%s', (required, qualifications) => {
    expect(standing(required)).toEqual(qualifications);
  });

  it('must all be held, and each missing one is named with the reason', () => {
    const held = [
      { qualification: 'hcpc_paramedic', expiresOn: null },
      { qualification: 'als', expiresOn: '2026-11-30' },
    ];
    expect(satisfies(held, ['frec_4', 'bls'], end)).toBe(true);
    expect(unmetBy(held, [...SHIFT_QUALIFICATIONS], end)).toEqual([
      { required: 'als', why: 'out_of_date' },
      { required: 'trauma_care', why: 'not_held' },
    ]);
    expect(satisfies([], [], end)).toBe(true);
    expect(satisfies([{ qualification: 'astronaut' }], ['bls'], end)).toBe(false);
  });

  it('count if one of several is in date', () => {
    const held = [
      { qualification: 'frec_4', expiresOn: '2026-01-01' },
      { qualification: 'gmc_doctor', expiresOn: '2027-01-01' },
    ];
    expect(satisfies(held, ['frec_4'], end)).toBe(true);
  });
});

describe('in date', () => {
  it('runs from the issue to the end of the last day', () => {
    const held = { qualification: 'als', issuedOn: '2023-12-02', expiresOn: '2026-12-01' };
    expect(isInDate(held, '2023-12-01')).toBe(false);
    expect(isInDate(held, '2023-12-02')).toBe(true);
    expect(isInDate(held, '2026-12-01')).toBe(true);
    expect(isInDate(held, '2026-12-02')).toBe(false);
  });

  it("uses the day of the shift's end at the event", () => {
    const held = [{ qualification: 'als', expiresOn: '2026-06-30' }];
    const late = '2026-06-30T23:30:00Z';
    expect(satisfies(held, ['als'], { endsAt: late, timeZone: 'UTC' })).toBe(true);
    // Half past midnight on 1 July in London.
    expect(satisfies(held, ['als'], { endsAt: late })).toBe(false);
    expect(satisfies(held, ['als'], { endsAt: new Date(late), timeZone: 'America/New_York' })).toBe(true);
  });
});
