import { describe, expect, it } from 'vitest';
import { check } from './check.js';
import { staffProfile } from './staff-profile.js';

const profile = {
  position: 'paramedic',
  qualifications: [{ qualification: 'hcpc_paramedic' }],
  isActive: true,
};
const problemsOf = (changes: object) =>
  check(staffProfile, { ...profile, ...changes }).problems?.map(({ field }) => field) ?? [];

describe('a staff profile', () => {
  it('accepts keys and labels alike, and None as none', () => {
    expect(
      check(staffProfile, {
        ...profile,
        position: 'Team Leader',
        qualifications: [{ qualification: 'HCPC Paramedic', number: ' PA12345 ' }, { qualification: 'None' }],
      }).data,
    ).toEqual({
      position: 'team_leader',
      qualifications: [
        { qualification: 'hcpc_paramedic', number: 'PA12345', issuedOn: null, expiresOn: null },
      ],
      isActive: true,
      hireDate: null,
      terminationDate: null,
    });
  });

  it('with nothing recognised is Support Staff only', () => {
    for (const qualifications of [[], [{ qualification: 'None' }], [{ qualification: 'Astronaut' }]]) {
      expect(problemsOf({ qualifications })).toEqual(['position']);
      expect(problemsOf({ qualifications, position: 'Support Staff' })).toEqual([]);
    }
  });

  it.each([
    [{ position: 'Astronaut' }, ['position']],
    [{ position: 'nurse' }, ['position']],
    [{ qualifications: [{ qualification: 'hcpc_paramedic', number: '12' }] }, ['qualifications.0.number']],
    [
      {
        qualifications: [
          { qualification: 'hcpc_paramedic', issuedOn: '2026-02-02', expiresOn: '2026-02-01' },
        ],
      },
      ['qualifications.0.expiresOn'],
    ],
    [
      { qualifications: [{ qualification: 'hcpc_paramedic' }, { qualification: 'HCPC Paramedic' }] },
      ['qualifications.1.qualification'],
    ],
    [{ hireDate: '2026-02-02', terminationDate: '2026-02-01' }, ['terminationDate']],
    [{ hireDate: '2 February' }, ['hireDate']],
    // Somebody began before there was Sideline, and nobody before they were born.
    [{ hireDate: '1987-04-01' }, []],
    [{ hireDate: '0026-02-02', terminationDate: '0027-02-02' }, ['hireDate', 'terminationDate']],
    [{ terminationDate: '1999-12-31' }, ['terminationDate']],
    [
      {
        qualifications: [
          { qualification: 'hcpc_paramedic', issuedOn: '1949-02-02', expiresOn: '2206-02-01' },
        ],
      },
      ['qualifications.0.issuedOn', 'qualifications.0.expiresOn'],
    ],
  ])('%j', (changes, fields) => {
    expect(problemsOf(changes)).toEqual(fields);
  });
});
