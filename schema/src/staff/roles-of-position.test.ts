import { describe, expect, it } from 'vitest';
import { POSITIONS, QUALIFICATIONS } from '../positions.js';
import { isEmployedOn } from './employment.js';
import { againstRole, lapsedFor, mayWork, rolesOf } from './roles-of-position.js';

describe('the roles that a position may fill', () => {
  it.each(POSITIONS)('%s: its own', (position) => {
    expect(mayWork(position, position)).toBe(true);
  });

  it('leave regulated titles and leads to those who hold them', () => {
    for (const role of ['paramedic', 'nurse', 'team_leader', 'medical_director', 'trainer'] as const)
      expect(POSITIONS.filter((position) => mayWork(position, role))).toEqual([role]);
    expect(POSITIONS.filter((position) => mayWork(position, 'doctor'))).toEqual([
      'doctor',
      'medical_director',
    ]);
  });

  it('let a person do less than they are qualified for, never more', () => {
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

  it('are none for an unknown position', () => {
    expect(rolesOf('astronaut')).toEqual([]);
    expect(mayWork('astronaut', 'astronaut')).toBe(false);
    expect(mayWork('doctor', 'astronaut')).toBe(false);
  });
});

describe('a position whose qualification has expired', () => {
  const end = { endsAt: '2026-06-10T18:00:00Z' };
  const held = (qualification: string, expiresOn: string | null = null) => ({ qualification, expiresOn });
  const [past, lastDay] = ['2026-06-09', '2026-06-10'];

  it.each([
    ['doctor', 'gmc_doctor'],
    ['medical_director', 'gmc_doctor'],
    ['nurse', 'nmc_registered_nurse'],
    ['paramedic', 'hcpc_paramedic'],
    ['first_aider', 'frec_3'],
  ] as const)('%s: no longer fills its own role, once its last day is over', (position, key) => {
    expect(lapsedFor(position, position, [held(key, past)], end)).toEqual([key]);
    expect(lapsedFor(position, position, [held(key, lastDay)], end)).toEqual([]);
    expect(lapsedFor(position, position, [held(key)], end)).toEqual([]);
    // Renewed beside the old one.
    expect(lapsedFor(position, position, [held(key, past), held(key, lastDay)], end)).toEqual([]);
  });

  it('uses the day of the event', () => {
    const ends = (timeZone: string) => ({ endsAt: '2026-06-10T23:30:00Z', timeZone });
    const own = [held('gmc_doctor', lastDay)];
    expect(lapsedFor('doctor', 'doctor', own, ends('Europe/London'))).toEqual(['gmc_doctor']);
    expect(lapsedFor('doctor', 'doctor', own, ends('Atlantic/Azores'))).toEqual([]);
  });

  it('is covered by any qualification that gives it, and names all if none does', () => {
    const both = (nurse: string) => [held('hcpc_paramedic', past), held('nmc_registered_nurse', nurse)];
    expect(lapsedFor('team_leader', 'team_leader', both(lastDay), end)).toEqual([]);
    expect(lapsedFor('team_leader', 'team_leader', both(past), end)).toEqual([
      'hcpc_paramedic',
      'nmc_registered_nurse',
    ]);
  });

  it('keeps what other qualifications in date allow, and Support Staff for everyone', () => {
    const own = [held('hcpc_paramedic', past), held('frec_4', lastDay)];
    expect(lapsedFor('paramedic', 'medic', own, end)).toEqual([]);
    expect(lapsedFor('paramedic', 'technician', own, end)).toEqual(['hcpc_paramedic']);
    expect(lapsedFor('paramedic', 'first_aider', [held('hcpc_paramedic', past)], end)).toEqual([
      'hcpc_paramedic',
    ]);
    expect(lapsedFor('paramedic', 'support_staff', [held('hcpc_paramedic', past)], end)).toEqual([]);
    expect(lapsedFor('support_staff', 'support_staff', [held('bls', past)], end)).toEqual([]);
  });

  it('trusts a profile that records nothing for its position', () => {
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

/** By hand, every position and every role: what a position may fill while its own evidence is in date, and nothing else is held. */
const BY_POSITION: Readonly<Record<(typeof POSITIONS)[number], string>> = {
  // Roles in the order of POSITIONS: paramedic, team leader, nurse, doctor, medical director, first responder, medic, first
  // aider, technician, advanced medic, trainer, paediatric medic, support staff.
  paramedic: 'P . . . . R M A T . . . S',
  team_leader: '. L . . . R M A T . . . S',
  nurse: '. . N . . R M A T . . . S',
  doctor: '. . . D . R M A T . . . S',
  medical_director: '. . . D C R M A T . . . S',
  first_responder: '. . . . . R . A . . . . S',
  medic: '. . . . . R M A . . . . S',
  first_aider: '. . . . . . . A . . . . S',
  technician: '. . . . . R M A T . . . S',
  advanced_medic: '. . . . . R M A . V . . S',
  trainer: '. . . . . . . . . . X . S',
  paediatric_medic: '. . . . . . . . . . . K S',
  support_staff: '. . . . . . . . . . . . S',
};

/** By hand, every qualification and every role: what it lets somebody fill whose position says nothing (Support Staff). */
const BY_EVIDENCE: Readonly<Record<(typeof QUALIFICATIONS)[number], string>> = {
  hcpc_paramedic: 'P . . . . R M A T . . . S',
  nmc_registered_nurse: '. . N . . R M A T . . . S',
  gmc_doctor: '. . . D . R M A T . . . S',
  frec_4: '. . . . . R M A . . . . S',
  frec_3: '. . . . . . . A . . . . S',
  ihcd_technician: '. . . . . R M A T . . . S',
  als: '. . . . . R M A . V . . S',
  pls: '. . . . . . . . . . . K S',
  bls: '. . . . . . . . . . . . S',
  trauma_care: '. . . . . . . . . . . . S',
  none: '. . . . . . . . . . . . S',
};

const rolesIn = (row: string) => POSITIONS.filter((_, index) => row.split(' ')[index] !== '.');
const mayFill = (position: string, keys: readonly string[], expiresOn: string | null = null) =>
  POSITIONS.filter(
    (role) =>
      againstRole(
        position,
        role,
        keys.map((qualification) => ({ qualification, expiresOn })),
        { endsAt: '2026-06-10T18:00:00Z' },
      ) === null,
  );
const together = (...lists: readonly (readonly string[])[]) =>
  POSITIONS.filter((role) => lists.some((list) => list.includes(role)));

describe('the roles that a position and what is held allow', () => {
  it.each(POSITIONS)('%s: its own row, trusted if nothing is recorded', (position) => {
    expect(mayFill(position, [])).toEqual(rolesIn(BY_POSITION[position]));
  });

  it.each(POSITIONS.flatMap((position) => QUALIFICATIONS.map((key) => [position, key] as const)))(
    '%s with %s: both rows, and no appointment by evidence',
    (position, key) => {
      expect(mayFill(position, [key])).toEqual(
        together(rolesIn(BY_POSITION[position]), rolesIn(BY_EVIDENCE[key])),
      );
    },
  );

  it('lets a team leader work as what they are registered as, and as nothing else', () => {
    expect(mayFill('team_leader', ['hcpc_paramedic'])).toEqual(
      expect.arrayContaining(['paramedic', 'team_leader']),
    );
    expect(mayFill('team_leader', ['hcpc_paramedic'])).not.toContain('nurse');
    expect(mayFill('team_leader', ['nmc_registered_nurse'])).not.toContain('paramedic');
  });

  it('excludes what has expired, and says what it was', () => {
    const held = [{ qualification: 'hcpc_paramedic', expiresOn: '2026-06-09' }];
    const end = { endsAt: '2026-06-10T18:00:00Z' };
    const lapsed = { why: 'lapsed', lapsed: ['hcpc_paramedic'] };
    expect(againstRole('team_leader', 'paramedic', held, end)).toEqual(lapsed);
    expect(againstRole('support_staff', 'paramedic', held, end)).toEqual(lapsed);
    expect(againstRole('support_staff', 'nurse', held, end)).toEqual({ why: 'position' });
    // Whatever the title: a nurse with a second registration in date is no longer stopped by the first.
    expect(
      againstRole('paramedic', 'medic', [...held, { qualification: 'nmc_registered_nurse' }], end),
    ).toBeNull();
    expect(mayFill('paramedic', ['hcpc_paramedic'], '2026-06-09')).toEqual(['support_staff']);
  });
});
