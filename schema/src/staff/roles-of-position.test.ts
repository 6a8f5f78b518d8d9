import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../positions.js';
import { isEmployedOn } from './employment.js';
import { mayWork, rolesOf } from './roles-of-position.js';

describe('the roles that a position may fill', () => {
  it.each(POSITIONS)('%s: its own', (position) => {
    expect(mayWork(position, position)).toBe(true);
  });

  it('leaves regulated titles and leads to those who hold them', () => {
    for (const role of ['paramedic', 'nurse', 'team_leader', 'medical_director', 'trainer'] as const)
      expect(POSITIONS.filter((position) => mayWork(position, role))).toEqual([role]);
    expect(POSITIONS.filter((position) => mayWork(position, 'doctor'))).toEqual([
      'doctor',
      'medical_director',
    ]);
  });

  it('lets who can do more stand where less is asked for, never the other way', () => {
    expect(rolesOf('technician')).toEqual([
      'first_responder',
      'medic',
      'first_aider',
      'technician',
      'support_staff',
    ]);
    expect(rolesOf('first_aider')).toEqual(['first_aider', 'support_staff']);
    expect(rolesOf('support_staff')).toEqual(['support_staff']);
    for (const position of POSITIONS)
      for (const role of rolesOf(position))
        expect(rolesOf(position)).toEqual(expect.arrayContaining([...rolesOf(role)]));
  });

  it('allows nothing to what is no position', () => {
    expect(rolesOf('astronaut')).toEqual([]);
    expect(mayWork('astronaut', 'astronaut')).toBe(false);
    expect(mayWork('doctor', 'astronaut')).toBe(false);
  });
});

describe('employed', () => {
  const profile = { isActive: true, hireDate: '2026-03-01', terminationDate: '2026-09-30' };
  it('from the day of hire to the day of leaving, while active', () => {
    expect(isEmployedOn(profile, '2026-02-28')).toBe(false);
    expect(isEmployedOn(profile, '2026-03-01')).toBe(true);
    expect(isEmployedOn(profile, '2026-09-30')).toBe(true);
    expect(isEmployedOn(profile, '2026-10-01')).toBe(false);
    expect(isEmployedOn({ ...profile, isActive: false }, '2026-05-01')).toBe(false);
    expect(isEmployedOn({ isActive: true }, '2026-05-01')).toBe(true);
  });
});
