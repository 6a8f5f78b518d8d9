import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../positions.js';
import { isEmployedOn } from './employment.js';
import { lapsedFor, mayWork, rolesOf } from './roles-of-position.js';

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

describe('a position whose qualification ran out', () => {
  const end = { endsAt: '2026-06-10T18:00:00Z' };
  const held = (qualification: string, expiresOn: string | null = null) => ({ qualification, expiresOn });
  const [past, lastDay] = ['2026-06-09', '2026-06-10'];

  it.each([
    ['doctor', 'gmc_doctor'],
    ['medical_director', 'gmc_doctor'],
    ['nurse', 'nmc_registered_nurse'],
    ['paramedic', 'hcpc_paramedic'],
    ['first_aider', 'frec_3'],
  ] as const)('%s: not its own role any more, until its last day is over', (position, key) => {
    expect(lapsedFor(position, position, [held(key, past)], end)).toEqual([key]);
    expect(lapsedFor(position, position, [held(key, lastDay)], end)).toEqual([]);
    expect(lapsedFor(position, position, [held(key)], end)).toEqual([]);
    // Renewed beside the old one.
    expect(lapsedFor(position, position, [held(key, past), held(key, lastDay)], end)).toEqual([]);
  });

  it('goes by the day of the event', () => {
    const ends = (timeZone: string) => ({ endsAt: '2026-06-10T23:30:00Z', timeZone });
    const own = [held('gmc_doctor', lastDay)];
    expect(lapsedFor('doctor', 'doctor', own, ends('Europe/London'))).toEqual(['gmc_doctor']);
    expect(lapsedFor('doctor', 'doctor', own, ends('Atlantic/Azores'))).toEqual([]);
  });

  it('stands by any that gives it, and names all where none does', () => {
    const both = (nurse: string) => [held('hcpc_paramedic', past), held('nmc_registered_nurse', nurse)];
    expect(lapsedFor('team_leader', 'team_leader', both(lastDay), end)).toEqual([]);
    expect(lapsedFor('team_leader', 'team_leader', both(past), end)).toEqual([
      'hcpc_paramedic',
      'nmc_registered_nurse',
    ]);
  });

  it('leaves what the others allow that are in date, and Support Staff to everybody', () => {
    const own = [held('hcpc_paramedic', past), held('frec_4', lastDay)];
    expect(lapsedFor('paramedic', 'medic', own, end)).toEqual([]);
    expect(lapsedFor('paramedic', 'technician', own, end)).toEqual(['hcpc_paramedic']);
    expect(lapsedFor('paramedic', 'first_aider', [held('hcpc_paramedic', past)], end)).toEqual([
      'hcpc_paramedic',
    ]);
    expect(lapsedFor('paramedic', 'support_staff', [held('hcpc_paramedic', past)], end)).toEqual([]);
    expect(lapsedFor('support_staff', 'support_staff', [held('bls', past)], end)).toEqual([]);
  });

  it('believes a profile that records nothing for its position', () => {
    expect(lapsedFor('paramedic', 'paramedic', [], end)).toEqual([]);
    expect(lapsedFor('paramedic', 'paramedic', [held('als', past), held('unknown', past)], end)).toEqual([]);
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
